import { and, asc, count, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { matchingHeld } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type HeldRow = typeof matchingHeld.$inferSelect;

export async function insertHeld(work: Transaction, row: typeof matchingHeld.$inferInsert): Promise<void> {
	await work.insert(matchingHeld).values(row);
}

/** Those of a member, the oldest first. */
export const findHeldOf = (queries: Queries, memberId: string): Promise<HeldRow[]> =>
	queries
		.select()
		.from(matchingHeld)
		.where(eq(matchingHeld.memberId, memberId))
		.orderBy(asc(matchingHeld.createdAt), asc(matchingHeld.id))
		.execute();

export async function countHeldOf(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(matchingHeld).where(eq(matchingHeld.memberId, memberId));
	return row?.count ?? 0;
}

/** Behind the lock on its asker. */
export async function findHeld(queries: Queries, id: string): Promise<HeldRow | undefined> {
	const [row] = await queries.select().from(matchingHeld).where(eq(matchingHeld.id, id));
	return row;
}

/** Whose address is proved by now: their job was lost with a server. */
export const findHeldOfProved = (queries: Queries, limit: number) =>
	queries
		.select({ memberId: matchingHeld.memberId })
		.from(matchingHeld)
		.innerJoin(member, eq(member.id, matchingHeld.memberId))
		.where(and(eq(matchingHeld.isOutdated, false), isNotNull(member.emailVerifiedAt), eq(member.status, 'active')))
		.groupBy(matchingHeld.memberId)
		.limit(limit)
		.execute();

export async function markOutdated(work: Transaction, id: string): Promise<void> {
	await work.update(matchingHeld).set({ isOutdated: true }).where(eq(matchingHeld.id, id));
}

/** Sent anew: as if it had not been sent before. */
export async function replaceHeld(
	work: Transaction,
	id: string,
	sent: Pick<HeldRow, 'sealed' | 'fileIds' | 'bodyHash' | 'createdAt'>,
): Promise<void> {
	await work
		.update(matchingHeld)
		.set({ ...sent, isOutdated: false })
		.where(eq(matchingHeld.id, id));
}

/** Whether it was there. */
export async function deleteHeld(
	queries: Queries,
	{ id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
	const rows = await queries
		.delete(matchingHeld)
		.where(and(eq(matchingHeld.id, id), eq(matchingHeld.memberId, memberId)))
		.returning({ id: matchingHeld.id });
	return rows.length > 0;
}

/** Their deletion, to be done and noted in one statement. */
export const heldBefore = (queries: Queries, before: Date): SQL =>
	queries.delete(matchingHeld).where(lt(matchingHeld.createdAt, before)).returning({ id: matchingHeld.id }).getSQL();
