import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { afterPayment } from '#domain/reservation/after-payment.ts';
import { acceptProof } from '#domain/reservation/check-proof.ts';
import {
	mayBeMore,
	methodsFor,
	mostBackBy,
	type PaymentKind,
	type PaymentMethod,
	paymentFault,
	recordPayment as recorded,
} from '#domain/reservation/payment.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { momentInBooks } from '#server/features/refund/refund.repo.ts';
import { findRefundAccount, type RefundAccountRow } from '#server/features/refund-account/refund-account.repo.ts';
import { sentTo } from '#server/features/refund-account/sent-to.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { countPayments, findMoved, findPayment, insertPayment, type PaymentRow, settleProofs } from './payment.repo.ts';
import { lockReservation, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { columnsOf, remindedOf, reservationOf } from './reservation-row.repo.ts';
import { findTellFacts } from './tell-facts.repo.ts';

/** The key is the payment's id. `isMore`: more than is due, said expressly. */
type Body = {
	key: string;
	kind: PaymentKind;
	won: number;
	method: PaymentMethod;
	note?: string | undefined;
	isMore?: boolean | undefined;
	seenPaid?: number | undefined;
	/** When the guest had last said where a refund goes, as it was seen; null or left out where nothing was seen. */
	seenAccountAt?: string | null | undefined;
	/** What a bank's statement has: it was sent on this day, whatever anybody has seen of it here. */
	sentOn?: string | undefined;
};

/** As many as the page of a reservation shows. */
const mostPayments = 100;

type Step = Pick<Context, 'services' | 'now'> & { work: Transaction; viewer: Viewer };

/** A payment or refund as it is written down, with its mails; the step of everything that books money. */
export async function bookPayment({ work, services, now, viewer }: Step, { id, body }: { id: string; body: Body }) {
	const found = await lockReservation(work, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!found || !role || role === 'member') return refuse('not-found');
	if (!mayDo(viewer, 'payment.record', found.organisationId)) return refuse('not-allowed');
	const known = await findPayment(work, body.key);
	if (known) return isRepeat(known, { id, body, viewer }) ? accept({}) : refuse('key-reused');
	if (!methodsFor(role).includes(body.method))
		return refuse('invalid-input', { faults: [{ at: 'method', code: 'choose-one' }] });
	if ((await countPayments(work, id)) >= mostPayments) return refuse('not-allowed');
	const reservation = reservationOf(found.row);
	// Two desks that see the same transfer: the second is told instead of booking it once more.
	if (body.seenPaid !== undefined && body.seenPaid !== reservation.money.paid) return refuse('changed-since');
	const way = body.kind === 'refund' ? await findRefundAccount(work, id) : undefined;
	// Sent to an account that its guest has taken back meanwhile, or that was never looked at: whoever sends it looks again first.
	if (!isWaySeen(way, { body, role })) return refuse('changed-since');
	const isMore = body.isMore === true && mayBeMore(role, body);
	const next = recordedIn(reservation, body, { isOperator: role === 'operator', isMore, now });
	const fault = paymentFault(reservation, body.kind, body.won, isMore);
	if (!next || fault) return refuse('invalid-input', { faults: [{ at: 'won', code: fault ?? 'more-than-due' }] });
	if (body.kind === 'refund' && body.won > mostBackBy(await findMoved(work, id), body.method))
		return refuse('invalid-input', { faults: [{ at: 'method', code: 'beyond-way' }] });
	const { key, kind, won, method, note } = body;
	const row = { id: key, reservationId: id, kind, won, method, note: note || null, actorId: viewer.id };
	const at = kind === 'refund' ? await momentInBooks(work, now) : now;
	// The same key for another reservation at the same instant.
	if (!(await insertPayment(work, { ...row, actor: role, at }))) return refuse('key-reused');
	const { row: stored, eraseAfterDays } = found;
	const noted = { reminded: remindedOf(stored), isErased: stored.erasedAt !== null, eraseAfterDays };
	await saveReservation(work, id, columnsOf(next, noted));
	if (next.proof?.status === 'accepted' && stored.proof?.status === 'sent')
		await settleProofs(work, [id], { status: 'accepted', receivedWon: won, decidedAt: now, decidedBy: viewer.id });
	const facts = await findTellFacts(work, id, now);
	const telling = kind === 'payment' ? 'paid' : 'refunded';
	const cause = await recordEvent(work, {
		...{ kind: `reservation.${telling}`, subject: ['reservation', id], actor: role, actorId: viewer.id, at: now },
		...{ parties: stored, facts: { code: stored.code, productId: stored.productId, won } },
	});
	if (facts)
		await queueMails(
			{ queries: work, keys: services.keys, cause },
			reservationMails(
				telling,
				{ ...facts, won, actor: role, ...(kind === 'refund' && { refundTo: sentTo(services.keys, way, body) }) },
				services.origin,
			),
		);
	return accept({});
}

type Seen = { body: Body; role: ReservationRole };

/** Whoever says that something was transferred has seen where to, for its guest is told of that account. */
function isWaySeen(way: RefundAccountRow | undefined, { body, role }: Seen): boolean {
	if (body.kind !== 'refund' || body.sentOn !== undefined) return true;
	const isTransferred = role === 'operator' && body.method === 'transfer';
	if (!isTransferred && body.seenAccountAt === undefined) return true;
	return (body.seenAccountAt ?? null) === (way?.givenAt?.toISOString() ?? null);
}

/** Who sees the account and records a transfer has thereby found what the slip that waits is about. */
function recordedIn(
	reservation: Reservation,
	{ kind, won, method }: Body,
	{ isOperator, isMore, now }: { isOperator: boolean; isMore: boolean; now: Date },
): Reservation | undefined {
	const money = recorded(reservation.money, kind, won, isMore);
	if (!money) return undefined;
	const isFound = isOperator && kind === 'payment' && method === 'transfer';
	return (isFound && acceptProof(reservation, { won, now, isMore })) || afterPayment(reservation, money, now);
}

const isRepeat = (known: PaymentRow, { id, body, viewer }: { id: string; body: Body; viewer: Viewer }): boolean =>
	known.reservationId === id &&
	known.actorId === viewer.id &&
	known.kind === body.kind &&
	known.won === body.won &&
	known.method === body.method &&
	known.note === (body.note || null);
