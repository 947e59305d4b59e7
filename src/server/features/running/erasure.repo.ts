import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ErasureRule } from '#domain/running/erasure.ts';
import { erasure, erasureRun } from '#server/db/schema/erasure.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries } from '#server/queries.ts';

type Noted = { rule: ErasureRule; count?: number; now: Date };

/** Beside what is erased, in its transaction. */
export async function noteErased(queries: Queries, { rule, count = 1, now }: Noted): Promise<void> {
	if (count === 0) return;
	await queries
		.insert(erasure)
		.values({ rule, day: koreanDay(now), count, at: now })
		.onConflictDoUpdate({
			target: [erasure.rule, erasure.day],
			set: { count: sql`${erasure.count} + excluded.count`, at: sql`excluded.at` },
		});
}

/** Erases and notes by one statement: what a repo deletes, ending with `returning`. Answers how many there were. */
export async function eraseNoted(queries: Queries, { rule, now }: Noted, deletion: SQL): Promise<number> {
	const { rows } = await queries.execute<{ n: number }>(sql`
		with gone as (${deletion}),
		counted as (select count(*)::int as n from gone),
		noted as (
			insert into ${erasure} (rule, day, count, at)
			select ${rule}, ${koreanDay(now)}::date, n, ${now.toISOString()}::timestamptz from counted where n > 0
			on conflict (rule, day) do update set count = ${erasure}.count + excluded.count, at = excluded.at
		)
		select n from counted`);
	return rows[0]?.n ?? 0;
}

export async function noteRan(queries: Queries, rules: readonly ErasureRule[], now: Date): Promise<void> {
	await queries
		.insert(erasureRun)
		.values(rules.map((rule) => ({ rule, ranAt: now })))
		.onConflictDoUpdate({ target: erasureRun.rule, set: { ranAt: sql`excluded.ran_at` } });
}

type Search = { from: string; to: string; rule: ErasureRule | undefined };

/** The newest first. */
export const findErasures = (queries: Queries, { from, to, rule }: Search) =>
	queries
		.select()
		.from(erasure)
		.where(and(between(erasure.day, from, to), rule && eq(erasure.rule, rule)))
		.orderBy(desc(erasure.day), erasure.rule);

export const findRuns = (queries: Queries) => queries.select().from(erasureRun);

/** What the agency has set itself; undefined where it has told nothing yet. */
export async function findEraseDays(queries: Queries): Promise<number | undefined> {
	const [row] = await queries.select({ days: siteProfile.eraseAfterDays }).from(siteProfile);
	return row?.days;
}
