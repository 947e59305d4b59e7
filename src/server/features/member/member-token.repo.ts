import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { minuteMs } from '#domain/kernel/durations.ts';
import { type TokenPurpose, tokenMinutes } from '#domain/member/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import type { Queries } from '#server/queries.ts';

const isAlive = (now: Date) => gt(memberToken.expiresAt, now);

/** What has run out goes when something new comes. */
export async function insertToken(
	queries: Queries,
	row: { memberId: string; purpose: TokenPurpose; secretHash: string; email: string },
	now: Date,
): Promise<void> {
	await queries.delete(memberToken).where(and(eq(memberToken.memberId, row.memberId), lte(memberToken.expiresAt, now)));
	const expiresAt = new Date(now.getTime() + tokenMinutes[row.purpose] * minuteMs);
	await queries.insert(memberToken).values({ ...row, expiresAt });
}

type Opened = { secretHash: string; purposes: TokenPurpose[]; now: Date };

const bySecret = ({ secretHash, purposes, now }: Opened) =>
	and(eq(memberToken.secretHash, secretHash), inArray(memberToken.purpose, purposes), isAlive(now));

export async function findToken(queries: Queries, opened: Opened) {
	const [row] = await queries.select().from(memberToken).where(bySecret(opened));
	return row;
}

/** Found and gone in one statement: of two who use it at once, one gets it. */
export async function takeToken(queries: Queries, opened: Opened) {
	const [row] = await queries.delete(memberToken).where(bySecret(opened)).returning();
	return row;
}

export async function deleteTokens(queries: Queries, memberId: string, purposes?: TokenPurpose[]): Promise<void> {
	await queries
		.delete(memberToken)
		.where(and(eq(memberToken.memberId, memberId), purposes && inArray(memberToken.purpose, purposes)));
}

/** The address that waits for its link to be opened. */
export async function findPendingEmail(queries: Queries, memberId: string, now: Date): Promise<string | undefined> {
	const [row] = await queries
		.select({ email: memberToken.email })
		.from(memberToken)
		.where(and(eq(memberToken.memberId, memberId), eq(memberToken.purpose, 'change-email'), isAlive(now)));
	return row?.email;
}
