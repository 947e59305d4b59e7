import { and, between, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { fewestMisses, mostMisses } from '#domain/report/report.ts';
import { searchMiss } from '#server/db/schema/search-miss.ts';
import type { Queries } from '#server/queries.ts';

/** One more; new words only while the day has not too many already. */
export async function addMiss(
	queries: Queries,
	{ day, language, words }: { day: string; language: ContentLocale; words: string },
): Promise<void> {
	await queries.execute(sql`
		insert into search_miss (on_day, language, words, count)
		select ${day}::date, ${language}, ${words}, 1
		where (select count(*) from search_miss where on_day = ${day}::date) < ${mostMisses}
			or exists (select 1 from search_miss where on_day = ${day}::date and language = ${language} and words = ${words})
		on conflict (on_day, language, words) do update set count = search_miss.count + 1`);
}

type MissesSought = { from: string; to: string; language: ContentLocale | undefined };

export const findMisses = (queries: Queries, { from, to, language }: MissesSought) => {
	const count = sql<number>`sum(${searchMiss.count})::int`;
	return queries
		.select({ words: searchMiss.words, language: searchMiss.language, count })
		.from(searchMiss)
		.where(and(between(searchMiss.day, from, to), language && eq(searchMiss.language, language)))
		.groupBy(searchMiss.words, searchMiss.language)
		.having(sql`sum(${searchMiss.count}) >= ${fewestMisses}`)
		.orderBy(desc(count), searchMiss.words)
		.limit(100)
		.execute();
};

/** Their deletion, to be done and noted in one statement. */
export const missesBefore = (queries: Queries, day: string): SQL =>
	queries.delete(searchMiss).where(lt(searchMiss.day, day)).returning({ day: searchMiss.day }).getSQL();
