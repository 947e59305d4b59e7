import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type TokenPurpose, tokenMinutes } from '#domain/member/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import type { Queries } from '#server/queries.ts';

const isAlive = gt(memberToken.expiresAt, sql`now()`);

/** What has run out goes when something new comes. */
export async function insertToken(
	queries: Queries,
	row: { memberId: string; purpose: TokenPurpose; secretHash: string; email: string },
): Promise<void> {
	await queries
		.delete(memberToken)
		.where(and(eq(memberToken.memberId, row.memberId), lte(memberToken.expiresAt, sql`now()`)));
	const expiresAt = sql`now() + make_interval(mins => ${tokenMinutes[row.purpose]})`;
	await queries.insert(memberToken).values({ ...row, expiresAt });
}

const bySecret = (secretHash: string, purposes: TokenPurpose[]) =>
	and(eq(memberToken.secretHash, secretHash), inArray(memberToken.purpose, purposes), isAlive);

export async function findToken(queries: Queries, secretHash: string, purposes: TokenPurpose[]) {
	const [row] = await queries.select().from(memberToken).where(bySecret(secretHash, purposes));
	return row;
}

/** Found and gone in one statement: of two who use it at once, one gets it. */
export async function takeToken(queries: Queries, secretHash: string, purposes: TokenPurpose[]) {
	const [row] = await queries.delete(memberToken).where(bySecret(secretHash, purposes)).returning();
	return row;
}

export async function deleteTokens(queries: Queries, memberId: string, purposes?: TokenPurpose[]): Promise<void> {
	await queries
		.delete(memberToken)
		.where(and(eq(memberToken.memberId, memberId), purposes && inArray(memberToken.purpose, purposes)));
}

/** The address that waits for its link to be opened. */
export async function findPendingEmail(queries: Queries, memberId: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ email: memberToken.email })
		.from(memberToken)
		.where(and(eq(memberToken.memberId, memberId), eq(memberToken.purpose, 'change-email'), isAlive));
	return row?.email;
}
