import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Duty } from '#domain/organisation/duties.ts';
import { agencyId, type Role, roles } from '#domain/organisation/organisation.ts';
import { isOperatorRole } from '#domain/organisation/rights.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import type { Queries } from '#server/queries.ts';
import { servingSql } from './serving.repo.ts';

/** Whom a mail goes to, in the language they work in: what the console speaks to them, else that of their information. */
export type Recipient = { id: string; email: string; locale: typeof member.$inferSelect.locale };

const workLocale = sql<typeof member.$inferSelect.locale>`coalesce(${member.consoleLocale}, ${member.locale})`;
const recipient = { id: member.id, email: member.email, locale: workLocale };

/** Who of an organisation has one of these roles and can be told. */
export async function findRecipients(
	queries: Queries,
	organisationId: string,
	of: readonly Role[],
): Promise<Recipient[]> {
	const rows = await findRecipientsOf(queries, [organisationId], of);
	return rows.map(({ id, email, locale }) => ({ id, email, locale }));
}

/** The same of several at once. */
export const findRecipientsOf = (queries: Queries, organisationIds: readonly string[], of: readonly Role[]) =>
	organisationIds.length === 0
		? Promise.resolve([])
		: queries
				.select({ ...recipient, organisationId: staff.organisationId })
				.from(staff)
				.innerJoin(member, and(eq(member.id, staff.memberId), eq(member.status, 'active')))
				.where(
					and(
						...[inArray(staff.organisationId, [...organisationIds]), isNull(staff.leftAt)],
						inArray(staff.role, [...of]),
					),
				)
				.orderBy(asc(staff.joinedAt), asc(staff.id))
				.execute();

/** Whom the system tells what wants attention: those of the agency's staff who look after it. */
export const findOperators = (queries: Queries, duty: Duty): Promise<Recipient[]> =>
	queries
		.select(recipient)
		.from(staff)
		.innerJoin(member, and(eq(member.id, staff.memberId), eq(member.status, 'active')))
		.where(
			and(
				...[eq(staff.organisationId, agencyId), isNull(staff.leftAt)],
				inArray(staff.role, roles.filter(isOperatorRole)),
				or(eq(staff.role, 'owner'), isNull(staff.duties), sql`${duty} = any(${staff.duties})`),
			),
		)
		.orderBy(asc(staff.joinedAt), asc(staff.id))
		.execute();

/**
 * The same as a column of a statement on `provider`: who answers for its guests. Nobody where the agency does, whose office
 * is told, nor while a business is not approved.
 */
export const keepersSql = (row: string, of: readonly Role[]): string => `(
	select jsonb_agg(jsonb_build_object('id', keeper.id, 'email', keeper.email, 'locale', coalesce(keeper.console_locale, keeper.locale))
		order by working.joined_at, working.id)
	from staff working join member keeper on keeper.id = working.member_id and keeper.status = 'active'
		join organisation house on house.id = working.organisation_id and house.status ${servingSql}
	where working.organisation_id = ${row}.organisation_id and ${row}.organisation_id <> '${agencyId}'
		and working.left_at is null and working.role in (${of.map((role) => `'${role}'`).join(', ')}))`;

export const keepersOf = (of: readonly Role[]) => sql<Recipient[] | null>`${sql.raw(keepersSql('"provider"', of))}`;

/** Whom mails to a provider go to: its staff, each in their language; at the agency in Korean, where nobody else is there. */
export type Told = { memberId: string | null; email: string; locale: Recipient['locale'] };

export function toldAt(keepers: readonly Recipient[] | null, agencyEmail: string): Told[] {
	if (keepers) return keepers.map(({ id: memberId, email, locale }) => ({ memberId, email, locale }));
	return agencyEmail === '' ? [] : [{ memberId: null, email: agencyEmail, locale: 'ko' }];
}

/** A new business and who founds it. */
export async function insertOrganisation(
	queries: Queries,
	founding: { id: string; memberId: string; now: Date },
): Promise<void> {
	const { id, memberId, now } = founding;
	await queries.insert(organisation).values({ id, status: 'applied', createdAt: now });
	await insertStaff(queries, { organisationId: id, memberId, role: 'owner', joinedAt: now });
}

export async function insertStaff(
	queries: Queries,
	row: { organisationId: string; memberId: string; role: Role; duties?: Duty[] | null; joinedAt: Date },
): Promise<void> {
	await queries.insert(staff).values(row);
}
