import { and, count, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId, type OrganisationStatus } from '#domain/organisation/organisation.ts';
import { type HouseMove, type HouseStanding, houseMoves } from '#domain/organisation/organisation-status.ts';
import { event } from '#server/db/schema/event.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner, partnerDecision } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

const everApproved: readonly OrganisationStatus[] = ['approved', 'suspended', 'closed'];

/**
 * An application that came to nothing is no house; one that is closed was one if it was ever approved. Of those closed before
 * decisions outlived the account, the trail alone says so.
 */
const isHouse = and(
	...[eq(organisation.kind, 'provider'), ne(organisation.id, agencyId)],
	inArray(organisation.status, [...everApproved]),
	sql`(${organisation.status} <> 'closed' or exists (select 1 from ${partnerDecision} had
		where had.organisation_id = ${organisation.id} and had.decision = 'approved')
		or exists (select 1 from ${event} told where told.subject_kind = 'partner' and told.subject_id = ${organisation.id}::text
			and told.kind = 'partner.approved'))`,
);

const activeOwners = sql<number>`(select count(*)::int from ${staff} owning
	join member on member.id = owning.member_id and member.status = 'active'
	where owning.organisation_id = ${organisation.id} and owning.role = 'owner' and owning.left_at is null)`;

const shownName = (language: ContentLocale) => sql<string>`coalesce(
	${provider.name} ->> ${language}, ${provider.name} ->> 'en', ${provider.name} ->> 'ko', ${partner.businessName})`;

const columns = (language: ContentLocale) => ({
	id: organisation.id,
	status: organisation.status,
	name: shownName(language),
	businessName: partner.businessName,
	businessNameKorean: partner.businessNameKorean,
	registrationNumber: partner.registrationNumber,
	representative: partner.representative,
	decidedAt: partner.decidedAt,
	providerId: provider.id,
	activeOwners,
	staff: sql<number>`(select count(*)::int from ${staff} working
		where working.organisation_id = ${organisation.id} and working.left_at is null)`,
	publishedProducts: sql<number>`(select count(*)::int from ${product} one
		where one.provider_id = ${provider.id} and one.status = 'published')`,
});
export type HouseFacts = Awaited<ReturnType<typeof findHouses>>[number];

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** By any of its names in any language, or by the number it is registered with. */
function isNamed(text: string): SQL {
	const digits = text.replace(/\D/g, '');
	const like = `%${escaped(text)}%`;
	const byNumber = digits.length >= 3 ? sql`or ${partner.registrationNumber} like ${`${digits}%`}` : sql``;
	return sql`(${partner.businessName} ilike ${like} or ${partner.businessNameKorean} ilike ${like}
		or exists (select 1 from jsonb_each_text(${provider.name}) as called(locale, name) where called.name ilike ${like}) ${byNumber})`;
}

function stands(standing: HouseStanding): SQL | undefined {
	if (standing === 'suspended' || standing === 'closed') return eq(organisation.status, standing);
	return and(
		eq(organisation.status, 'approved'),
		standing === 'open' ? sql`${activeOwners} > 0` : sql`${activeOwners} = 0`,
	);
}

type Wanted = { text?: string | undefined; standing?: HouseStanding | undefined };

const isWanted = ({ text, standing }: Wanted) =>
	and(isHouse, text === undefined ? undefined : isNamed(text), standing && stands(standing));

const inOrder = sql`${partner.businessName}, ${organisation.id}`;

type Page = { after: { name: string; id: string } | undefined; limit: number; language: ContentLocale };

/** By the name they are registered with, which is one in every language. */
export function findHouses(queries: Queries, { after, limit, language, ...wanted }: Wanted & Page) {
	const isAfter =
		after && sql`(${partner.businessName}, ${organisation.id}) > (${after.name}::text, ${after.id}::uuid)`;
	return queries
		.select(columns(language))
		.from(organisation)
		.innerJoin(partner, eq(partner.organisationId, organisation.id))
		.leftJoin(provider, eq(provider.organisationId, organisation.id))
		.where(and(isWanted(wanted), isAfter))
		.orderBy(inOrder)
		.limit(limit);
}

export async function countHouses(queries: Queries, wanted: Wanted): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(organisation)
		.innerJoin(partner, eq(partner.organisationId, organisation.id))
		.leftJoin(provider, eq(provider.organisationId, organisation.id))
		.where(isWanted(wanted));
	return row?.count ?? 0;
}

export async function findHouse(queries: Queries, id: string, language: ContentLocale) {
	const [row] = await queries
		.select(columns(language))
		.from(organisation)
		.innerJoin(partner, eq(partner.organisationId, organisation.id))
		.leftJoin(provider, eq(provider.organisationId, organisation.id))
		.where(and(isHouse, eq(organisation.id, id)));
	return row;
}

/** Those that are still to be served. */
export async function countOpenReservations(queries: Queries, providerId: string, now: Date): Promise<number> {
	const { providerId: of, status, endsAt } = reservation;
	const [row] = await queries
		.select({ count: count() })
		.from(reservation)
		.where(and(eq(of, providerId), inArray(status, ['requested', 'confirmed']), gt(endsAt, now)));
	return row?.count ?? 0;
}

/** What was decided about it since it was approved, the newest first. */
export const findHouseDecisions = (queries: Queries, organisationId: string, limit: number) =>
	queries
		.select({ decision: partnerDecision.decision, reason: partnerDecision.reason, at: partnerDecision.at })
		.from(partnerDecision)
		.where(and(eq(partnerDecision.organisationId, organisationId), eq(partnerDecision.about, 'house')))
		.orderBy(desc(partnerDecision.id))
		.limit(limit)
		.execute();

/** Whether it stood where the move begins: of two operators the second is told. */
export async function moveHouse(queries: Queries, id: string, move: HouseMove): Promise<boolean> {
	const { from, to } = houseMoves[move];
	const rows = await queries
		.update(organisation)
		.set({ status: to })
		.where(and(eq(organisation.id, id), eq(organisation.kind, 'provider'), eq(organisation.status, from)))
		.returning({ id: organisation.id });
	return rows.length > 0;
}

/**
 * Lists of every server look at who may offer again, once a product has changed (decision 0105): they notice at once. The
 * column is set by its trigger; nothing else of the row is another.
 */
export async function touchProducts(queries: Queries, organisationId: string): Promise<void> {
	await queries.execute(sql`update ${product} set status = ${product.status} from ${provider}
		where ${provider.id} = ${product.providerId} and ${provider.organisationId} = ${organisationId}
			and ${product.status} = 'published'`);
}

/** The house of a product, where it is suspended. */
export async function findSuspendedHouse(queries: Queries, productId: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ id: organisation.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.innerJoin(organisation, eq(organisation.id, provider.organisationId))
		.where(and(eq(product.id, productId), eq(organisation.status, 'suspended')));
	return row?.id;
}

export async function isSuspendedHouse(queries: Queries, organisationId: string): Promise<boolean> {
	const rows = await queries
		.select({ id: organisation.id })
		.from(organisation)
		.where(and(eq(organisation.id, organisationId), eq(organisation.status, 'suspended')));
	return rows.length > 0;
}
