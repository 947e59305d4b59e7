import { asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import { agencyPhrase } from '#server/db/schema/phrase.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type PhraseRow = typeof agencyPhrase.$inferSelect;

export const findOffered = (queries: Queries): Promise<Pick<PhraseRow, 'id' | 'topic' | 'texts'>[]> =>
	queries
		.select({ id: agencyPhrase.id, topic: agencyPhrase.topic, texts: agencyPhrase.texts })
		.from(agencyPhrase)
		.where(isNull(agencyPhrase.archivedAt))
		.orderBy(asc(agencyPhrase.position));

export const findAll = (queries: Queries): Promise<PhraseRow[]> =>
	queries.select().from(agencyPhrase).orderBy(asc(agencyPhrase.position));

/** Of two who write at once the second sees what the first has done. */
export async function lockPhrases(work: Transaction): Promise<void> {
	await work.execute(sql`lock table ${agencyPhrase} in share row exclusive mode`);
}

export async function findPhrase(queries: Queries, id: string): Promise<PhraseRow | undefined> {
	const [row] = await queries.select().from(agencyPhrase).where(eq(agencyPhrase.id, id));
	return row;
}

/** How many there are, and behind which another one stands. */
export async function countPhrases(queries: Queries): Promise<{ count: number; last: number }> {
	const [row] = await queries.select({ count: count(), last: max(agencyPhrase.position) }).from(agencyPhrase);
	return { count: row?.count ?? 0, last: row?.last ?? 0 };
}

export async function insertPhrase(work: Transaction, row: typeof agencyPhrase.$inferInsert): Promise<PhraseRow> {
	const [made] = await work.insert(agencyPhrase).values(row).returning();
	return made as PhraseRow;
}

export async function updatePhrase(work: Transaction, { id, ...row }: PhraseRow): Promise<PhraseRow> {
	await work.update(agencyPhrase).set(row).where(eq(agencyPhrase.id, id));
	return { id, ...row };
}

/** All of them at once, in the order they are named. */
export async function orderPhrases(work: Transaction, ids: readonly string[]): Promise<void> {
	await work.execute(sql`
		update ${agencyPhrase} set position = ordered.position
		from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered(id, position)
		where ${agencyPhrase.id} = ordered.id`);
}
