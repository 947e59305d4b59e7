import { randomUUID } from 'node:crypto';
import type { proofEndpoints } from '#contract/api/proof.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { acceptProof, refuseProof } from '#domain/reservation/check-proof.ts';
import { remindedToPay } from '#domain/reservation/due.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { isLastAgain } from '#domain/reservation/proof.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { insertPayment, settleProofs } from './payment.repo.ts';
import { countWaitingProofs, findWaitingReservations } from './proof.repo.ts';
import { type FoundReservation, lockReservations, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Input = InputOf<(typeof proofEndpoints)['POST /api/proofs/:id/decision']>;
type Body = Input['body'];

/** Found in the account: paid, with the payment and its mails. Or not: the guest is told why, and asked again. All of it or nothing. */
export async function decideProof({ queries, services, now, viewer }: Given, { params: { id }, body }: Input) {
	if (!viewer) return refuse('not-found');
	const done = await services.transact((work) => decide({ work, services, now, viewer }, { fileId: id, body }));
	return done.ok ? accept({ waiting: await countWaitingProofs(queries) }) : done;
}

type Step = Pick<Given, 'services' | 'now'> & { work: Transaction; viewer: Viewer };

async function decide({ work, services, now, viewer }: Step, { fileId, body }: { fileId: string; body: Body }) {
	const found = await lockReservations(work, await findWaitingReservations(work, fileId));
	// Somebody else has decided it, or a newer slip took its place, while this one was looked at.
	if (found.length === 0 || found.some(({ row }) => row.proof?.status !== 'sent')) return refuse('not-allowed');
	const decided = found.map((one) => ({ one, next: nextOf(one, body, now) }));
	if (body.decision === 'accept' && body.amounts.length !== found.length) return rollBack(refuse('not-allowed'));
	for (const { one, next } of decided) {
		if (!next) return rollBack(refuse('invalid-input', { faults: [{ at: one.row.id, code: 'more-than-due' }] }));
		await write({ work, services, now, viewer }, { one, next, body });
	}
	await recordAudit(work, {
		event: body.decision === 'accept' ? 'payment.slip-accepted' : 'payment.slip-refused',
		actorId: viewer.id,
		subjectId: found[0]?.row.memberId ?? null,
		subject: ['file', fileId],
		details: { fileId, reservations: found.map(({ row }) => row.code).join(' ') },
		changes: { status: { before: 'sent', after: body.decision === 'accept' ? 'accepted' : 'refused' } },
		at: now,
	});
	return accept({});
}

const wonFor = (id: string, body: Body): number =>
	body.decision === 'accept' ? (body.amounts.find(({ reservationId }) => reservationId === id)?.won ?? 0) : 0;

function nextOf({ row }: FoundReservation, body: Body, now: Date): Reservation | undefined {
	const reservation = reservationOf(row);
	if (body.decision === 'accept') return acceptProof(reservation, { won: wonFor(row.id, body), now });
	return refuseProof(reservation, { reason: body.reason, note: body.note || null, now });
}

/** Its date has passed, and time frees it next. */
function isFreedNow(reservation: Reservation, now: Date): boolean {
	const { isFreed, by } = paymentState(reservation);
	return isFreed && by !== null && by <= now;
}

type Decided = { one: FoundReservation; next: Reservation; body: Body };

async function write({ work, services, now, viewer }: Step, { one, next: decided, body }: Decided): Promise<void> {
	const { row, eraseAfterDays } = one;
	const isOverdue = isFreedNow(decided, now);
	// Nothing is freed before its guest was reminded: where nobody did that yet, this mail does.
	const next = isOverdue && !row.isPayReminded ? remindedToPay(decided, now) : decided;
	const won = wonFor(row.id, body);
	const isFound = body.decision === 'accept';
	const reminded = { ...remindedOf(row), pay: row.isPayReminded || isOverdue };
	const noted = { reminded, isErased: row.erasedAt !== null, eraseAfterDays };
	await saveReservation(work, row.id, { ...columnsOf(next, noted), isPayReminded: reminded.pay });
	const { reason = null, note = null } = next.proof ?? {};
	const status = isFound ? 'accepted' : 'refused';
	const receivedWon = isFound ? won : null;
	await settleProofs(work, [row.id], { status, receivedWon, reason, note, decidedAt: now, decidedBy: viewer.id });
	if (isFound)
		await insertPayment(work, {
			...{ id: randomUUID(), reservationId: row.id, kind: 'payment', method: 'transfer', note: null },
			...{ won, actor: 'operator', actorId: viewer.id, at: now },
		});
	const telling = isFound ? 'paid' : 'slip-refused';
	const cause = await recordEvent(work, {
		...{ kind: `reservation.${telling}`, subject: ['reservation', row.id], actor: 'operator', actorId: viewer.id },
		...{ parties: row, at: now, facts: { code: row.code, productId: row.productId, ...(isFound && { won }) } },
	});
	const facts = await findTellFacts(work, row.id, now);
	if (!facts) return;
	const { won: dueWon, by } = paymentState(next);
	const slip = { reason, note, isLate: isFreedNow(next, now), isLast: isLastAgain(next) };
	const told = { ...facts, actor: 'operator' as const, won: isFound ? won : dueWon, payBy: by, slip };
	await queueMails({ queries: work, keys: services.keys, cause }, reservationMails(telling, told, services.origin));
}
