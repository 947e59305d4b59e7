import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { mayReverse, reversePayment as reversed } from '#domain/reservation/reverse-payment.ts';
import { freeLineOf } from '#server/features/bank/bank-match.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { momentInBooks } from '#server/features/refund/refund.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { findPayment, markReversed } from './payment.repo.ts';
import { lockReservation, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

type Step = Pick<Context, 'services' | 'now'> & { work: Transaction; viewer: Viewer };
type Asked = { id: string; payment: string; reason: string };

/** The step of everything that takes an entry back; the line of a bank statement it stood for is open again. */
export async function takeBackPayment({ work, services, now, viewer }: Step, { id, payment, reason }: Asked) {
	const found = await lockReservation(work, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!found || !role || role === 'member') return refuse('not-found');
	const entry = await findPayment(work, payment);
	if (entry?.reservationId !== id) return refuse('not-found');
	if (!mayDo(viewer, 'payment.record', found.organisationId)) return refuse('not-allowed');
	// A repeat, or two at once: it is as they wanted it.
	if (entry.reversedAt !== null) return accept({});
	const next = mayReverse(entry, { role, memberId: viewer.id }) && reversed(reservationOf(found.row), entry, now);
	if (!next) return refuse('not-allowed');
	await freeLineOf(work, payment);
	const reversedAt = entry.kind === 'refund' ? await momentInBooks(work, now) : now;
	await markReversed(work, payment, { reversedAt, reversedBy: viewer.id, reversalReason: reason });
	const { row: stored, eraseAfterDays } = found;
	const noted = { reminded: remindedOf(stored), isErased: stored.erasedAt !== null, eraseAfterDays };
	await saveReservation(work, id, columnsOf(next, noted));
	const facts = await findTellFacts(work, id, now);
	const { won } = entry;
	const cause = await recordEvent(work, {
		...{ kind: 'reservation.payment-reversed', subject: ['reservation', id], actor: role, actorId: viewer.id, at: now },
		...{ parties: stored, facts: { code: stored.code, productId: stored.productId, won } },
	});
	if (facts)
		await queueMails(
			{ queries: work, keys: services.keys, cause },
			reservationMails('payment-reversed', { ...facts, won, reason, actor: role }, services.origin),
		);
	return accept({});
}
