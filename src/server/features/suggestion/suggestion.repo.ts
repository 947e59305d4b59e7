import type { AreaSlug } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Region } from '#domain/product/product.ts';
import { cached } from '#server/cached.ts';
import { contentMark } from '#server/features/content/content-mark.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
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
	titles: LocaleText;
	placeName: LocaleText;
	providerName: LocaleText;
	region: Region;
};

const productsSql = `
	select p.id, p.area, p.kind, p.region, coalesce(p.photographs[1], p.pictures[1]) as picture,
		p.place -> 'name' as "placeName", v.name as "providerName",
		p.titles
	from product p join provider v on v.id = p.provider_id where p.id = any($1::text[])`;

type Hit = { id: string; found: number };

/** What is told of these, in their order. */
export async function findSuggestedProducts(reads: Pool, hits: readonly Hit[]): Promise<SuggestedProduct[]> {
	if (hits.length === 0) return [];
	const { rows } = await reads.$client.query<Omit<SuggestedProduct, 'found'>>({
		name: 'suggested-products',
		text: productsSql,
		values: [hits.map(({ id }) => id)],
	});
	const told = new Map(rows.map((row) => [row.id, row]));
	return hits.flatMap(({ id, found }) => {
		const row = told.get(id);
		return row ? { ...row, found } : [];
	});
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
