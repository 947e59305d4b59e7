import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { noNeeds } from '#domain/reservation/needs.ts';
import { isOpen, reservationStatuses } from '#domain/reservation/reservation.ts';
import { member } from '#server/db/schema/member.ts';
import { provider } from '#server/db/schema/provider.ts';
import {
	agreedPrice,
	isRefundOwed,
	payment,
	paymentProof,
	reservation,
	reservationEvent,
} from '#server/db/schema/reservation.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import type { Queries } from '#server/queries.ts';

/** What a member reserved, waited for and wrote: for the download, and for the end. */

const openStatuses = reservationStatuses.filter(isOpen);

/** Until the end of the transaction nothing new names the member: a reservation under way is waited for. */
export async function lockMember(queries: Queries, memberId: string): Promise<void> {
	await queries.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update');
}

/** Whether something is still to come about that somebody counts on. */
export async function hasOpenReservation(queries: Queries, memberId: string, now: Date): Promise<boolean> {
	const rows = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(
			and(eq(reservation.memberId, memberId), inArray(reservation.status, openStatuses), gt(reservation.endsAt, now)),
		)
		.limit(1);
	return rows.length > 0;
}

/** Whether guests of these organisations' products are still to come, or wait for an answer. */
export async function hasGuestsToCome(
	queries: Queries,
	organisationIds: readonly string[],
	now: Date,
): Promise<boolean> {
	if (organisationIds.length === 0) return false;
	const rows = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(
			and(
				inArray(provider.organisationId, [...organisationIds]),
				inArray(reservation.status, openStatuses),
				gt(reservation.endsAt, now),
			),
		)
		.limit(1);
	return rows.length > 0;
}

/** Whether money may be on its way that nobody could pay back to somebody who is gone. */
export async function hasSlipInCheck(queries: Queries, memberId: string): Promise<boolean> {
	const rows = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(and(eq(reservation.memberId, memberId), sql`${reservation.proof} ->> 'status' = 'sent'`))
		.limit(1);
	return rows.length > 0;
}

/** Whether we have money of theirs: whom would it be paid back to? */
export async function hasRefundOwed(queries: Queries, memberId: string): Promise<boolean> {
	const rows = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(and(eq(reservation.memberId, memberId), isRefundOwed(reservation)))
		.limit(1);
	return rows.length > 0;
}

export function findReservationsOf(queries: Queries, memberId: string) {
	return queries
		.select()
		.from(reservation)
		.where(eq(reservation.memberId, memberId))
		.orderBy(desc(reservation.requestedAt), desc(reservation.id));
}

/** Every price in lines that was put to them, and what became of it. */
export function findPricesOf(queries: Queries, memberId: string) {
	const { reservationId, version, state, lines, totalWon, persons, validUntil, actor, at, decidedAt } = agreedPrice;
	return queries
		.select({
			...{ version, state, lines, totalWon, persons, validUntil, actor, at, decidedAt },
			reservationId: sql<string>`${reservationId}`,
		})
		.from(agreedPrice)
		.innerJoin(reservation, eq(reservation.id, reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(asc(at), asc(version));
}

/** Who else did something is an employee with a name of their own: as what they did it is what counts. */
export function findEventsOf(queries: Queries, memberId: string) {
	const { reservationId, event, actor, status, reason, details, at } = reservationEvent;
	return queries
		.select({ reservationId, event, actor, status, reason, details, at })
		.from(reservationEvent)
		.innerJoin(reservation, eq(reservation.id, reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(asc(reservationEvent.id));
}

export function findPaymentsOf(queries: Queries, memberId: string) {
	const { reservationId, kind, won, method, note, actor, at, reversedAt, reversalReason } = payment;
	return queries
		.select({ reservationId, kind, won, method, note, actor, at, reversedAt, reversalReason })
		.from(payment)
		.innerJoin(reservation, eq(reservation.id, reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(asc(at));
}

export function findProofsOf(queries: Queries, memberId: string) {
	const { reservationId, fileId, at } = paymentProof;
	return queries
		.select({ reservationId, fileId, at })
		.from(paymentProof)
		.innerJoin(reservation, eq(reservation.id, reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(asc(at));
}

export function findWaitingOf(queries: Queries, memberId: string) {
	const { id, productId, status, order, places, offerUntil, locale, createdAt } = waiting;
	return queries
		.select({ id, productId, status, order, places, offerUntil, locale, createdAt })
		.from(waiting)
		.where(eq(waiting.memberId, memberId))
		.orderBy(desc(createdAt));
}

/**
 * The books keep that it was: code, product, dates, money and history. Who came, what they needed and in their own words
 * why is gone; time has nothing more to erase.
 */
export async function eraseReservations(queries: Queries, memberId: string): Promise<void> {
	await queries
		.update(reservation)
		.set({
			firstName: '—',
			lastName: '—',
			email: '',
			phone: null,
			birthOn: null,
			gender: null,
			country: null,
			travellers: [],
			change: sql`${reservation.change} - 'travellers'`,
			details: {},
			needs: noNeeds,
			ticket: null,
			sealed: null,
			erasedAt: sql`coalesce(${reservation.erasedAt}, now())`,
			// What is over and not yet noted as such still has to be.
			dueAt: sql`case when ${inArray(reservation.status, openStatuses)} then ${reservation.dueAt} end`,
		})
		.where(eq(reservation.memberId, memberId));
	await queries
		.update(reservationEvent)
		.set({ reason: null })
		.where(and(eq(reservationEvent.actorId, memberId), eq(reservationEvent.actor, 'member')));
}
