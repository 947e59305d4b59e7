import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { agencyId, type OrganisationStatus, type Role, servingStatuses } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { apiKey } from '#server/db/schema/api-key.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { servingSql } from '#server/features/organisation/serving.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';

export type KeyRow = typeof apiKey.$inferSelect;
/** A key as it works: what who made it is there today, undefined where that is nothing. */
export type WorkingKey = Pick<KeyRow, 'id' | 'name' | 'organisationId' | 'rights' | 'expiresAt' | 'lastUsedAt'> & {
	role: Role;
	status: OrganisationStatus;
};

const bySecret = `select api_key.id, api_key.name, api_key.organisation_id as "organisationId", rights,
		expires_at as "expiresAt", last_used_at as "lastUsedAt", maker.role, organisation.status
	from api_key
	join organisation on organisation.id = api_key.organisation_id and organisation.status ${servingSql}
	join staff maker on maker.organisation_id = organisation.id and maker.member_id = api_key.made_by and maker.left_at is null
	join member on member.id = maker.member_id and member.status = 'active'
	where secret_hash = $1 and revoked_at is null and organisation.id <> '${agencyId}'
		and maker.role in (${rolesWith('key.manage')
			.map((role) => `'${role}'`)
			.join(', ')})`;

/** Asked with every request of a program: prepared once a connection. */
export async function findWorkingKey(reads: Pool, secretHash: string): Promise<WorkingKey | undefined> {
	const { rows } = await reads.$client.query<WorkingKey>({
		...{ name: 'api-key-by-secret', text: bySecret, values: [secretHash] },
	});
	return rows[0];
}

export async function noteUse(queries: Queries, id: string, at: Date): Promise<void> {
	await queries.update(apiKey).set({ lastUsedAt: at }).where(eq(apiKey.id, id));
}

export async function insertKey(queries: Queries, row: typeof apiKey.$inferInsert): Promise<void> {
	await queries.insert(apiKey).values(row);
}

/** Held until the transaction ends. */
export async function lockKey(queries: Queries, id: string): Promise<KeyRow | undefined> {
	const [row] = await queries.select().from(apiKey).where(eq(apiKey.id, id)).for('update');
	return row;
}

export async function setSecret(queries: Queries, id: string, made: Pick<KeyRow, 'secretHash' | 'ending'>) {
	await queries.update(apiKey).set(made).where(eq(apiKey.id, id));
}

export async function revokeKey(queries: Queries, id: string, at: Date): Promise<void> {
	await queries.update(apiKey).set({ revokedAt: at }).where(eq(apiKey.id, id));
}

type Ending = { now: Date; until: Date; lastWarning: number };

/** Those that work and end until then, whose owners were not told for the last time. */
export const findEndingKeys = (queries: Queries, { now, until, lastWarning }: Ending, limit: number) =>
	queries
		.select({ id: apiKey.id })
		.from(apiKey)
		.innerJoin(
			organisation,
			and(eq(organisation.id, apiKey.organisationId), inArray(organisation.status, [...servingStatuses])),
		)
		.innerJoin(
			staff,
			and(
				...[eq(staff.organisationId, apiKey.organisationId), eq(staff.memberId, apiKey.madeBy), isNull(staff.leftAt)],
				inArray(staff.role, rolesWith('key.manage')),
			),
		)
		.innerJoin(member, and(eq(member.id, staff.memberId), eq(member.status, 'active')))
		.where(
			and(
				...[isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now), lte(apiKey.expiresAt, until)],
				or(isNull(apiKey.warnedDays), gt(apiKey.warnedDays, lastWarning)),
			),
		)
		.orderBy(asc(apiKey.expiresAt))
		.limit(limit)
		.execute();

export async function noteWarning(queries: Queries, id: string, warnedDays: number): Promise<void> {
	await queries.update(apiKey).set({ warnedDays }).where(eq(apiKey.id, id));
}

const of = (organisationId: string) => eq(apiKey.organisationId, organisationId);

/** Those that could be used; others stand in nobody's way. */
export async function countGoodKeys(queries: Queries, organisationId: string, now: Date): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(apiKey)
		.where(and(of(organisationId), isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now)));
	return row?.count ?? 0;
}

export async function countKeys(queries: Queries, organisationId: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(apiKey).where(of(organisationId));
	return row?.count ?? 0;
}

type Page = { organisationId: string; after: { at: string; id: string } | undefined; limit: number };

/** The newest first, with who made them and what they are there today. */
export const findKeys = (queries: Queries, { organisationId, after, limit }: Page) =>
	queries
		.select({ row: apiKey, firstName: member.firstName, lastName: member.lastName, role: staff.role })
		.from(apiKey)
		.leftJoin(member, and(eq(member.id, apiKey.madeBy), eq(member.status, 'active')))
		.leftJoin(
			staff,
			and(eq(staff.memberId, member.id), eq(staff.organisationId, apiKey.organisationId), isNull(staff.leftAt)),
		)
		.where(
			and(
				of(organisationId),
				after && sql`(${apiKey.createdAt}, ${apiKey.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(apiKey.createdAt), desc(apiKey.id))
		.limit(limit)
		.execute();
