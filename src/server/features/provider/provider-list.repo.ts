import type { AreaSlug } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { SpokenLanguage } from '#domain/product/product.ts';
import { cached } from '#server/cached.ts';
import { contentMark } from '#server/features/content/content-mark.repo.ts';
import { paceSince, paceSql } from '#server/features/matching/answer-pace.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import type { Pool } from '#server/queries.ts';

export type ListedProvider = {
	id: string;
	name: LocaleText;
	trade: LocaleText;
	portrait: string;
	languages: SpokenLanguage[];
	/** How long it takes to answer, measured; null where there are too few answers to tell. */
	medianAnswerMinutes: number | null;
	/** How many products it offers in each area. */
	offers: Partial<Record<AreaSlug, number>>;
	ratingCount: number;
	ratingStars: number;
};

/** So many are cached at most; whoever has most ratings is among them. */
const most = 2_000;

/** Those with something to offer, by the same weighing of ratings as the lists of products. */
const listSql = `
	with offered as (
		select provider_id, area, count(*)::int as products, sum(rating_count)::int as count, sum(rating_stars)::int as stars
		from product where status = 'published' group by provider_id, area
	)
	select v.id, v.name, v.trade, v.portrait, v.languages, (${paceSql('v.id', '$2')}) as "medianAnswerMinutes",
		jsonb_object_agg(offered.area, offered.products) as offers,
		sum(offered.count)::int as "ratingCount", sum(offered.stars)::int as "ratingStars"
	from provider v join offered on offered.provider_id = v.id
	where ${providerOffersSql('v', '$1')}
	group by v.id
	order by (sum(offered.stars) + 86.0) / (4 * (sum(offered.count) + 5)) + ln(1 + sum(offered.count)) / 20 desc, v.id
	limit ${most}`;

async function findListedProviders(reads: Pool, _: string, now: Date): Promise<ListedProvider[]> {
	const values = [koreanDay(now), paceSince(now)];
	const { rows } = await reads.$client.query<ListedProvider>({ name: 'provider-list', text: listSql, values });
	return rows;
}

/** The same, read again after some minutes: the main page and every letter typed into a search ask for them. */
export const cachedProviders = cached(findListedProviders, contentMark);

/** Where a provider offers most comes first. */
export const areasOf = ({ offers }: Pick<ListedProvider, 'offers'>): AreaSlug[] =>
	(Object.entries(offers) as [AreaSlug, number][])
		.sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))
		.map(([area]) => area);
