import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { passkeyChallenge } from '#server/db/schema/factor.ts';
import type { Queries } from '#server/queries.ts';

type Row = typeof passkeyChallenge.$inferSelect;
/** The login, or the browser that is logging in. */
export type Holder = { sessionId: string } | { holderHash: string };
type Asked = { challengeHash: string; use: Row['use']; holder: Holder };

/** With it goes what others have left lying. */
export async function insertChallenge(
	queries: Queries,
	{ holder, ...row }: Asked & { expiresAt: Date },
	now: Date,
): Promise<void> {
	const passed = sql`(select id from ${passkeyChallenge} where expires_at < ${now.toISOString()}::timestamptz order by expires_at limit 20 for update skip locked)`;
	await queries.delete(passkeyChallenge).where(inArray(passkeyChallenge.id, passed));
	await queries.insert(passkeyChallenge).values({ ...row, ...holder });
}

/** Whether it was asked of this one, for this, lately, and not answered yet: it is good once. */
export async function takeChallenge(
	queries: Queries,
	{ challengeHash, use, holder, now }: Asked & { now: Date },
): Promise<boolean> {
	const isHolders =
		'sessionId' in holder
			? eq(passkeyChallenge.sessionId, holder.sessionId)
			: eq(passkeyChallenge.holderHash, holder.holderHash);
	const taken = await queries
		.delete(passkeyChallenge)
		.where(
			and(
				...[eq(passkeyChallenge.challengeHash, challengeHash), eq(passkeyChallenge.use, use)],
				...[isHolders, gt(passkeyChallenge.expiresAt, now)],
			),
		)
		.returning({ id: passkeyChallenge.id });
	return taken.length > 0;
}
