import { eq, sql } from 'drizzle-orm';
import { attempt } from '#server/db/schema/attempt.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';

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

export async function addAttempt(
	queries: Queries,
	{ key, seconds, now }: { key: string; seconds: number; now: Date },
): Promise<{ count: number; secondsLeft: number }> {
	const resetAt = new Date(now.getTime() + seconds * 1000);
	const [row] = await counted(queries).execute({ key, resetAt, now: now.toISOString() });
	if (!row) return { count: 1, secondsLeft: seconds };
	return { count: row.count, secondsLeft: Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000) };
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
