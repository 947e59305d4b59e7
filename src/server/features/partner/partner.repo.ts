import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { groupCodes } from '#domain/member/group.ts';
import { type ApplicationStand, statusOfStand } from '#domain/member/partner-machine.ts';
import { servingStatuses } from '#domain/organisation/organisation.ts';
import { organisationStatusOf } from '#domain/organisation/organisation-status.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

export type PartnerRow = typeof partner.$inferSelect;
export type BusinessFacts = Pick<
	PartnerRow,
	| 'organisationId'
	| 'businessName'
	| 'businessNameKorean'
	| 'registrationNumber'
	| 'representative'
	| 'address'
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
	locale: member.locale,
	emailVerifiedAt: member.emailVerifiedAt,
};

/** Who is written to about the business itself: the owner who has been there longest. */
const contactId = sql`(select owning.member_id from staff owning join member on member.id = owning.member_id
	where owning.organisation_id = ${partner.organisationId} and owning.role = 'owner' and owning.left_at is null
		and member.status = 'active' order by owning.joined_at, owning.id limit 1)`;

/** The business with the person to write to. */
export async function findPartner(queries: Queries, organisationId: string) {
	const [row] = await queries
		.select({ member: person, partner, status: organisation.status })
		.from(partner)
		.innerJoin(organisation, eq(organisation.id, partner.organisationId))
		.innerJoin(member, eq(member.id, contactId))
		.where(eq(partner.organisationId, organisationId));
	return row;
}

/** Holds the business until the transaction ends: what depends on how many there are is counted behind it. */
export async function lockPartner(queries: Queries, organisationId: string): Promise<PartnerRow | undefined> {
	const [row] = await queries
		.select()
		.from(partner)
		.where(eq(partner.organisationId, organisationId))
		.for('no key update');
	return row;
}

export async function insertPartner(queries: Queries, facts: BusinessFacts): Promise<void> {
	await queries.insert(partner).values(facts);
}

export async function savePartner(queries: Queries, { organisationId, ...changes }: BusinessFacts): Promise<void> {
	await queries.update(partner).set(changes).where(eq(partner.organisationId, organisationId));
}

/**
 * One step of the life cycle, if it is still where the step starts: of two at once only one goes. The cooperative members
 * who work there are told by their own status (SPEC section 3).
 */
export async function movePartner(
	queries: Queries,
	organisationId: string,
	stands: { from: ApplicationStand; to: ApplicationStand },
): Promise<boolean> {
	const [from, to] = [statusOfStand(stands.from), statusOfStand(stands.to)];
	const rows = await queries
		.update(organisation)
		.set({ status: organisationStatusOf(to) })
		.where(and(eq(organisation.id, organisationId), eq(organisation.status, organisationStatusOf(from))))
		.returning({ id: organisation.id });
	const working = queries
		.select({ id: staff.memberId })
		.from(staff)
		.where(and(eq(staff.organisationId, organisationId), isNull(staff.leftAt)));
	await queries
		.update(member)
		.set({ cooperative: to })
		.where(and(inArray(member.id, working), eq(member.group, groupCodes.cooperative), eq(member.cooperative, from)));
	return rows.length > 0;
}

export async function noteDecision(
	queries: Queries,
	organisationId: string,
	decision: Partial<
		Pick<
			PartnerRow,
			'decidedAt' | 'refusalReason' | 'moreAsked' | 'moreAskedAt' | 'appliedAt' | 'comment' | 'factsChangedAt'
		>
	>,
): Promise<void> {
	await queries.update(partner).set(decision).where(eq(partner.organisationId, organisationId));
}

/** A state of the application; or approved, with a change that waits. */
export type ApplicationQueue = ApplicationStand | 'CHANGE_REQ';

function stands(queue: ApplicationQueue) {
	const hasBeenApproved = inArray(organisation.status, [...servingStatuses]);
	if (queue === 'CHANGE_REQ') return and(isNotNull(partner.changeAskedAt), hasBeenApproved);
	if (queue === 'COOPERATIVE_MEMBER') return hasBeenApproved;
	const hasStatus = eq(organisation.status, organisationStatusOf(statusOfStand(queue)));
	if (queue === 'MORE_ASKED') return and(hasStatus, isNotNull(partner.moreAskedAt));
	// Who was asked for more does not wait for the agency.
	return queue === 'COOPERATIVE_REQ' ? and(hasStatus, isNull(partner.moreAskedAt)) : hasStatus;
}

type ApplicationCursor = { appliedAt: string; organisationId: string };

/** PostgreSQL keeps microseconds, a Date does not: what the list is sorted by travels as text. */
const appliedText = sql<string>`to_char(${partner.appliedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export function findApplications(
	queries: Queries,
	options: { status: ApplicationQueue; after: ApplicationCursor | undefined; limit: number },
) {
	const { status, after, limit } = options;
	return queries
		.select({
			member: person,
			partner,
			status: organisation.status,
			shownNames: provider.name,
			exactAppliedAt: appliedText,
		})
		.from(partner)
		.innerJoin(organisation, eq(organisation.id, partner.organisationId))
		.innerJoin(member, eq(member.id, contactId))
		.leftJoin(provider, eq(provider.organisationId, partner.organisationId))
		.where(
			and(
				stands(status),
				after &&
					sql`(${partner.appliedAt}, ${partner.organisationId}) > (${after.appliedAt}::timestamptz, ${after.organisationId}::uuid)`,
			),
		)
		.orderBy(asc(partner.appliedAt), asc(partner.organisationId))
		.limit(limit);
}

export async function countApplications(queries: Queries, status: ApplicationQueue): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(partner)
		.innerJoin(organisation, eq(organisation.id, partner.organisationId))
		.innerJoin(member, eq(member.id, contactId))
		.where(stands(status));
	return row?.count ?? 0;
}

/** Where a business is paid, sealed; also of one that nobody stands for just now. */
export async function findBankAccount(queries: Queries, organisationId: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ bankAccount: partner.bankAccount })
		.from(partner)
		.where(eq(partner.organisationId, organisationId));
	return row?.bankAccount;
}

/** Who owns a business now, those who cannot log in for the moment too. */
export async function findOwnerIds(queries: Queries, organisationId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: staff.memberId })
		.from(staff)
		.where(and(eq(staff.organisationId, organisationId), eq(staff.role, 'owner'), isNull(staff.leftAt)))
		.orderBy(asc(staff.joinedAt), asc(staff.id));
	return rows.map(({ id }) => id);
}

/** Where a business is, in its own words; null where it never said so, and for the agency. */
export async function findAddress(queries: Queries, organisationId: string): Promise<string | null> {
	const [row] = await queries
		.select({ address: partner.address })
		.from(partner)
		.where(eq(partner.organisationId, organisationId));
	return row?.address ?? null;
}

/** The services a business was approved for; none before that. */
export async function findServiceItems(queries: Queries, organisationId: string): Promise<string[]> {
	const [row] = await queries
		.select({ serviceItems: partner.serviceItems })
		.from(partner)
		.innerJoin(organisation, eq(organisation.id, partner.organisationId))
		.where(and(eq(partner.organisationId, organisationId), inArray(organisation.status, [...servingStatuses])));
	return row?.serviceItems ?? [];
}
