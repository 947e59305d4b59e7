import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { matchingHeld, matchingQuestion } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

const papers = { id: file.id, name: file.name, mediaType: file.mediaType, bytes: file.bytes };

/** Those of these that are the member's own. */
export async function findOwnPapers(queries: Queries, { ids, ownerId }: { ids: readonly string[]; ownerId: string }) {
	if (ids.length === 0) return [];
	const rows = await queries
		.select(papers)
		.from(file)
		.where(and(inArray(file.id, [...ids]), eq(file.ownerId, ownerId), eq(file.use, 'matching-paper')));
	return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Whoever is chosen and has accepted may look. */
export async function grantPapers(
	queries: Queries,
	{
		ids,
		organisationId,
		questionId,
		now,
	}: { ids: readonly string[]; organisationId: string; questionId: string; now: Date },
): Promise<void> {
	if (ids.length === 0) return;
	await queries
		.insert(fileGrant)
		.values(
			ids.map((fileId) => ({
				...{ fileId, granteeKind: 'organisation' as const, granteeId: organisationId },
				...{ subjectKind: 'matching-question' as const, subjectId: questionId, createdAt: now },
			})),
		)
		.onConflictDoNothing();
}

/** Gone with the words they belonged to: their ids, whose bytes can go then. */
export async function deletePapers(queries: Queries, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await queries
		.delete(file)
		.where(and(inArray(file.id, [...ids]), eq(file.use, 'matching-paper')))
		.returning({ id: file.id });
	return rows.map(({ id }) => id);
}

/** Laid ready for a question that was never sent. */
export async function deleteForgottenPapers(queries: Queries, before: Date, limit: number): Promise<string[]> {
	const isIn = (table: typeof matchingQuestion | typeof matchingHeld) =>
		sql`exists (select 1 from ${table} where ${table.memberId} = ${file.ownerId} and ${file.id} = any(${table.fileIds}))`;
	const named = sql`(${isIn(matchingQuestion)} or ${isIn(matchingHeld)})`;
	const old = queries
		.select({ id: file.id })
		.from(file)
		.where(and(eq(file.use, 'matching-paper'), lt(file.createdAt, before), sql`not ${named}`))
		.limit(limit);
	const rows = await queries.delete(file).where(inArray(file.id, old)).returning({ id: file.id });
	return rows.map(({ id }) => id);
}
