import { and, asc, desc, eq, exists, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { inOrderOfClaim } from '#domain/member/sign-up.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { reservation } from '#server/db/schema/reservation.ts';
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
		.innerJoin(staff, and(eq(staff.organisationId, partner.organisationId), isNull(staff.leftAt)))
		.where(eq(staff.memberId, memberId))
		.orderBy(asc(staff.joinedAt))
		.limit(1);
	return row;
}

/** More than anybody owns. */
const mostBusinesses = 50;

/** The businesses somebody owns, approved or not; the agency is none. */
export const findOwnBusinesses = (queries: Queries, memberId: string) =>
	queries
		.select({ organisation: organisation.id, name: partner.businessName, status: organisation.status })
		.from(staff)
		.innerJoin(organisation, and(eq(organisation.id, staff.organisationId), eq(organisation.kind, 'provider')))
		.innerJoin(partner, eq(partner.organisationId, organisation.id))
		.where(
			and(
				eq(staff.memberId, memberId),
				eq(staff.role, 'owner'),
				isNull(staff.leftAt),
				ne(organisation.status, 'closed'),
			),
		)
		.orderBy(asc(staff.joinedAt), asc(staff.id))
		.limit(mostBusinesses)
		.execute();

/** More than anybody signs up with one address; the rest is the oldest without a reservation. */
const manySignUps = 500;

/** The open accounts that name an address, the one with the best claim to it first. */
export async function findSignUps(queries: Queries, email: string) {
	const reserved = queries.select({ id: reservation.id }).from(reservation).where(eq(reservation.memberId, member.id));
	const hasReservations = sql<boolean>`${exists(reserved)}`;
	const rows = await queries
		.select({
			id: member.id,
			email: member.email,
			status: member.status,
			group: member.group,
			cooperative: member.cooperative,
			emailVerifiedAt: member.emailVerifiedAt,
			passwordHash: member.passwordHash,
			firstName: member.firstName,
			lastName: member.lastName,
			ownName: member.ownName,
			locale: member.locale,
			currency: member.currency,
			factorDueAt: member.factorDueAt,
			createdAt: member.createdAt,
		})
		.from(member)
		// A guest without an account has nothing to log in to, and no password to set anew.
		.where(and(eq(member.email, email), notInArray(member.status, ['closed', 'guest'])))
		// Where there are more than anybody makes, those that somebody uses are among them.
		.orderBy(sql`${member.emailVerifiedAt} is null`, desc(hasReservations), desc(member.createdAt), desc(member.id))
		.limit(manySignUps);
	return inOrderOfClaim(rows);
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

/** Whether somebody has proved that it is theirs; what was only typed into a form is nobody's. */
export async function isAddressProved(queries: Queries, email: string): Promise<boolean> {
	const [row] = await queries
		.select({ id: member.id })
		.from(member)
		.where(and(eq(member.email, email), ne(member.status, 'closed'), isNotNull(member.emailVerifiedAt)))
		.limit(1);
	return row !== undefined;
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
