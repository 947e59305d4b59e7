import { and, asc, eq, gt } from 'drizzle-orm';
import { matchingShare } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

export type ShareRow = typeof matchingShare.$inferSelect;

/** Those that still lead somewhere, the oldest first. */
export const findShares = (queries: Queries, questionId: string, now: Date): Promise<ShareRow[]> =>
	queries
		.select()
		.from(matchingShare)
		.where(and(eq(matchingShare.questionId, questionId), gt(matchingShare.endsAt, now)))
		.orderBy(asc(matchingShare.createdAt), asc(matchingShare.id))
		.execute();

export async function findShareByHash(
	queries: Queries,
	{ questionId, secretHash, now }: { questionId: string; secretHash: string; now: Date },
): Promise<ShareRow | undefined> {
	const [row] = await queries
		.select()
		.from(matchingShare)
		.where(
			and(
				eq(matchingShare.secretHash, secretHash),
				eq(matchingShare.questionId, questionId),
				gt(matchingShare.endsAt, now),
			),
		);
	return row;
}

export async function insertShare(queries: Queries, row: ShareRow): Promise<void> {
	await queries.insert(matchingShare).values(row);
}

export async function deleteShare(queries: Queries, id: string, questionId: string): Promise<boolean> {
	const rows = await queries
		.delete(matchingShare)
		.where(and(eq(matchingShare.id, id), eq(matchingShare.questionId, questionId)))
		.returning({ id: matchingShare.id });
	return rows.length > 0;
}
