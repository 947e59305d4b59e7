import type { refundAccountEndpoints } from '#contract/api/refund-account.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { maySayWay, tidyAccount, traceOf, waysBack } from '#domain/refund/refund-account.ts';
import { refundDue } from '#domain/reservation/reservation.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { lockReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationMails } from '#server/features/reservation/reservation-mails.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import { findPayments } from '#server/features/reservation/reservation-view.repo.ts';
import { findTellFacts } from '#server/features/reservation/tell-facts.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findRefundStanding, isRefundDesk, roleAt } from './find-refund-standing.ts';
import { findRefundAccount, saveRefundWay } from './refund-account.repo.ts';
import { sealAccount } from './sealed-refund-account.ts';

type Input = InputOf<(typeof refundAccountEndpoints)['PUT /api/reservations/:id/refund-account']>;

const mostPayments = 100;

/**
 * Its guest says where a refund goes, or an operator who looks after money writes down what the guest says; a house never does, for no account is theirs
 * to see. Until all of it was sent it can be said otherwise: by whom signed in a moment ago, since an open screen may be anybody's.
 * Whoever said it, the guest is mailed, and the trail has it without the number.
 */
export async function giveRefundAccount(context: MemberContext, { params: { id }, body }: Input) {
	const { queries, services, memberId } = context;
	const retryAfter = await countAttempt({ queries, services }, 'refund-account', `${memberId} ${id}`);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const done = await services.transact((work) => write({ ...context, work }, { id, body }));
	if (!done.ok) return done;
	const standing = await findRefundStanding(context, id);
	return standing ? accept(standing) : refuse('not-found');
}

type Writing = Omit<MemberContext, 'queries'> & { work: Transaction };

async function write(context: Writing, { id, body }: { id: string; body: Input['body'] }) {
	const { work, services, viewer, memberId, now } = context;
	const found = await lockReservation(work, id);
	const role = found && roleAt(found, viewer);
	if (!found || !role) return refuse('not-found');
	const due = refundDue(reservationOf(found.row).money);
	const isTheirs = role === 'member' || isRefundDesk(role, viewer);
	if (!isTheirs || !maySayWay({ refundDue: due })) return refuse('not-allowed');
	const before = await findRefundAccount(work, id);
	const payments = await findPayments(work, id, mostPayments);
	const isChanged = before !== undefined && before.way !== null;
	const late = isChanged || role === 'operator' ? requireRecentSignIn(context) : undefined;
	if (late) return late;
	const moved = payments.map(({ reversedAt, ...one }) => ({ ...one, isReversed: reversedAt !== null }));
	if (!waysBack(moved, due).includes(body.way))
		return refuse('invalid-input', { faults: [{ at: 'way', code: 'choose-one' }] });
	const account = body.way === 'account' ? tidyAccount(body.account) : undefined;
	await saveRefundWay(work, id, {
		...{ way: body.way, sealed: account ? sealAccount(services.keys, id, account) : null },
		...{ givenAt: now, givenBy: memberId, givenAs: role },
	});
	const { code, productId } = found.row;
	const cause = await recordEvent(work, {
		...{ kind: isChanged ? 'refund.account-changed' : 'refund.account-given', subject: ['reservation', id] },
		...{ actor: role, actorId: memberId, parties: found.row, at: now },
		facts: { code, productId, reservation: code, way: body.way },
	});
	const facts = await findTellFacts(work, id, now);
	const told = { way: body.way, isChanged, account: account && traceOf(account) };
	if (facts)
		await queueMails(
			{ queries: work, keys: services.keys, cause },
			reservationMails('account-given', { ...facts, actor: role, refundTo: told }, services.origin),
		);
	return accept({});
}
