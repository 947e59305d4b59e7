import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ErrandKind } from '#domain/errand/errand.ts';
import {
	isRefundOwed,
	payment,
	reservation,
	reservationEvent,
	reservationMessage,
	waitsForAnswer,
} from '#server/db/schema/reservation.ts';
import { waiting } from '#server/db/schema/waiting.ts';

/** Whose errands: a member's own as a guest, and those of the houses they answer for. */
export type ErrandOwner = { memberId: string; houses: readonly string[]; now: Date };

type Source = (owner: ErrandOwner) => SQL;

/** Of the house's guests; nobody answers their own request. */
const isForHouse = ({ memberId, houses }: ErrandOwner): SQL =>
	sql`${inArray(reservation.providerId, [...houses])} and ${reservation.memberId} <> ${memberId}`;

/** A guest who wrote about something longer ago has been forgotten or helped otherwise. */
const recentDays = 120;

const at = ({ now }: ErrandOwner) => sql`${now.toISOString()}::timestamptz`;

const unpaid = (owner: ErrandOwner): SQL => sql`
		select ${reservation.id} as id, ${reservation.confirmedAt} as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and ${reservation.status} = 'confirmed'
			and ${reservation.startsAt} > ${at(owner)}
			and ${reservation.paidWon} - ${reservation.refundedWon} < ${reservation.totalWon} + ${reservation.keptWon}`;
/** Since when: the last time something was given up or paid. A refund in parts does not begin anew. */
const owedSince = sql`coalesce(greatest(
	(select max(${reservationEvent.at}) from ${reservationEvent} where ${reservationEvent.reservationId} = ${reservation.id}
		and ${reservationEvent.event} in ('cancel', 'call-off', 'decline', 'reduce', 'ask-change', 'agree-change')
		and coalesce(${reservationEvent.details} ->> 'isWish', '') <> 'true'),
	(select max(${payment.at}) from ${payment} where ${payment.reservationId} = ${reservation.id} and ${payment.kind} = 'payment')
), ${reservation.requestedAt})`;

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
	'read-message': (owner) => sql`
		select ${reservation.id} as id, null::timestamptz as until from ${reservation}
		where ${reservation.memberId} = ${owner.memberId} and exists (
			select 1 from ${reservationMessage} where ${reservationMessage.reservationId} = ${reservation.id}
				and ${reservationMessage.readAt} is null and ${reservationMessage.actor} <> 'member')`,
	'answer-request': (owner) => sql`
		select ${reservation.id} as id, ${reservation.expiresAt} as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'requested' and ${reservation.startsAt} > ${at(owner)}`,
	'answer-change': (owner) => sql`
		select ${reservation.id} as id, (${reservation.change} ->> 'expiresAt')::timestamptz as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'confirmed' and ${reservation.change} is not null
			and ${reservation.startsAt} > ${at(owner)}`,
	'answer-needs': (owner) => sql`
		select ${reservation.id} as id, ${reservation.askingBy} as until from ${reservation}
		where ${isForHouse(owner)} and (${waitsForAnswer(reservation)}) and ${reservation.status} = 'confirmed' and ${reservation.askingBy} is not null
			and ${reservation.startsAt} > ${at(owner)}`,
	'read-guest': (owner) => sql`
		select ${reservation.id} as id, null::timestamptz as until from ${reservation}
		where ${isForHouse(owner)} and ${reservation.startsAt} > ${at(owner)} - interval '${sql.raw(String(recentDays))} days' and exists (
			select 1 from ${reservationMessage} where ${reservationMessage.reservationId} = ${reservation.id}
				and ${reservationMessage.readAt} is null and ${reservationMessage.actor} = 'member')`,
	refund: (owner) => sql`
		select ${reservation.id} as id, ${owedSince} as until from ${reservation}
		where ${isRefundOwed(reservation)} and ${reservation.memberId} <> ${owner.memberId}`,
};
