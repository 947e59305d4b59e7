import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { type CooperativeStatus, groupCodes } from '#domain/member/group.ts';
import { type PartnerMove, partnerMoves } from '#domain/member/partner-machine.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

export type PartnerRow = typeof partner.$inferSelect;
export type BusinessFacts = Pick<
	PartnerRow,
	| 'memberId'
	| 'businessName'
	| 'businessNameKorean'
	| 'registrationNumber'
	| 'representative'
	| 'bankAccount'
	| 'serviceItems'
	| 'languages'
>;

const person = {
	id: member.id,
	email: member.email,
	firstName: member.firstName,
	lastName: member.lastName,
	ownName: member.ownName,
	phone: member.phone,
	address: member.address,
	locale: member.locale,
	cooperative: member.cooperative,
	emailVerifiedAt: member.emailVerifiedAt,
};

/** The business with the member behind it. */
export async function findPartner(queries: Queries, memberId: string) {
	const [row] = await queries
		.select({ member: person, partner })
		.from(partner)
		.innerJoin(member, eq(member.id, partner.memberId))
		.where(and(eq(partner.memberId, memberId), eq(member.status, 'active')));
	return row;
}

/** Holds the business until the transaction ends: what depends on how many there are is counted behind it. */
export async function lockPartner(queries: Queries, memberId: string): Promise<PartnerRow | undefined> {
	const [row] = await queries.select().from(partner).where(eq(partner.memberId, memberId)).for('no key update');
	return row;
}

export async function savePartner(queries: Queries, facts: BusinessFacts): Promise<void> {
	const { memberId: _, ...changes } = facts;
	await queries.insert(partner).values(facts).onConflictDoUpdate({ target: partner.memberId, set: changes });
}

export async function setAddress(queries: Queries, which: { memberId: string; address: string }): Promise<void> {
	await queries.update(member).set({ address: which.address }).where(eq(member.id, which.memberId));
}

/** One step of the life cycle, if it is still where the step starts: of two at once only one goes. */
export async function movePartner(queries: Queries, memberId: string, move: PartnerMove): Promise<boolean> {
	const { from, to } = partnerMoves[move];
	const rows = await queries
		.update(member)
		.set({ cooperative: to })
		.where(
			and(
				eq(member.id, memberId),
				eq(member.group, groupCodes.cooperative),
				eq(member.cooperative, from),
				eq(member.status, 'active'),
			),
		)
		.returning({ id: member.id });
	return rows.length > 0;
}

export async function noteDecision(
	queries: Queries,
	memberId: string,
	decision: Partial<Pick<PartnerRow, 'decidedAt' | 'refusalReason' | 'appliedAt' | 'comment' | 'factsChangedAt'>>,
): Promise<void> {
	await queries.update(partner).set(decision).where(eq(partner.memberId, memberId));
}

/** A state of the application; or approved, with a change that waits. */
export type ApplicationQueue = CooperativeStatus | 'CHANGE_REQ';

const stands = (queue: ApplicationQueue) =>
	queue === 'CHANGE_REQ'
		? and(isNotNull(partner.changeAskedAt), eq(member.cooperative, 'COOPERATIVE_MEMBER'), eq(member.status, 'active'))
		: and(eq(member.cooperative, queue), eq(member.status, 'active'));

type ApplicationCursor = { appliedAt: string; memberId: string };

/** PostgreSQL keeps microseconds, a Date does not: what the list is sorted by travels as text. */
const appliedText = sql<string>`to_char(${partner.appliedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export function findApplications(
	queries: Queries,
	options: { status: ApplicationQueue; after: ApplicationCursor | undefined; limit: number },
) {
	const { status, after, limit } = options;
	return queries
		.select({ member: person, partner, shownNames: provider.name, exactAppliedAt: appliedText })
		.from(partner)
		.innerJoin(member, eq(member.id, partner.memberId))
		.leftJoin(provider, eq(provider.memberId, partner.memberId))
		.where(
			and(
				stands(status),
				after &&
					sql`(${partner.appliedAt}, ${partner.memberId}) > (${after.appliedAt}::timestamptz, ${after.memberId}::uuid)`,
			),
		)
		.orderBy(asc(partner.appliedAt), asc(partner.memberId))
		.limit(limit);
}

export async function countApplications(queries: Queries, status: ApplicationQueue): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(partner)
		.innerJoin(member, eq(member.id, partner.memberId))
		.where(stands(status));
	return row?.count ?? 0;
}

/** Whom the system tells what wants attention. */
export function findOperators(queries: Queries) {
	return queries
		.select({ id: member.id, email: member.email, locale: member.locale })
		.from(member)
		.where(and(eq(member.group, groupCodes.operator), eq(member.status, 'active')));
}
