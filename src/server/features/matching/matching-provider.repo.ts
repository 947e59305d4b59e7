import { inArray, sql } from 'drizzle-orm';
import { type AreaSlug, kinds } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { FitProvider } from '#domain/matching/fit.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { ProductTag, Region, SpokenLanguage } from '#domain/product/product.ts';
import { cached } from '#server/cached.ts';
import { provider } from '#server/db/schema/provider.ts';
import { houseMark } from '#server/features/content/content-mark.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { paceSince, paceSql } from './answer-pace.repo.ts';

/** A provider as questions and answers know it: who it is, what it may be asked, how fast it answers. */
export type MatchingProviderFacts = FitProvider & {
	id: string;
	organisationId: string;
	name: LocaleText;
	trade: LocaleText;
	portrait: string;
	region: Region;
	patientNumber: string | null;
	patientNumberUntil: string | null;
	isAgency: boolean;
	medianMinutes: number | null;
	/** It is shown to everybody now: approved, and its papers in force. */
	isOffering: boolean;
	/** It holds what a provider of health services must. */
	isLicensed: boolean;
};

/** With how its products are rated: what a card tells besides. */
export type RatedProvider = MatchingProviderFacts & { ratingCount: number; ratingStars: number };
/** With what any of its products promises. */
export type TaggedProvider = MatchingProviderFacts & { tags: ProductTag[] };

type Row = Omit<MatchingProviderFacts, 'areas' | 'kinds' | 'regions'> & {
	productKinds: string[] | null;
	productRegions: Region[] | null;
	serviceItems: string[] | null;
	languages: SpokenLanguage[];
};

const most = 2_000;

/** Of the products that provider `v` offers. */
const isOffered = "p.provider_id = v.id and p.status = 'published'";

/**
 * The different values of what it offers, from one to the next by an index: as many looks as there are values, however many
 * products have each.
 */
const differentSql = (columns: string, wanted: string) => `(
	with recursive known as (
		(select ${columns} from product p where ${isOffered} order by ${columns} limit 1)
		union all
		select next.* from known cross join lateral (
			select ${columns} from product p where ${isOffered} and (${columns}) > (${columns.replaceAll('p.', 'known.')})
			order by ${columns} limit 1) as next
	)
	select array_agg(distinct ${wanted}) from known)`;

/** What only some ask for: it reads every product of a provider. */
const ratedSql = {
	columns: 'coalesce(rated.count, 0) as "ratingCount", coalesce(rated.stars, 0) as "ratingStars"',
	joined: `left join lateral (
		select sum(p.rating_count)::int as count, sum(p.rating_stars)::int as stars from product p where ${isOffered}
	) as rated on true`,
};
const taggedSql = {
	columns: "coalesce(tagged.tags, '{}') as tags",
	joined: `left join lateral (
		select array_agg(distinct tag) as tags from product p, unnest(p.tags) as tag where ${isOffered}
	) as tagged on true`,
};

/** $1: whose, by the condition; $2: the Korean day; $3: from when on answers tell how fast they came. */
const factsSql = (condition: string, more?: { columns: string; joined: string }) => `
	select v.id, v.organisation_id as "organisationId", v.name, v.trade, v.portrait, v.region, v.languages,
		v.patient_number as "patientNumber", v.patient_number_until::text as "patientNumberUntil", v.is_agency as "isAgency",
		${differentSql('p.area, p.kind', 'kind')} as "productKinds", ${differentSql('p.region', 'region')} as "productRegions",
		${more ? `${more.columns},` : ''}
		business.service_items as "serviceItems", pace.median as "medianMinutes",
		coalesce((${providerOffersSql('v', '$2')}), false) as "isOffering",
		coalesce(v.patient_number is not null and v.patient_number_until >= $2::date, false) as "isLicensed"
	from provider v
	left join partner business on business.organisation_id = v.organisation_id and v.organisation_id <> '${agencyId}'::uuid
	${more?.joined ?? ''}
	left join lateral (${paceSql('v.id', '$3')}) as pace on true
	where ${condition} order by v.id limit ${most}`;

/** Asked by every page about questions: prepared once a connection. */
const statements = {
	named: { name: 'matching-providers', text: factsSql('v.id = any((select $1)::text[])', ratedSql) },
	kept: { name: 'matching-providers-kept', text: factsSql('v.organisation_id = any((select $1)::uuid[])') },
	all: { name: 'matching-providers-all', text: factsSql('$1::text[] is null') },
	tagged: { name: 'matching-providers-tagged', text: factsSql('$1::text[] is null', taggedSql) },
};

const kindOf = (item: string): string => item.split('.').at(-1) ?? '';

function factsOf({ productKinds, productRegions, serviceItems, ...row }: Row): MatchingProviderFacts {
	const named = [...new Set([...(productKinds ?? []), ...(serviceItems ?? []).map(kindOf)])];
	const areas = named.flatMap((kind) => kinds[kind]?.area ?? []);
	return {
		...row,
		kinds: named,
		areas: [...new Set<AreaSlug>(areas)],
		regions: [...new Set([row.region, ...(productRegions ?? [])])],
	};
}

/** What a statement reads besides goes along. */
async function findWhere<Found extends MatchingProviderFacts>(
	{ $client }: Pick<Pool, '$client'>,
	now: Date,
	{ statement, ids }: { statement: keyof typeof statements; ids: readonly string[] | null },
): Promise<Found[]> {
	const { rows } = await $client.query<Row>({
		...statements[statement],
		values: [ids, koreanDay(now), paceSince(now)],
	});
	return rows.map(factsOf) as Found[];
}

export async function findMatchingProviders(reads: Pool, ids: readonly string[], now: Date): Promise<RatedProvider[]> {
	if (ids.length === 0) return [];
	return findWhere<RatedProvider>(reads, now, { statement: 'named', ids });
}

/** Those that some organisations keep. */
export async function findAnsweringProviders(reads: Pool, organisationIds: readonly string[], now: Date) {
	if (organisationIds.length === 0) return [];
	return findWhere(reads, now, { statement: 'kept', ids: organisationIds });
}

/** Whoever can be asked, with what they promise, as of some minutes ago: for numbers shown while somebody types. */
export const cachedAskable = cached(async (reads, _, now): Promise<TaggedProvider[]> => {
	const all = await findWhere<TaggedProvider>(reads, now, { statement: 'tagged', ids: null });
	return all.filter(({ isOffering }) => isOffering);
}, houseMark);

/** Whoever can be asked now. */
export async function findAskable(reads: Pool, now: Date): Promise<MatchingProviderFacts[]> {
	const all = await findWhere(reads, now, { statement: 'all', ids: null });
	return all.filter(({ isOffering }) => isOffering);
}

/** How some are called and look: of those that answered a question the list of questions tells no more. */
export async function findProviderNames(queries: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return queries
		.select({ id: provider.id, name: provider.name, portrait: provider.portrait })
		.from(provider)
		.where(inArray(provider.id, [...ids]));
}

/** How a provider is reached: what a partner told of its business, else the agency that keeps it. */
export async function findProviderContacts(queries: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const { rows } = await queries.execute(sql`
		select v.id, business.business_name as "businessName", business.address as "businessAddress",
			keeper.email as "keeperEmail", keeper.phone as "keeperPhone",
			profile.email as "siteEmail", profile.phone as "sitePhone", profile.address as "siteAddress"
		from provider v
		left join partner business on business.organisation_id = v.organisation_id and v.organisation_id <> ${agencyId}::uuid
		left join lateral (
			select member.email, member.phone from staff join member on member.id = staff.member_id and member.status = 'active'
			where business.organisation_id is not null and staff.organisation_id = v.organisation_id and staff.left_at is null
				and staff.role = 'owner'
			order by staff.joined_at, staff.id limit 1
		) as keeper on true
		left join site_profile profile on profile.id = 1
		where v.id = any(${sql.param([...ids])}::text[])`);
	return rows as unknown as {
		id: string;
		businessName: string | null;
		businessAddress: string | null;
		keeperEmail: string | null;
		keeperPhone: string | null;
		siteEmail: string | null;
		sitePhone: string | null;
		siteAddress: LocaleText | null;
	}[];
}
