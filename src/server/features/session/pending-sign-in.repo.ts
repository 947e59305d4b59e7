import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { pendingBounds } from '#domain/member/sign-in.ts';
import { pendingSignIn } from '#server/db/schema/session.ts';
import type { Queries } from '#server/queries.ts';

type Row = typeof pendingSignIn.$inferSelect;

/** With it goes what some others have left lying. */
export async function insertPending(
	queries: Queries,
	row: Pick<Row, 'memberId' | 'secretHash' | 'factors' | 'isKept' | 'expiresAt'>,
	now: Date,
): Promise<void> {
	const passed = sql`(select id from ${pendingSignIn} where expires_at < ${now.toISOString()}::timestamptz order by expires_at limit 20 for update skip locked)`;
	await queries.delete(pendingSignIn).where(inArray(pendingSignIn.id, passed));
	await queries.insert(pendingSignIn).values({ ...row, createdAt: now });
}

/** Counts the try before anybody looks at the answer: two at once are two. Undefined where none is left, or time is up. */
export async function tryPending(
	queries: Queries,
	{ secretHash, now }: { secretHash: string; now: Date },
): Promise<Pick<Row, 'id' | 'memberId' | 'factors' | 'isKept'> | undefined> {
	const isOpen = and(
		eq(pendingSignIn.secretHash, secretHash),
		gt(pendingSignIn.expiresAt, now),
		lt(pendingSignIn.tries, pendingBounds.tries),
	);
	const [found] = await queries
		.update(pendingSignIn)
		.set({ tries: sql`${pendingSignIn.tries} + 1` })
		.where(isOpen)
		.returning({
			id: pendingSignIn.id,
			memberId: pendingSignIn.memberId,
			factors: pendingSignIn.factors,
			isKept: pendingSignIn.isKept,
		});
	return found;
}

/** One that is under way, without a try at it: what follows is counted otherwise. */
export async function findPending(
	queries: Queries,
	{ secretHash, now }: { secretHash: string; now: Date },
): Promise<Pick<Row, 'id' | 'memberId' | 'factors' | 'isKept'> | undefined> {
	const isOpen = and(eq(pendingSignIn.secretHash, secretHash), gt(pendingSignIn.expiresAt, now));
	const [found] = await queries.select().from(pendingSignIn).where(isOpen);
	return found;
}

/** Whether it was still there: of two right answers at once one gets it. */
export async function takePending(queries: Queries, id: string): Promise<boolean> {
	const taken = await queries.delete(pendingSignIn).where(eq(pendingSignIn.id, id)).returning({ id: pendingSignIn.id });
	return taken.length > 0;
}
