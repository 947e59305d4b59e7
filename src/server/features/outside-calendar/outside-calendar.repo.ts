import { and, asc, count, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CalendarFailure } from '#contract/api/outside-calendar.ts';
import type { BusyTime } from '#domain/availability/busy.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
import { busyClash, busyTime, houseFeed, outsideCalendar } from '#server/db/schema/outside-calendar.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type CalendarRow = typeof outsideCalendar.$inferSelect;

/** In the order they came, with what is still to come of each. */
export const findCalendars = (
	queries: Queries,
	{ organisationId, language, now }: { organisationId: string; language: ContentLocale; now: Date },
) =>
	queries
		.select({
			row: outsideCalendar,
			product: sql<string | null>`nullif(${shownTitle(language)}, '')`,
			times: sql<number>`(select count(*)::int from ${busyTime} where ${busyTime.calendarId} = ${outsideCalendar.id}
				and ${busyTime.endsAt} > ${now.toISOString()}::timestamptz)`,
		})
		.from(outsideCalendar)
		.leftJoin(product, eq(product.id, outsideCalendar.productId))
		.where(eq(outsideCalendar.organisationId, organisationId))
		.orderBy(asc(outsideCalendar.createdAt), asc(outsideCalendar.id));

export async function countCalendars(queries: Queries, organisationId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(outsideCalendar)
		.where(eq(outsideCalendar.organisationId, organisationId));
	return row?.count ?? 0;
}

export async function findCalendar(queries: Queries, id: string): Promise<CalendarRow | undefined> {
	const [row] = await queries.select().from(outsideCalendar).where(eq(outsideCalendar.id, id));
	return row;
}

export async function insertCalendar(queries: Queries, row: typeof outsideCalendar.$inferInsert): Promise<void> {
	await queries.insert(outsideCalendar).values(row);
}

export async function deleteCalendar(queries: Queries, id: string): Promise<void> {
	await queries.delete(outsideCalendar).where(eq(outsideCalendar.id, id));
}

export async function putOff(queries: Queries, id: string, nextAt: Date): Promise<void> {
	await queries.update(outsideCalendar).set({ nextAt }).where(eq(outsideCalendar.id, id));
}

/** Taken by this server until `until`: another one at the same minute leaves them. */
export const takeDue = (
	queries: Queries,
	{ now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<CalendarRow[]> =>
	queries
		.update(outsideCalendar)
		.set({ nextAt: until })
		.where(
			inArray(
				outsideCalendar.id,
				queries
					.select({ id: outsideCalendar.id })
					.from(outsideCalendar)
					.where(lte(outsideCalendar.nextAt, now))
					.orderBy(asc(outsideCalendar.nextAt))
					.limit(limit)
					.for('update', { skipLocked: true }),
			),
		)
		.returning();

export async function noteFailure(
	queries: Queries,
	{ id, failure, nextAt }: { id: string; failure: CalendarFailure; nextAt: Date },
): Promise<void> {
	await queries
		.update(outsideCalendar)
		.set({ failure, failures: sql`${outsideCalendar.failures} + 1`, nextAt })
		.where(eq(outsideCalendar.id, id));
}

/** What it says now, in place of what it said. */
export async function saveTimes(
	work: Transaction,
	{ id, times, now, nextAt }: { id: string; times: readonly BusyTime[]; now: Date; nextAt: Date },
): Promise<void> {
	await work.delete(busyTime).where(eq(busyTime.calendarId, id));
	if (times.length > 0)
		await work.execute(sql`
			insert into ${busyTime} (calendar_id, starts_at, ends_at)
			select ${id}::uuid, starts_at, ends_at from unnest(${sql.param(times.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
				${sql.param(times.map(({ endsAt }) => endsAt.toISOString()))}::timestamptz[]) as told(starts_at, ends_at)
			on conflict do nothing`);
	await work
		.update(outsideCalendar)
		.set({ readAt: now, failure: null, failures: 0, nextAt })
		.where(eq(outsideCalendar.id, id));
}

/** What a calendar is about: a product, or all of a house. Held in the order of their ids, so that nobody waits in a ring. */
export async function lockProducts(
	work: Transaction,
	{ organisationId, productId }: Pick<CalendarRow, 'organisationId' | 'productId'>,
): Promise<string[]> {
	const ofHouse = inArray(
		product.providerId,
		work.select({ id: provider.id }).from(provider).where(eq(provider.organisationId, organisationId)),
	);
	const rows = await work
		.select({ id: product.id })
		.from(product)
		.where(and(ofHouse, productId === null ? undefined : eq(product.id, productId)))
		.orderBy(asc(product.id))
		.for('update');
	return rows.map(({ id }) => id);
}

/** Reservations that meet a busy time of a calendar: those that are still to come and count. */
const meeting = (more: SQL | undefined, now: Date) =>
	and(
		inArray(reservation.status, ['requested', 'confirmed']),
		gt(reservation.endsAt, now),
		sql`${reservation.startsAt} < ${busyTime.endsAt} and ${reservation.endsAt} > ${busyTime.startsAt}`,
		more,
	);

const clashing = (queries: Queries) =>
	queries
		.select({
			calendarId: busyTime.calendarId,
			id: reservation.id,
			code: reservation.code,
			memberId: reservation.memberId,
			providerId: reservation.providerId,
			productId: reservation.productId,
			on: reservation.on,
			time: reservation.time,
			startsAt: reservation.startsAt,
		})
		.from(outsideCalendar)
		.innerJoin(busyTime, eq(busyTime.calendarId, outsideCalendar.id))
		.innerJoin(provider, eq(provider.organisationId, outsideCalendar.organisationId))
		.innerJoin(
			reservation,
			and(
				eq(reservation.providerId, provider.id),
				or(isNull(outsideCalendar.productId), eq(outsideCalendar.productId, reservation.productId)),
			),
		);

const mostClashes = 50;

export const findClashes = (queries: Queries, { organisationId, now }: { organisationId: string; now: Date }) =>
	clashing(queries)
		.where(meeting(eq(outsideCalendar.organisationId, organisationId), now))
		.groupBy(busyTime.calendarId, reservation.id)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(mostClashes);

/** Those of a calendar that nobody was told of yet; from now on they were. */
export async function takeNewClashes(work: Transaction, { id, now }: { id: string; now: Date }) {
	const found = await clashing(work)
		.where(meeting(eq(outsideCalendar.id, id), now))
		.groupBy(busyTime.calendarId, reservation.id)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(mostClashes);
	if (found.length === 0) return [];
	const told = await work
		.insert(busyClash)
		.values(found.map((one) => ({ calendarId: id, reservationId: one.id, at: now })))
		.onConflictDoNothing()
		.returning({ id: busyClash.reservationId });
	const isNew = new Set(told.map((one) => one.id));
	return found.filter((one) => isNew.has(one.id));
}

export async function findHouseFeed(queries: Queries, which: { memberId: string; organisationId: string }) {
	const [row] = await queries
		.select()
		.from(houseFeed)
		.where(and(eq(houseFeed.memberId, which.memberId), eq(houseFeed.organisationId, which.organisationId)));
	return row;
}

/** One a member and house: another takes the place of the one there was. */
export async function saveHouseFeed(work: Transaction, feed: typeof houseFeed.$inferInsert): Promise<void> {
	await deleteHouseFeed(work, feed);
	await work.insert(houseFeed).values(feed);
}

export async function deleteHouseFeed(
	queries: Queries,
	{ memberId, organisationId }: { memberId: string; organisationId: string },
): Promise<void> {
	await queries
		.delete(houseFeed)
		.where(and(eq(houseFeed.memberId, memberId), eq(houseFeed.organisationId, organisationId)));
}

/** Whose address it is, and in which language they work; nobody's once the account is not in use. */
export async function findFeedReader(queries: Queries, secretHash: string) {
	const [row] = await queries
		.select({
			organisationId: houseFeed.organisationId,
			memberId: member.id,
			locale: sql<ContentLocale>`coalesce(${member.consoleLocale}, 'ko')`,
		})
		.from(houseFeed)
		.innerJoin(member, and(eq(member.id, houseFeed.memberId), eq(member.status, 'active')))
		.where(eq(houseFeed.secretHash, secretHash));
	return row;
}

/** What a calendar shows of a house's reservations. Nobody's name, telephone or need: others look at calendars too. */
export const findFeedReservations = (
	queries: Queries,
	{
		organisationId,
		language,
		since,
		limit,
	}: { organisationId: string; language: ContentLocale; since: Date; limit: number },
) =>
	queries
		.select({
			...{ id: reservation.id, code: reservation.code, status: reservation.status, persons: reservation.persons },
			...{ on: reservation.on, to: reservation.to, time: reservation.time, locale: reservation.locale },
			...{ startsAt: reservation.startsAt, endsAt: reservation.endsAt },
			title: agreedTitle(language),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(
			and(
				eq(provider.organisationId, organisationId),
				inArray(reservation.status, ['requested', 'confirmed', 'completed']),
				gte(reservation.startsAt, since),
			),
		)
		.orderBy(asc(reservation.startsAt), asc(reservation.id))
		.limit(limit);
