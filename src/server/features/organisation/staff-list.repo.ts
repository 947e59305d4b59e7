import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId, servingStatuses } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Queries } from '#server/queries.ts';

/** What an organisation is called: by its public profile in the reader's language, else as it was registered. */
/** What a reader’s language calls an organisation; asked together with its papers. */
export const nameIn = (language: ContentLocale) => {
	const shown = sql`(select coalesce(${provider.name} ->> ${language}, ${provider.name} ->> 'en', ${provider.name} ->> 'ko')
		from ${provider} where ${provider.organisationId} = ${organisation.id}
			and (${provider.isAgency} or ${organisation.id} <> ${agencyId}::uuid) order by ${provider.isAgency} desc limit 1)`;
	return sql<string>`coalesce(${shown}, ${partner.businessName}, 'Maru')`;
};

type Cursor = { at: string; id: string };

/** PostgreSQL keeps microseconds, a Date does not: what the list is sorted by travels as text. */
const joinedText = sql<string>`to_char(${staff.joinedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isAfter = (after: Cursor | undefined) =>
	after && sql`(${staff.joinedAt}, ${staff.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;

type Page = { after: Cursor | undefined; limit: number };

/** Where somebody works, in the order they came. */
export const findWorkplaces = (
	queries: Queries,
	{ memberId, language, after, limit }: Page & { memberId: string; language: ContentLocale },
) =>
	queries
		.select({
			id: organisation.id,
			kind: organisation.kind,
			name: nameIn(language),
			role: staff.role,
			staffId: staff.id,
			exactJoinedAt: joinedText,
		})
		.from(staff)
		.innerJoin(
			organisation,
			and(eq(organisation.id, staff.organisationId), inArray(organisation.status, [...servingStatuses])),
		)
		.leftJoin(partner, eq(partner.organisationId, organisation.id))
		.where(and(eq(staff.memberId, memberId), isNull(staff.leftAt), isAfter(after)))
		.orderBy(asc(staff.joinedAt), asc(staff.id))
		.limit(limit);

export async function countWorkplaces(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(staff)
		.innerJoin(
			organisation,
			and(eq(organisation.id, staff.organisationId), inArray(organisation.status, [...servingStatuses])),
		)
		.where(and(eq(staff.memberId, memberId), isNull(staff.leftAt)));
	return row?.count ?? 0;
}

const working = (organisationId: string) => and(eq(staff.organisationId, organisationId), isNull(staff.leftAt));

/** Who works there, in the order they came. */
export const findStaff = (queries: Queries, { organisationId, after, limit }: Page & { organisationId: string }) =>
	queries
		.select({
			memberId: member.id,
			firstName: member.firstName,
			lastName: member.lastName,
			email: member.email,
			status: member.status,
			role: staff.role,
			duties: staff.duties,
			joinedAt: staff.joinedAt,
			staffId: staff.id,
			exactJoinedAt: joinedText,
		})
		.from(staff)
		.innerJoin(member, eq(member.id, staff.memberId))
		.where(and(working(organisationId), isAfter(after)))
		.orderBy(asc(staff.joinedAt), asc(staff.id))
		.limit(limit);

/** `owners`: those who can log in. */
export async function countStaff(queries: Queries, organisationId: string): Promise<{ all: number; owners: number }> {
	const isOwner = and(eq(staff.role, 'owner'), eq(member.status, 'active'));
	const [row] = await queries
		.select({ all: count(), owners: sql<number>`(count(*) filter (where ${isOwner}))::int` })
		.from(staff)
		.innerJoin(member, eq(member.id, staff.memberId))
		.where(working(organisationId));
	return row ?? { all: 0, owners: 0 };
}

/** Undefined where there is none that serves guests. */
export async function findOrganisation(
	queries: Queries,
	{ organisationId, language }: { organisationId: string; language: ContentLocale },
) {
	const [row] = await queries
		.select({ id: organisation.id, kind: organisation.kind, name: nameIn(language) })
		.from(organisation)
		.leftJoin(partner, eq(partner.organisationId, organisation.id))
		.where(and(eq(organisation.id, organisationId), inArray(organisation.status, [...servingStatuses])));
	return row;
}

/** Whether a member of this address, which they have proved, works there. */
export async function worksWithAddress(
	queries: Queries,
	{ organisationId, email }: { organisationId: string; email: string },
): Promise<boolean> {
	const rows = await queries
		.select({ id: staff.id })
		.from(staff)
		.innerJoin(member, eq(member.id, staff.memberId))
		.where(and(working(organisationId), eq(member.email, email), sql`${member.emailVerifiedAt} is not null`))
		.limit(1);
	return rows.length > 0;
}
