import type { AreaSlug } from '#domain/area/areas.ts';
import type { Schedule } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { Region } from '#domain/product/product.ts';
import { cached } from '#server/cached.ts';
import { contentMark } from '#server/features/content/content-mark.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import { foundSql, type Search } from '#server/features/product/search-word.repo.ts';
import type { Pool } from '#server/queries.ts';

const isShown = (today: string) => `p.status = 'published' and ${providerOffersSql('v', today)}`;

/** Pieces of what was typed, for names that are cached here. */
export type AskedWord = { grams: string[]; needed: number };

export type SuggestedProduct = {
	id: string;
	/** How well: 14 for a word as it stands in the title, 11 for one that is only mentioned. */
	found: number;
	area: AreaSlug;
	kind: string;
	picture: string;
	fromWon: number;
	price: PriceList;
	schedule: Schedule;
	minPersons: number;
	titles: LocaleText;
	placeName: LocaleText;
	providerName: LocaleText;
	region: Region;
};

/**
 * $1 words that are meant  $2 how many must be found  $3 area to prefer or null  $4 how many  $5 today.
 * The area one has chosen is worth a tenth of a word: another area's better hit still comes first.
 */
const productsSql = `
	with ${foundSql(1, 2)}, best as (
		select p.id, found.score / $2::int as found, found.score + (case when p.area = $3::text then 1 else 0 end) as score
		from found join product p on p.id = found.product_id join provider v on v.id = p.provider_id
		where ${isShown('$5')}
		order by 2 desc, p.rating_count desc, p.id limit $4
	)
	select p.id, best.found, p.area, p.kind, p.region, coalesce(p.photographs[1], p.pictures[1]) as picture, p.from_won as "fromWon",
		p.price, p.schedule, p.min_persons as "minPersons",
		p.place -> 'name' as "placeName", v.name as "providerName",
		(select jsonb_object_agg(locale, text ->> 'title') from jsonb_each(p.texts) as own(locale, text)) as titles
	from best join product p using (id) join provider v on v.id = p.provider_id
	order by best.score desc, p.rating_count desc, p.id`;

type Asked = { search: Search | null | undefined; area: AreaSlug | undefined; limit: number; now: Date };

export async function findSuggestedProducts(
	reads: Pool,
	{ search, area, limit, now }: Asked,
): Promise<SuggestedProduct[]> {
	if (!search) return [];
	const { rows } = await reads.$client.query<SuggestedProduct>({
		name: 'suggested-products',
		text: productsSql,
		values: [JSON.stringify(search.rows), search.count, area ?? null, limit, koreanDay(now)],
	});
	return rows;
}

export type ProductPlace = { name: LocaleText; region: Region; area: AreaSlug; count: number };

const mostPlaces = 5_000;

const placesSql = `
	select p.place -> 'name' as name, p.region, p.area, count(*)::int as count
	from product p join provider v on v.id = p.provider_id
	where ${isShown('$1')}
	group by 1, 2, 3 order by count(*) desc limit ${mostPlaces}`;

async function findPlaces(reads: Pool, _: string, now: Date): Promise<ProductPlace[]> {
	const values = [koreanDay(now)];
	const { rows } = await reads.$client.query<ProductPlace>({ name: 'product-places', text: placesSql, values });
	return rows;
}

/** Where products are, read again after some minutes. */
export const cachedPlaces = cached(findPlaces, contentMark);
