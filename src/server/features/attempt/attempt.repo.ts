import { eq, sql } from 'drizzle-orm';
import { attempt } from '#server/db/schema/attempt.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Pool, Queries } from '#server/queries.ts';

const hasPassed = sql`${attempt.resetAt} <= ${sql.placeholder('now')}::timestamptz`;

/** One statement, so that tries at the same instant are all counted; a window that has passed begins anew. */
const counted = writtenOnce((queries) =>
	queries
		.insert(attempt)
		.values({ key: sql.placeholder('key'), count: 1, resetAt: sql.placeholder('resetAt') })
		.onConflictDoUpdate({
			target: attempt.key,
			set: {
				count: sql`case when ${hasPassed} then 1 else least(${attempt.count} + 1, 1000000) end`,
				resetAt: sql`case when ${hasPassed} then excluded.reset_at else ${attempt.resetAt} end`,
			},
		})
		.returning({ count: attempt.count, resetAt: attempt.resetAt })
		.prepare('attempt-counted'),
);

type Row = { count: number; resetAt: Date };
type Counted = { count: number; secondsLeft: number };
const resetAfter = (seconds: number, now: Date) => new Date(now.getTime() + seconds * 1000);
const countedOf = ({ count, resetAt }: Row, now: Date): Counted => ({
	count,
	secondsLeft: Math.ceil((resetAt.getTime() - now.getTime()) / 1000),
});

export async function addAttempt(
	queries: Queries,
	{ key, seconds, now }: { key: string; seconds: number; now: Date },
): Promise<Counted> {
	const resetAt = resetAfter(seconds, now);
	const [row] = await counted(queries).execute({ key, resetAt, now: now.toISOString() });
	return row ? countedOf(row, now) : { count: 1, secondsLeft: seconds };
}

const againSql = `on conflict (key) do update set
	count = case when held.reset_at <= $3::timestamptz then 1 else least(held.count + 1, 1000000) end,
	reset_at = case when held.reset_at <= $3::timestamptz then excluded.reset_at else held.reset_at end
	returning count, reset_at`;

/** The same of two keys by one statement, the second only where the first is within its limit. */
const bothSql = `
	with first as (
		insert into attempt as held (key, count, reset_at) values ($1, 1, $4::timestamptz) ${againSql}
	), second as (
		insert into attempt as held (key, count, reset_at) select $2, 1, $5::timestamptz from first where first.count <= $6 ${againSql}
	)
	select count, reset_at as "resetAt" from first
	union all select count, reset_at from second`;

type Try = { key: string; seconds: number };

/** What was counted: of the first alone where that was one too many. */
export async function addBothAttempts(
	{ $client }: Pick<Pool, '$client'>,
	{ first, second, limit, now }: { first: Try; second: Try; limit: number; now: Date },
): Promise<Counted[]> {
	const resets = [first, second].map(({ seconds }) => resetAfter(seconds, now));
	const values = [first.key, second.key, now, ...resets, limit];
	const { rows } = await $client.query<Row>({ name: 'attempts-counted', text: bothSql, values });
	return rows.map((row) => countedOf(row, now));
}

export async function deleteAttempt(queries: Queries, key: string): Promise<void> {
	await queries.delete(attempt).where(eq(attempt.key, key));
}

export async function takeBackAttempt(queries: Queries, key: string): Promise<void> {
	await queries
		.update(attempt)
		.set({ count: sql`greatest(${attempt.count} - 1, 0)` })
		.where(eq(attempt.key, key));
}

/** A few of those that passed, without waiting for anyone. */
export async function deletePassedAttempts(
	queries: Queries,
	{ limit, now }: { limit: number; now: Date },
): Promise<void> {
	await queries.execute(sql`delete from ${attempt} where ${attempt.key} in
		(select key from ${attempt} where reset_at < ${now.toISOString()}::timestamptz order by reset_at limit ${limit} for update skip locked)`);
}
