import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FileUse } from '#domain/file/file.ts';
import { consent } from '#server/db/schema/consent.ts';
import { event, eventToTell, notification } from '#server/db/schema/event.ts';
import { file } from '#server/db/schema/file.ts';
import { mail } from '#server/db/schema/mail.ts';
import { matchingHeld } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { licence, partner } from '#server/db/schema/partner.ts';
import { promotionMember, promotionUse } from '#server/db/schema/promotion.ts';
import { rating } from '#server/db/schema/rating.ts';
import { reservation, reservationEvent } from '#server/db/schema/reservation.ts';
import { session } from '#server/db/schema/session.ts';
import { calendarFeed } from '#server/db/schema/trip.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { wish } from '#server/db/schema/wish.ts';
import { lockTelling } from '#server/features/event/event.repo.ts';
import { servingSql } from '#server/features/organisation/serving.repo.ts';
import type { Queries } from '#server/queries.ts';
import { moveThreads } from './thread-data.repo.ts';

/** Several sign-ups with one address become one account (decision 0041). */
type TakeOver = { into: string; from: readonly string[] };

/** All open accounts of an address, held until the transaction ends, always in the same order. */
export const lockAddress = (queries: Queries, address: string) => lockAddresses(queries, [address]);

/** The same of several, such as the one that somebody had and the one they have now. */
export async function lockAddresses(queries: Queries, addresses: readonly string[]) {
	// Before the accounts, as who tells of events holds them: what is told meanwhile would be told to an account that has ended.
	await lockTelling(queries);
	return queries
		.select({
			id: member.id,
			email: member.email,
			status: member.status,
			group: member.group,
			cooperative: member.cooperative,
			emailVerifiedAt: member.emailVerifiedAt,
			passwordHash: member.passwordHash,
		})
		.from(member)
		.where(and(inArray(member.email, [...addresses]), ne(member.status, 'closed')))
		.orderBy(asc(member.id))
		.for('update');
}

/**
 * Whatever was reserved, waited for or wished in the other sign-ups goes to the one account; what let anybody into them
 * ends: passwords, sessions, calendar addresses, trip links. Answers with the files whose bytes can go once this is
 * committed. Links that were mailed to the address stay good, for the one account.
 */
export async function takeOver(queries: Queries, { into, from }: TakeOver): Promise<string[]> {
	if (from.length === 0) return [];
	const ids = [...from];
	await moveReservations(queries, into, ids);
	await moveNews(queries, into, ids);
	await moveWishes(queries, into, ids);
	await queries.update(matchingHeld).set({ memberId: into }).where(inArray(matchingHeld.memberId, ids));
	await movePromotions(queries, into, ids);
	await queries.delete(session).where(inArray(session.memberId, ids));
	await queries.delete(calendarFeed).where(inArray(calendarFeed.memberId, ids));
	await queries
		.delete(memberToken)
		.where(and(inArray(memberToken.memberId, ids), eq(memberToken.purpose, 'change-email')));
	await queries.update(memberToken).set({ memberId: into }).where(inArray(memberToken.memberId, ids));
	await moveWorks(queries, into, ids);
	await closeBusinesses(queries, ids);
	await retire(queries, ids);
	const gone = await queries.delete(file).where(inArray(file.ownerId, ids)).returning({ id: file.id });
	return gone.map(({ id }) => id);
}

/** Where one of them works already: an invitation proves the address it was sent to. */
async function moveWorks(queries: Queries, into: string, ids: string[]): Promise<void> {
	await queries.execute(sql`update ${staff} set member_id = ${into}::uuid from ${organisation}
		where ${organisation.id} = ${staff.organisationId} and ${organisation.status} ${sql.raw(servingSql)}
			and ${inArray(staff.memberId, ids)} and ${isNull(staff.leftAt)}
			and not exists (select 1 from ${staff} other where other.member_id = ${into}::uuid
				and other.organisation_id = ${staff.organisationId} and other.left_at is null)`);
}

/** What they applied with; nobody else can work there before it is approved. A profile stays, of a business that is closed. */
async function closeBusinesses(queries: Queries, ids: string[]): Promise<void> {
	const left = await queries
		.update(staff)
		.set({ leftAt: sql`now()` })
		.where(and(inArray(staff.memberId, ids), isNull(staff.leftAt)))
		.returning({ id: staff.organisationId });
	if (left.length === 0) return;
	const closed = await queries
		.update(organisation)
		.set({ status: 'closed' })
		.where(
			and(
				inArray(
					organisation.id,
					left.map(({ id }) => id),
				),
				inArray(organisation.status, ['applied', 'refused']),
			),
		)
		.returning({ id: organisation.id });
	const theirs = closed.map(({ id }) => id);
	if (theirs.length === 0) return;
	await queries.delete(licence).where(inArray(licence.organisationId, theirs));
	await queries.delete(partner).where(inArray(partner.organisationId, theirs));
}

/** What belongs to a reservation or a rating goes where that goes. */
const movedFiles: FileUse[] = ['payment-proof', 'rating-picture', 'thread-file'];

async function moveReservations(queries: Queries, into: string, ids: string[]): Promise<void> {
	await queries.update(reservation).set({ memberId: into }).where(inArray(reservation.memberId, ids));
	await moveThreads(queries, into, ids);
	await moveReservationHistory(queries, into, ids);
	await queries
		.update(consent)
		.set({ memberId: into })
		.where(and(inArray(consent.memberId, ids), isNotNull(consent.reservationId)));
	await queries
		.update(file)
		.set({ ownerId: into })
		.where(and(inArray(file.ownerId, ids), inArray(file.use, movedFiles)));
	await queries.update(waiting).set({ memberId: into }).where(inArray(waiting.memberId, ids));
	await queries.update(rating).set({ memberId: into }).where(inArray(rating.memberId, ids));
	await queries.update(mail).set({ memberId: into }).where(inArray(mail.memberId, ids));
}

/** What they did themselves with their reservations. */
export async function moveReservationHistory(queries: Queries, into: string, ids: string[]): Promise<void> {
	await queries
		.update(reservationEvent)
		.set({ actorId: into })
		.where(
			and(
				inArray(
					reservationEvent.reservationId,
					queries
						.select({ id: reservation.id })
						.from(reservation)
						.where(inArray(reservation.memberId, [into, ...ids])),
				),
				inArray(reservationEvent.actorId, ids),
			),
		);
}

/** Of what they have now they are told, and were: the bell, what waits to be told, and whose what happened is. */
export async function moveNews(queries: Queries, into: string, ids: string[]): Promise<void> {
	const their = sql`${sql.param(ids)}::uuid[]`;
	await queries.execute(sql`update ${notification} set member_id = ${into}::uuid
		where id in (select distinct on (event_id) id from ${notification} where member_id = any(${their}) order by event_id, id)
			and not exists (select 1 from ${notification} other
				where other.event_id = ${notification.eventId} and other.member_id = ${into}::uuid)`);
	await queries.delete(notification).where(inArray(notification.memberId, ids));
	await queries.execute(sql`update ${event} set
			member_ids = (select array_agg(distinct case when one = any(${their}) then ${into}::uuid else one end)
				from unnest(member_ids) as one),
			actor_id = case when actor_id = any(${their}) then ${into}::uuid else actor_id end
		where id in (select event_id from ${eventToTell}) and member_ids && ${their}`);
	await queries
		.update(event)
		.set({ aboutId: into })
		.where(and(inArray(event.aboutId, ids), sql`${event.kind} ~ '^(reservation|waiting|rating)[.]'`));
}

export async function moveWishes(queries: Queries, into: string, ids: string[]): Promise<void> {
	await queries.execute(sql`insert into ${wish} (member_id, product_id, won_then, created_at)
		select distinct on (product_id) ${into}::uuid, product_id, won_then, created_at from ${wish}
		where ${inArray(wish.memberId, ids)} order by product_id, created_at
		on conflict do nothing`);
	await queries.delete(wish).where(inArray(wish.memberId, ids));
}

/** How often each promotion was used is added up: two accounts are no way to use it twice as often from now on. */
export async function movePromotions(queries: Queries, into: string, ids: string[]): Promise<void> {
	await queries.execute(sql`insert into ${promotionMember} (promotion_id, member_id, used)
		select promotion_id, ${into}::uuid, sum(used)::int from ${promotionMember}
		where ${inArray(promotionMember.memberId, ids)} group by promotion_id
		on conflict (promotion_id, member_id) do update set used = ${promotionMember}.used + excluded.used`);
	await queries.delete(promotionMember).where(inArray(promotionMember.memberId, ids));
	await queries.update(promotionUse).set({ memberId: into }).where(inArray(promotionUse.memberId, ids));
}

/** Nothing of the person; a row for the trail to point at. */
async function retire(queries: Queries, ids: string[]): Promise<void> {
	await queries
		.update(consent)
		.set({ withdrawnAt: sql`now()` })
		.where(and(inArray(consent.memberId, ids), sql`${consent.withdrawnAt} is null`));
	await queries
		.update(member)
		.set({
			status: 'closed',
			statusReason: null,
			closedAt: sql`now()`,
			email: sql`'closed-' || ${member.id} || '@invalid'`,
			// The hash of no password.
			passwordHash: 'closed',
			firstName: '—',
			lastName: '—',
			ownName: null,
			birthOn: null,
			gender: null,
			phone: null,
			country: null,
			address: null,
			passport: null,
			photoId: null,
			currency: null,
			consoleLocale: null,
		})
		.where(inArray(member.id, ids));
}
