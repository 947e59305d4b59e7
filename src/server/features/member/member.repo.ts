import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import type { Queries } from '#server/queries.ts';

export type MemberRow = typeof member.$inferSelect;

export async function insertMember(queries: Queries, row: typeof member.$inferInsert & { id: string }): Promise<void> {
	await queries.insert(member).values(row);
}

export async function findMember(queries: Queries, id: string): Promise<MemberRow | undefined> {
	const [row] = await queries.select().from(member).where(eq(member.id, id));
	return row;
}

/** The businesses' names are no secret, and no password either. */
export async function findBusinessNames(queries: Queries, memberId: string) {
	const [row] = await queries
		.select({ businessName: partner.businessName, businessNameKorean: partner.businessNameKorean })
		.from(partner)
		.where(eq(partner.memberId, memberId));
	return row;
}

/** Whose an address is: who verified it, else who named it last. Closed accounts are nobody's. */
export async function findMemberByAddress(queries: Queries, email: string): Promise<MemberRow | undefined> {
	const [row] = await queries
		.select()
		.from(member)
		.where(and(eq(member.email, email), ne(member.status, 'closed')))
		.orderBy(sql`${member.emailVerifiedAt} is null`, sql`${member.status} <> 'active'`, desc(member.createdAt))
		.limit(1);
	return row?.status === 'active' ? row : undefined;
}

/** Whether there was such an open account. */
export async function updateMember(
	queries: Queries,
	id: string,
	set: Partial<typeof member.$inferInsert>,
): Promise<boolean> {
	const changed = await queries
		.update(member)
		.set(set)
		.where(and(eq(member.id, id), ne(member.status, 'closed')))
		.returning({ id: member.id });
	return changed.length > 0;
}

/** Of two who prove the same address at once, the index lets one through (`isAddressTaken`). */
export async function proveAddress(queries: Queries, options: { memberId: string; email: string }): Promise<boolean> {
	const proved = await queries
		.update(member)
		.set({ email: options.email, emailVerifiedAt: sql`now()` })
		.where(and(eq(member.id, options.memberId), eq(member.status, 'active')))
		.returning({ id: member.id });
	return proved.length > 0;
}

/** The refusal of the index that gives an address to one member. */
export function isAddressTaken(error: unknown): boolean {
	const cause = error instanceof Error ? (error.cause ?? error) : undefined;
	return (
		cause instanceof Error &&
		'code' in cause &&
		cause.code === '23505' &&
		'constraint' in cause &&
		cause.constraint === 'member_verified_email'
	);
}

export async function findPhoto(queries: Queries, memberId: string) {
	const [row] = await queries
		.select({ id: file.id, variants: file.variants })
		.from(member)
		.innerJoin(file, eq(file.id, member.photoId))
		.where(eq(member.id, memberId));
	return row;
}
