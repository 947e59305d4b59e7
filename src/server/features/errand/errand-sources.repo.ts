import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ErrandKind } from '#domain/errand/errand.ts';
import { dispute } from '#server/db/schema/dispute.ts';
import { provider } from '#server/db/schema/provider.ts';
import { isRefundWayKnown } from '#server/db/schema/refund.ts';
import { isRefundOwed, owedSince, reservation, waitsForAnswer } from '#server/db/schema/reservation.ts';
import { thread, threadMark, threadParty } from '#server/db/schema/thread.ts';
import { waiting } from '#server/db/schema/waiting.ts';

/** Whose errands: a member's own as a guest, and those of the houses they answer for. */
export type ErrandOwner = { memberId: string; houses: readonly string[]; now: Date };

type Source = (owner: ErrandOwner) => SQL;

/** Of the house's guests; nobody answers their own request. */
const isForHouse = ({ memberId, houses }: ErrandOwner): SQL =>
	sql`${inArray(reservation.providerId, [...houses])} and ${reservation.memberId} <> ${memberId}`;

/** A guest who wrote about something longer ago has been forgotten or helped otherwise. */
const recentDays = 120;
/** Of a house that answers nobody, so many are looked through; of threads about other things too, ten times as many. */
const mostWaiting = 100;
const mostLookedAt = 1_000;

const at = ({ now }: ErrandOwner) => sql`${now.toISOString()}::timestamptz`;

const unpaid = (owner: ErrandOwner): SQL => sql`
		select ${reservation.id} as id, ${reservation.confirmedAt} as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and ${reservation.status} = 'confirmed'
			and ${reservation.startsAt} > ${at(owner)}
			and ${reservation.paidWon} - ${reservation.refundedWon} < ${reservation.totalWon} + ${reservation.keptWon}`;

const isSlipRefused = sql`coalesce(${reservation.proof} ->> 'status', '') = 'refused'`;

/**
 * How the database finds each kind: its subject's id and until when, both under these names. Every one goes by an index
 * of the member or of the house, since the header of every page asks. A kind whose rule is more than a condition finds
 * what may be one here and is narrowed by the rule itself (find-errands.ts).
 */
export const errandSources: Record<ErrandKind, Source> = {
	'take-offer': (owner) => sql`
		select ${waiting.id} as id, ${waiting.offerUntil} as until from ${waiting}
		where ${waiting.memberId} = ${owner.memberId} and ${waiting.status} = 'offered' and ${waiting.offerUntil} > ${at(owner)}`,
	transfer: (owner) => sql`${unpaid(owner)} and not ${isSlipRefused}`,
	'slip-refused': (owner) => sql`${unpaid(owner)} and ${isSlipRefused}`,
	'answer-price': (owner) => sql`
		select ${reservation.id} as id, (${reservation.offer} ->> 'validUntil')::timestamptz as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and ${reservation.offer} is not null and ${reservation.startsAt} > ${at(owner)}`,
	'pick-date': (owner) => sql`
		select ${reservation.id} as id, (${reservation.proposal} ->> 'validUntil')::timestamptz as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and ${reservation.proposal} is not null and ${reservation.startsAt} > ${at(owner)}`,
	'give-account': (owner) => sql`
		select ${reservation.id} as id, null::timestamptz as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and ${isRefundOwed(reservation)} and not ${isRefundWayKnown}`,
	'read-message': (owner) => sql`
		select ${thread.subjectId} as id, null::timestamptz as until from ${threadParty}
		join ${thread} on ${thread.id} = ${threadParty.threadId} and ${thread.subjectKind} = 'reservation'
		where ${threadParty.memberId} = ${owner.memberId} and ${threadParty.role} = 'guest'
			and ${thread.houseNumber} > ${threadParty.readUpTo}`,
	'answer-request': (owner) => sql`
		select ${reservation.id} as id, ${reservation.expiresAt} as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'requested' and ${reservation.offer} is null and ${reservation.proposal} is null and ${reservation.startsAt} > ${at(owner)}`,
	'answer-change': (owner) => sql`
		select ${reservation.id} as id, (${reservation.change} ->> 'expiresAt')::timestamptz as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'confirmed' and ${reservation.change} is not null
			and ${reservation.startsAt} > ${at(owner)}`,
	'answer-needs': (owner) => sql`
		select ${reservation.id} as id, ${reservation.askingBy} as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'confirmed' and ${reservation.askingBy} is not null
			and ${reservation.startsAt} > ${at(owner)}`,
	'answer-outcome': (owner) => sql`
		select ${reservation.id} as id, ${dispute.until} as until from ${dispute}
		join ${reservation} on ${reservation.id} = ${dispute.reservationId}
		where ${dispute.closedAt} is null and ${dispute.state} = 'proposed' and not ${dispute.isProviderFor} and ${isForHouse(owner)}`,
	// Found by who waits for the house's word, the latest first; who has read it, or whose colleague has answered, has done it.
	'read-guest': (owner) => sql`
		select ${thread.subjectId} as id, null::timestamptz as until from (
			select waits.thread_id from (
				select ${threadParty.threadId} as thread_id, ${threadParty.waitingSince} as since from ${threadParty}
				where ${threadParty.waitingSince} > ${at(owner)} - interval '${sql.raw(String(recentDays))} days' and ${threadParty.organisationId} =
					any(array(select ${provider.organisationId} from ${provider} where ${inArray(provider.id, [...owner.houses])}))
				order by ${threadParty.waitingSince} desc limit ${sql.raw(String(mostLookedAt))}) as waits
			join ${thread} on ${thread.id} = waits.thread_id and ${thread.subjectKind} = 'reservation'
			order by waits.since desc limit ${sql.raw(String(mostWaiting))}) as waits
		join ${thread} on ${thread.id} = waits.thread_id
		join ${reservation} on ${reservation.id} = ${thread.subjectId}
		where ${isForHouse(owner)} and not exists (
			select 1 from ${threadMark} where ${threadMark.threadId} = ${thread.id} and ${threadMark.memberId} = ${owner.memberId}
				and ${threadMark.readUpTo} >= ${thread.guestNumber})`,
	refund: (owner) => sql`
		select ${reservation.id} as id, ${owedSince(reservation)} as until from ${reservation}
		where ${isRefundOwed(reservation)} and ${reservation.memberId} <> ${owner.memberId}`,
};
