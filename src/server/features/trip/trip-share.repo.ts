import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import type { Queries } from '#server/queries.ts';

export type ShareRow = typeof tripShare.$inferSelect;

/** Holds one's other tries back until this one is over; false for who may no longer do anything. */
export async function lockTraveller(queries: Queries, memberId: string): Promise<boolean> {
	const isIt = and(eq(member.id, memberId), eq(member.status, 'active'));
	return (await queries.select({ id: member.id }).from(member).where(isIt).for('no key update')).length > 0;
}

/** The links that still lead somewhere, the newest first. */
export const findOpenShares = (
	queries: Queries,
	memberId: string,
	{ since, limit }: { since: string; limit: number },
): Promise<ShareRow[]> =>
	queries
		.select()
		.from(tripShare)
		.where(and(eq(tripShare.memberId, memberId), isNull(tripShare.revokedAt), gte(tripShare.to, since)))
		.orderBy(desc(tripShare.createdAt), desc(tripShare.id))
		.limit(limit);

export async function insertShare(queries: Queries, row: typeof tripShare.$inferInsert): Promise<void> {
	await queries.insert(tripShare).values(row);
}

/** Whether there was such a link of this member; one that has ended before stays ended. */
export async function revokeShareRow(
	queries: Queries,
	{ id, memberId, at }: { id: string; memberId: string; at: Date },
): Promise<boolean> {
	const isIt = and(eq(tripShare.id, id), eq(tripShare.memberId, memberId), isNull(tripShare.revokedAt));
	const rows = await queries.update(tripShare).set({ revokedAt: at }).where(isIt).returning({ id: tripShare.id });
	return rows.length > 0;
}

/** The link behind a secret, while its member is there. */
export async function findShare(queries: Queries, secretHash: string) {
	const [found] = await queries
		.select({ share: tripShare, firstName: member.firstName })
		.from(tripShare)
		.innerJoin(member, eq(member.id, tripShare.memberId))
		.where(and(eq(tripShare.secretHash, secretHash), isNull(tripShare.revokedAt), eq(member.status, 'active')));
	return found;
}
