import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Duty } from '#domain/organisation/duties.ts';
import { agencyId, type OrganisationStatus, type Role, type Work } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import type { Queries } from '#server/queries.ts';

let last = 0;
/** Nobody comes at the same moment as another: lists are in this order. */
const nextMoment = () => {
	last = Math.max(Date.now(), last + 1);
	return new Date(last);
};

/** A business for each of these members, who owns it; its id, never the member's. */
export async function foundBusinesses(
	queries: Queries,
	owners: readonly string[],
	status: OrganisationStatus = 'approved',
): Promise<string[]> {
	if (owners.length === 0) return [];
	const rows = owners.map((memberId) => ({ memberId, organisationId: randomUUID() }));
	await queries
		.insert(organisation)
		.values(rows.map(({ organisationId }) => ({ id: organisationId, status, createdAt: new Date() })));
	await queries.insert(staff).values(rows.map((row) => ({ ...row, role: 'owner' as const, joinedAt: nextMoment() })));
	return rows.map(({ organisationId }) => organisationId);
}

export async function foundBusiness(queries: Queries, owner: string, status?: OrganisationStatus): Promise<string> {
	const [id = ''] = await foundBusinesses(queries, [owner], status);
	return id;
}

/** Somebody begins to work there. */
export async function employ(
	queries: Queries,
	work: { organisationId: string; memberId: string; role: Role },
): Promise<void> {
	await queries.insert(staff).values({ ...work, joinedAt: nextMoment() });
}

/** Somebody who answers at the agency's desk, and looks after these alone. */
export async function employColleague(queries: Queries, memberId: string, ...chosen: Duty[]): Promise<void> {
	await queries.insert(staff).values({
		...{ organisationId: agencyId, memberId, role: 'desk', duties: chosen },
		joinedAt: nextMoment(),
	});
	await queries.update(member).set({ group: 'GR0100', emailVerifiedAt: new Date() }).where(eq(member.id, memberId));
}

/** From now on they are this there, and look after these. */
export async function narrow(
	queries: Queries,
	memberId: string,
	{ role = 'desk', duties }: { role?: Role; duties: readonly Duty[] },
): Promise<void> {
	await queries
		.update(staff)
		.set({ role, duties: [...duties] })
		.where(eq(staff.memberId, memberId));
}

/** Operators are the agency's staff. */
export const employOperator = (queries: Queries, memberId: string) =>
	employ(queries, { organisationId: agencyId, memberId, role: 'owner' });

export const operatorWorks: readonly Work[] = [{ organisationId: agencyId, role: 'owner', status: 'approved' }];

/** Where somebody works, or worked last. */
export async function organisationOf(queries: Queries, memberId: string): Promise<string> {
	const [row] = await queries.select({ id: staff.organisationId }).from(staff).where(eq(staff.memberId, memberId));
	return row?.id ?? '';
}
