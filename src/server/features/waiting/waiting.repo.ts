import { and, asc, between, count, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Order } from '#domain/reservation/order.ts';
import {
	isOpenWaiting,
	type WaitingMove,
	waitingHolds,
	waitingMoves,
	waitingStatuses,
} from '#domain/waiting/waiting.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { slot } from '#server/db/schema/slot.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { freePlaces } from '#server/features/slot/slot.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export const openStatuses = waitingStatuses.filter(isOpenWaiting);

/** One at a time of a member's entries, so that of two taps at once the second finds the first. Not of a closed account. */
export async function lockWaiter(queries: Queries, memberId: string): Promise<{ isProved: boolean } | undefined> {
	const isIt = and(eq(member.id, memberId), eq(member.status, 'active'));
	const isProved = sql<boolean>`${member.emailVerifiedAt} is not null`;
	const [found] = await queries.select({ isProved }).from(member).where(isIt).for('no key update');
	return found;
}

/** How many entries a member has open, and whether one of them is for a slot of this wish. */
export async function findOpenEntries(
	queries: Queries,
	wish: { memberId: string; productId: string; on: string; lastOn: string; time: string | null },
): Promise<{ open: number; same: number }> {
	const isSame = and(
		eq(waiting.productId, wish.productId),
		lte(waiting.on, wish.lastOn),
		gte(waiting.lastOn, wish.on),
		sql`${waiting.order} ->> 'time' is not distinct from ${wish.time}::text`,
	);
	const [row] = await queries
		.select({ open: count(), same: sql<number>`count(*) filter (where ${isSame})::int` })
		.from(waiting)
		.where(and(eq(waiting.memberId, wish.memberId), inArray(waiting.status, openStatuses)));
	return row ?? { open: 0, same: 0 };
}

export async function insertWaiting(queries: Queries, row: typeof waiting.$inferInsert): Promise<void> {
	await queries.insert(waiting).values(row);
}

/** The slots of a product that anybody ever took a place in; the others have all that the schedule gives. */
export function findSlots(queries: Queries, which: { productId: string; from: string; to: string }) {
	return queries
		.select({ on: slot.on, time: slot.time, capacity: slot.capacity, taken: slot.taken })
		.from(slot)
		.where(and(eq(slot.productId, which.productId), between(slot.on, which.from, which.to)));
}
export type SlotRow = Awaited<ReturnType<typeof findSlots>>[number];

/** Who waits before an entry for one of the slots it needs. */
export const ahead = sql<number>`case when ${waiting.status} <> 'waiting' then 0 else (
	select count(*) from waiting earlier
	where earlier.product_id = ${waiting.productId} and earlier.status = 'waiting'
		and earlier.on_day <= ${waiting.lastOn} and earlier.last_day >= ${waiting.on}
		and earlier.wished_order ->> 'time' is not distinct from ${waiting.order} ->> 'time'
		and (earlier.created_at, earlier.id) < (${waiting.createdAt}, ${waiting.id})
) end::int`;

const shown = {
	row: waiting,
	area: product.area,
	titles: product.titles,
	picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1])`,
	ahead,
};

const entries = (queries: Queries) =>
	queries.select(shown).from(waiting).innerJoin(product, eq(product.id, waiting.productId));
export type ShownWaiting = Awaited<ReturnType<typeof entries>>[number];

/** Of somebody's own, whatever became of it. */
export async function findEntry(queries: Queries, which: { id: string; memberId: string }) {
	const [found] = await entries(queries).where(and(eq(waiting.id, which.id), eq(waiting.memberId, which.memberId)));
	return found;
}

const isOpenOf = (memberId: string) => and(eq(waiting.memberId, memberId), inArray(waiting.status, openStatuses));

type WaitingCursor = { createdAt: string; id: string };

/** What a member waits for and is offered, the newest first. */
export function findEntries(
	queries: Queries,
	{ memberId, after, limit }: { memberId: string; after: WaitingCursor | undefined; limit: number },
) {
	const isAfter =
		after && sql`(${waiting.createdAt}, ${waiting.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
	return entries(queries)
		.where(and(isOpenOf(memberId), isAfter))
		.orderBy(desc(waiting.createdAt), desc(waiting.id))
		.limit(limit);
}

export async function countEntries(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(waiting).where(isOpenOf(memberId));
	return row?.count ?? 0;
}

/**
 * One server at a time asks the line of a product, so that no two ask for the same places. The next waits instead of
 * leaving it to the first: it may have been told of places that the first could not see yet.
 */
export async function lockLine(queries: Queries, productId: string): Promise<void> {
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.waitingLine}::int, hashtext(${productId}))`);
}

/** Who waits for a product, first come first, with whom to tell. */
export function findLine(queries: Queries, productId: string) {
	const { id, email, firstName, lastName, ownName, locale } = member;
	return queries
		.select({
			id: waiting.id,
			order: waiting.order,
			places: waiting.places,
			member: { id, email, firstName, lastName, ownName, locale },
		})
		.from(waiting)
		.innerJoin(member, eq(member.id, waiting.memberId))
		.where(and(eq(waiting.productId, productId), eq(waiting.status, 'waiting'), eq(member.status, 'active')))
		.orderBy(asc(waiting.createdAt), asc(waiting.id));
}
export type InLine = Awaited<ReturnType<typeof findLine>>[number];

/** Whether the table of moves let it: of two at once, one. */
export async function moveWaiting(
	queries: Queries,
	{ id, move, offerUntil = null }: { id: string; move: WaitingMove; offerUntil?: Date | null },
): Promise<boolean> {
	const { from, to } = waitingMoves[move];
	const moved = await queries
		.update(waiting)
		.set({ status: to, offerUntil })
		.where(and(eq(waiting.id, id), inArray(waiting.status, [...from])))
		.returning({ id: waiting.id });
	return moved.length > 0;
}

export async function lockEntry(queries: Queries, which: { id: string; memberId?: string }) {
	const isIts = which.memberId === undefined ? undefined : eq(waiting.memberId, which.memberId);
	const [row] = await queries
		.select()
		.from(waiting)
		.where(and(eq(waiting.id, which.id), isIts))
		.for('update');
	return row;
}

/** The places of an offer that ends, to the next in line: as the last thing of a transaction, like all of slots. */
export async function passOn(
	work: Transaction,
	{ productId, order, places }: { productId: string; order: Order; places: number },
): Promise<void> {
	await askLine(work, productId);
	await freePlaces(work, { productId, holds: waitingHolds({ order, places }) });
}

/** However often it is asked for before it is done, it is done once. */
export const askLine = (queries: Queries, productId: string): Promise<void> =>
	addJob(queries, 'offer-places', { productId }, { key: `offer-places ${productId}` });

const productsOf = (queries: Queries, organisationId: string) =>
	queries
		.select({ id: product.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(provider.organisationId, organisationId));

/** The products of a house that somebody waits for or is offered, in one order for all who lock their lines. */
export async function findWaitedFor(queries: Queries, organisationId: string): Promise<string[]> {
	const isWaitedFor = inArray(waiting.status, openStatuses);
	const rows = await queries
		.selectDistinctOn([waiting.productId], { productId: waiting.productId })
		.from(waiting)
		.where(and(isWaitedFor, inArray(waiting.productId, productsOf(queries, organisationId))))
		.orderBy(asc(waiting.productId));
	return rows.map(({ productId }) => productId);
}

/** The lines of all products of a house: places that became free while nothing of it was offered. */
export async function askLinesOf(queries: Queries, organisationId: string): Promise<void> {
	for (const productId of await findWaitedFor(queries, organisationId)) await askLine(queries, productId);
}

/** Of a whole house, or of one date of a product: one start, or all of its day. */
export type OfferedBy = { organisationId: string } | { productId: string; on: string; time: string | null };

const isOfferedBy = (queries: Queries, of: OfferedBy) =>
	and(
		eq(waiting.status, 'offered'),
		'organisationId' in of
			? inArray(waiting.productId, productsOf(queries, of.organisationId))
			: and(
					eq(waiting.productId, of.productId),
					lte(waiting.on, of.on),
					gte(waiting.lastOn, of.on),
					of.time === null ? undefined : sql`${waiting.order} ->> 'time' = ${of.time}`,
				),
	);

export async function countOffersOf(queries: Queries, of: OfferedBy): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(waiting).where(isOfferedBy(queries, of));
	return row?.count ?? 0;
}

/** What is on offer there; one that is taken up at this moment is waited for, and is no offer any more. */
export const lockOffersOf = (work: Transaction, of: OfferedBy) =>
	work
		.select()
		.from(waiting)
		.where(isOfferedBy(work, of))
		.orderBy(asc(waiting.productId), asc(waiting.on), asc(waiting.id))
		.for('update')
		.execute();

/** What some entries wait for, as their members are told of it; nobody whose account is closed. */
export async function findWaitFacts(queries: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const { email, firstName, lastName, ownName, locale } = member;
	return queries
		.select({
			waitingId: waiting.id,
			area: product.area,
			kind: product.kind,
			productId: product.id,
			title: product.titles,
			providerName: provider.name,
			order: waiting.order,
			member: { id: member.id, email, firstName, lastName, ownName, locale },
		})
		.from(waiting)
		.innerJoin(member, and(eq(member.id, waiting.memberId), eq(member.status, 'active')))
		.innerJoin(product, eq(product.id, waiting.productId))
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(inArray(waiting.id, [...ids]))
		.orderBy(asc(waiting.createdAt), asc(waiting.id));
}

/** Everything a member still waits for ends with the account. */
export async function withdrawEntriesOf(work: Transaction, memberId: string): Promise<void> {
	const rows = await work
		.select()
		.from(waiting)
		.where(isOpenOf(memberId))
		.orderBy(asc(waiting.productId), asc(waiting.on), asc(waiting.id))
		.for('update');
	for (const { id } of rows) await moveWaiting(work, { id, move: 'withdraw' });
	const offered = Map.groupBy(
		rows.filter(({ status }) => status === 'offered'),
		({ productId }) => productId,
	);
	for (const productId of offered.keys()) await askLine(work, productId);
	for (const [productId, offers] of offered) await freePlaces(work, { productId, holds: offers.flatMap(waitingHolds) });
}

export async function findLapsedOffers(queries: Queries, now: Date, limit: number): Promise<string[]> {
	const rows = await queries
		.select({ id: waiting.id })
		.from(waiting)
		.where(and(eq(waiting.status, 'offered'), isNotNull(waiting.offerUntil), lte(waiting.offerUntil, now)))
		.orderBy(asc(waiting.offerUntil))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Those whose day is near: by how long before it their product can still be had, and a day more to be sure. */
export function findNearEntries(queries: Queries, today: string) {
	const leadHours = sql<number>`(${product.schedule} ->> 'leadHours')::float`;
	return queries
		.select({ id: waiting.id, order: waiting.order, leadHours })
		.from(waiting)
		.innerJoin(product, eq(product.id, waiting.productId))
		.where(and(eq(waiting.status, 'waiting'), sql`${waiting.on} <= ${today}::date + ceil(${leadHours} / 24)::int + 1`));
}
