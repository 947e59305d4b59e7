import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/member/access.ts';
import type { Duty } from '#domain/organisation/duties.ts';
import type { Role, Work } from '#domain/organisation/organisation.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import type { Queries } from '#server/queries.ts';

/**
 * Holds an organisation until the transaction ends. Whoever takes an owner away waits here first: of two owners who leave
 * at once the second counts when the first is gone.
 */
const lockOrganisations = (queries: Queries, ids: readonly string[]) =>
	queries
		.select({ id: organisation.id })
		.from(organisation)
		.where(inArray(organisation.id, [...ids]))
		.orderBy(asc(organisation.id))
		.for('no key update');

export async function lockOrganisation(queries: Queries, id: string): Promise<void> {
	await lockOrganisations(queries, [id]);
}

/** Where somebody works now. */
export const findWorks = (queries: Queries, memberId: string): Promise<Work[]> =>
	queries
		.select({
			organisationId: staff.organisationId,
			role: staff.role,
			status: organisation.status,
			duties: staff.duties,
		})
		.from(staff)
		.innerJoin(organisation, eq(organisation.id, staff.organisationId))
		.where(and(eq(staff.memberId, memberId), isNull(staff.leftAt)))
		.execute();

/**
 * The same of who can log in: nobody manages anything from an account that is suspended or closed. Asked where somebody's word counts
 * who is not the one that asks, or no longer.
 */
export const findActiveWorks = async (queries: Queries, memberId: string): Promise<Work[]> => {
	const [row] = await queries.select({ status: member.status }).from(member).where(eq(member.id, memberId));
	return row?.status === 'active' ? findWorks(queries, memberId) : [];
};

/** Whether somebody manages the staff there now. */
export const managesStaff = async (queries: Queries, memberId: string, organisationId: string): Promise<boolean> =>
	mayDo({ works: await findActiveWorks(queries, memberId) }, 'staff.manage', organisationId);

/**
 * Holds the organisation, and says whether the viewer still manages its staff: who was let go a moment ago lets nobody go.
 */
export async function lockManaged(queries: Queries, viewer: Viewer, organisationId: string): Promise<boolean> {
	await lockOrganisations(queries, [organisationId]);
	return managesStaff(queries, viewer.id, organisationId);
}

/** Those who work there besides, suspended or not. */
const others = (columns: string, more = '') =>
	sql.raw(`(select ${columns} from staff other join member on member.id = other.member_id and member.status <> 'closed'
		where other.organisation_id = staff.organisation_id and other.member_id <> staff.member_id and other.left_at is null ${more})`);

const isActiveOwner = "and other.role = 'owner' and member.status = 'active'";

const work = {
	organisationId: staff.organisationId,
	memberId: staff.memberId,
	role: staff.role,
	duties: staff.duties,
	/** How many else work there, and how many of them own it and can log in: who is suspended answers for nothing. */
	others: sql<number>`${others('count(*)::int')}`,
	otherOwners: sql<number>`${others('count(*)::int', isActiveOwner)}`,
	nextOwnerId: sql<
		string | null
	>`${others('(array_agg(other.member_id order by other.joined_at, other.id))[1]', isActiveOwner)}`,
};

/** Everything somebody works at, held until the transaction ends. */
export async function lockWorksOf(queries: Queries, memberId: string) {
	const isTheirs = and(eq(staff.memberId, memberId), isNull(staff.leftAt));
	const rows = await queries.select({ id: staff.organisationId }).from(staff).where(isTheirs);
	if (rows.length === 0) return [];
	await lockOrganisations(
		queries,
		rows.map(({ id }) => id),
	);
	return queries.select(work).from(staff).where(isTheirs).orderBy(asc(staff.joinedAt));
}

/** What somebody is there, held until the transaction ends; undefined where they are not. */
export async function lockWork(queries: Queries, { organisationId, memberId }: Which) {
	await lockOrganisations(queries, [organisationId]);
	const [row] = await queries.select(work).from(staff).where(isWorking({ organisationId, memberId }));
	return row;
}

type Which = { organisationId: string; memberId: string };

const isWorking = ({ organisationId, memberId }: Which) =>
	and(eq(staff.organisationId, organisationId), eq(staff.memberId, memberId), isNull(staff.leftAt));

/** The row stays: what they did there is still theirs. */
export async function endStaff(queries: Queries, { at, ...which }: Which & { at: Date }): Promise<void> {
	await queries.update(staff).set({ leftAt: at }).where(isWorking(which));
}

export async function setRole(
	queries: Queries,
	{ role, duties, ...which }: Which & { role: Role; duties: Duty[] | null },
): Promise<void> {
	await queries.update(staff).set({ role, duties }).where(isWorking(which));
}

export async function setDuties(
	queries: Queries,
	{ duties, ...which }: Which & { duties: Duty[] | null },
): Promise<void> {
	await queries.update(staff).set({ duties }).where(isWorking(which));
}
