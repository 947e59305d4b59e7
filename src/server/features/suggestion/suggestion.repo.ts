import type { AreaSlug } from '#domain/area/areas.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Region } from '#domain/product/product.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import { keepAnswers } from '#server/keep-answers.ts';
import type { Reads } from '#server/queries.ts';

const isShown = `p.status = 'published' and ${providerOffersSql('v')}`;

/** Pieces of what was typed, found as the list of products finds them (product-list-sql.ts). */
export type AskedWord = { grams: string[]; needed: number };

export type SuggestedProduct = {
	id: string;
	area: AreaSlug;
	kind: string;
	picture: string;
	fromWon: number;
	titles: LocaleText;
	placeName: LocaleText;
	providerName: LocaleText;
	region: Region;
};

/**
 * $1 grams (jsonb rows {word, gram, size, needed})  $2 number of words  $3 area to prefer or null  $4 how many.
 * The area one has chosen is worth a tenth of a word: another area's better hit still comes first.
 */
const productsSql = `
	with hit as (
		select product_id, word, count(*)::float / max(size) as share, max(needed) as needed, sum(weight) as weight
		from jsonb_to_recordset($1::jsonb) as asked(word int, gram text, size int, needed float)
		join product_gram using (gram)
		group by product_id, word
	), found as (
		select product_id, sum(share) * 10 + sum(weight) / sum(share) / 10 as score
		from hit where share >= needed group by product_id having count(*) = $2::int
	), best as (
		select p.id, found.score + (case when p.area = $3::text then 1 else 0 end) as score
		from found join product p on p.id = found.product_id join provider v on v.id = p.provider_id
		where ${isShown}
		order by 2 desc, p.rating_count desc, p.id limit $4
	)
	select p.id, p.area, p.kind, p.region, p.pictures[1] as picture, p.from_won as "fromWon",
		p.place -> 'name' as "placeName", v.name as "providerName",
		(select jsonb_object_agg(locale, text ->> 'title') from jsonb_each(p.texts) as own(locale, text)) as titles
	from best join product p using (id) join provider v on v.id = p.provider_id
	order by best.score desc, p.rating_count desc, p.id`;

type Asked = { words: readonly AskedWord[]; area: AreaSlug | undefined; limit: number };

export async function findSuggestedProducts(reads: Reads, { words, area, limit }: Asked): Promise<SuggestedProduct[]> {
	const grams = words.flatMap(({ grams, needed }, word) =>
		grams.map((gram) => ({ word, gram, size: grams.length, needed })),
	);
	const { rows } = await reads.$client.query<SuggestedProduct>({
		name: 'suggested-products',
		text: productsSql,
		values: [JSON.stringify(grams), words.length, area ?? null, limit],
	});
	return rows;
}

export type ProductPlace = { name: LocaleText; region: Region; area: AreaSlug; count: number };

const mostPlaces = 5_000;

const placesSql = `
	select p.place -> 'name' as name, p.region, p.area, count(*)::int as count
	from product p join provider v on v.id = p.provider_id
	where ${isShown}
	group by 1, 2, 3 order by count(*) desc limit ${mostPlaces}`;

async function findPlaces(reads: Reads): Promise<ProductPlace[]> {
	const { rows } = await reads.$client.query<ProductPlace>({ name: 'product-places', text: placesSql });
	return rows;
}

/** Where products are, read again after some minutes. */
export const keptPlaces = keepAnswers(findPlaces);
