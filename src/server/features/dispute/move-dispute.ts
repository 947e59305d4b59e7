import type { disputeEndpoints } from '#contract/api/dispute.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
	afterRefund,
	type Dispute,
	isOpenDispute,
	isSound,
	moved,
	stepUntil,
	wonOwedBy,
} from '#domain/dispute/dispute.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import {
	type FoundReservation,
	lockReservation,
	saveReservation,
} from '#server/features/reservation/reservation.repo.ts';
import { columnsOf, remindedOf, reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { type DisputeRow, findDispute, saveDispute } from './dispute.repo.ts';
import { disputeOf, disputeRole, mostBack, standingOf } from './dispute-view.ts';
import { recordDispute } from './record-dispute.ts';

type Input = InputOf<(typeof disputeEndpoints)['POST /api/disputes/:id/moves']>;

/** A step of mediation, behind the lock on the reservation. A refund that it ends in is owed from then on. */
export function moveDispute({ services, viewer, memberId, now }: MemberContext, { params: { id }, body }: Input) {
	return services.transact(async (work) => {
		const known = await findDispute(work, id);
		const found = known && (await lockReservation(work, known.reservationId));
		const who = found && disputeRole(viewer, found);
		const row = found && (await findDispute(work, id));
		if (!found || !who || !row) return refuse('not-found');
		if (!who.mayAct) return refuse('not-allowed');
		if (!isSeen(row, body.seen)) return refuse('changed-since');
		const { move, outcome, won = 0, answer } = body;
		const said = outcome && { outcome, won };
		const mostWon = mostBack(found);
		if (said && (move === 'propose' || move === 'decide') && !isSound(said, mostWon))
			return refuse('invalid-input', { faults: [{ at: 'won', code: won > mostWon ? 'more-than-due' : 'required' }] });
		const dispute = disputeOf(row);
		const next = moved(dispute, { move, role: who.role, said, mostWon });
		// What is proposed may be owed another way since: its page says so and offers no yes any more, to who still had one.
		if (!next && move === 'accept' && moved(dispute, { move, role: who.role, mostWon: row.won }))
			return refuse('changed-since');
		if (!next) return refuse('not-allowed');
		const isMediation = move === 'propose' || move === 'decide';
		await saveDispute(work, id, {
			...columnsOfDispute(next, now),
			...(isMediation && { answer: answer ?? '', mediatorId: memberId }),
		});
		await giveBack(work, found, wonOwedBy(next));
		await recordDispute(work, services, {
			...{ found, kind: eventOf[move], by: who.role, actorId: memberId, at: now },
			stage: move === 'accept' && next.state === 'proposed' ? 'answered' : next.state,
			facts: { outcome: next.outcome ?? '', won: next.won, state: next.state },
		});
		const after = (await lockReservation(work, row.reservationId)) ?? found;
		return accept(standingOf({ viewer, found: after, row: await findDispute(work, id), now }));
	});
}

/** Nobody answers another outcome, amount or explanation than they have read. */
const isSeen = (row: DisputeRow, { state, outcome, won, answer }: Input['body']['seen']): boolean =>
	row.state === state && row.outcome === outcome && row.won === won && (row.answer ?? '') === answer;

const eventOf = {
	propose: 'dispute.outcome-proposed',
	accept: 'dispute.outcome-accepted',
	decline: 'dispute.outcome-declined',
	decide: 'dispute.outcome-decided',
	withdraw: 'dispute.given-up',
} as const;

function columnsOfDispute({ state, outcome, won, hasAccepted }: Dispute, now: Date): Partial<DisputeRow> {
	const sums = { state, outcome, won, isMemberFor: hasAccepted.member, isProviderFor: hasAccepted.provider };
	if (!isOpenDispute(state)) return { ...sums, closedAt: now };
	return { ...sums, until: stepUntil(state === 'proposed' ? 'proposed' : 'open', now) };
}

async function giveBack(work: Transaction, { row, eraseAfterDays }: FoundReservation, won: number): Promise<void> {
	if (won === 0) return;
	const reservation = reservationOf(row);
	const next = { ...reservation, money: afterRefund(reservation.money, won) };
	const noted = { reminded: remindedOf(row), isErased: row.erasedAt !== null, eraseAfterDays };
	await saveReservation(work, row.id, columnsOf(next, noted));
}
