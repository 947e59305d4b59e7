import { and, eq } from 'drizzle-orm';
import { matchingHidden } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

type Away = { providerId: string; questionId: string };

export async function putAway(queries: Queries, row: Away & { at: Date }): Promise<void> {
	await queries.insert(matchingHidden).values(row).onConflictDoNothing();
}

export async function takeOut(queries: Queries, { providerId, questionId }: Away): Promise<void> {
	await queries
		.delete(matchingHidden)
		.where(and(eq(matchingHidden.providerId, providerId), eq(matchingHidden.questionId, questionId)));
}

export async function isPutAway(queries: Queries, { providerId, questionId }: Away): Promise<boolean> {
	const rows = await queries
		.select({ at: matchingHidden.at })
		.from(matchingHidden)
		.where(and(eq(matchingHidden.providerId, providerId), eq(matchingHidden.questionId, questionId)));
	return rows.length > 0;
}
