import { and, eq } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { Schedule } from '#domain/availability/schedule.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PriceList } from '#domain/product/price.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { rating } from '#server/db/schema/rating.ts';
import { providerOffers } from '#server/features/partner/provider.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';

/** So much of each is told; the lists have the rest. */
const mostOffered = 8;
const mostTold = 3;

/** With the moment its keeper became a partner; undefined where there is none of that id, or none to be shown. */
export async function findShownProvider(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select({ provider, partnerSince: partner.decidedAt })
		.from(provider)
		.leftJoin(partner, eq(partner.organisationId, provider.organisationId))
		.where(and(eq(provider.id, id), providerOffers(now)));
	return row;
}

export type OfferedRow = {
	id: string;
	area: AreaSlug;
	kind: string;
	picture: string;
	place: string;
	unit: PriceList['unit'];
	holds: number | null;
	fromWon: number;
	price: PriceList;
	schedule: Schedule;
	minPersons: number;
	ratingCount: number;
	ratingStars: number;
	shownLocale: ContentLocale;
	title: string;
};

type Offers = {
	/** How many there are of each kind, and what they were given together. */
	kinds: { area: AreaSlug; kind: string; count: number; ratingCount: number; ratingStars: number }[];
	/** Where all of it is, if that is one address. */
	place: { name: string; hangul: string } | null;
	items: OfferedRow[];
};

const inLanguage = (texts: string) => `coalesce(${texts} ->> $2, ${texts} ->> 'en', ${texts} ->> 'ko', '')`;

/** Which of a product's texts is shown: the rule is `shownLocale`. */
const shownLateral = `cross join lateral (
		select wish.locale, p.texts -> wish.locale as text
		from unnest(array[$2, 'en', 'ko']::text[]) with ordinality as wish(locale, rank)
		where p.texts ? wish.locale order by rank limit 1
	) as shown`;

/** $1 provider  $2 language  $3 how many. In the order of the lists; texts are read for the rows told only. */
const offersSql = `
	with mine as materialized (
		select id, area, kind, place, rating_count, rating_stars,
			(rating_stars + 86.0) / (4 * (rating_count + 5)) + ln(1 + rating_count) / 20 as score
		from product where provider_id = $1 and status = 'published'
	), first as (select id, score from mine order by score desc, id limit $3)
	select
		(select coalesce(json_agg(one order by one.count desc, one.kind), '[]') from (
			select area, kind, count(*)::int as count,
				sum(rating_count)::int as "ratingCount", sum(rating_stars)::int as "ratingStars"
			from mine group by area, kind) as one) as kinds,
		(select json_build_object('hangul', min(place ->> 'hangul'), 'name', min(${inLanguage("(place -> 'name')")}))
			from mine having count(distinct place ->> 'hangul') = 1) as place,
		(select coalesce(json_agg(item), '[]') from (
			select p.id, p.area, p.kind, coalesce(p.photographs[1], p.pictures[1]) as picture, ${inLanguage("(p.place -> 'name')")} as place,
				p.price ->> 'unit' as unit, (p.price ->> 'holds')::int as holds, p.from_won as "fromWon", p.rating_count as "ratingCount",
				p.price, p.schedule, p.min_persons as "minPersons",
				p.rating_stars as "ratingStars", shown.locale as "shownLocale", shown.text ->> 'title' as title
			from first join product p using (id) ${shownLateral}
			order by first.score desc, p.id) as item) as items`;

export async function findOffers(reads: Pool, id: string, language: ContentLocale): Promise<Offers> {
	const values = [id, language, mostOffered];
	const { rows } = await reads.$client.query<Offers>({ name: 'provider-offers', text: offersSql, values });
	return rows[0] ?? { kinds: [], place: null, items: [] };
}

type RatingRow = typeof rating.$inferSelect;
type ToldRow = Pick<RatingRow, 'id' | 'author' | 'country' | 'locale' | 'stars' | 'text' | 'reply'> & {
	createdAt: Date;
	editedAt: Date | null;
	repliedAt: Date | null;
	productId: string;
	area: AreaSlug;
	shownLocale: ContentLocale;
	title: string;
};

/** $1 provider  $2 language  $3 how many. The newest of each product by its index, and of those the newest. */
const toldSql = `
	select told.*, p.id as "productId", p.area, shown.locale as "shownLocale", shown.text ->> 'title' as title
	from product p
	cross join lateral (
		select r.id, r.author, r.country, r.locale, r.stars, r.text, r.reply,
			r.created_at as "createdAt", r.edited_at as "editedAt", r.replied_at as "repliedAt"
		from rating r where r.product_id = p.id and r.status = 'published'
		order by r.created_at desc, r.id desc limit $3
	) as told
	${shownLateral}
	where p.provider_id = $1 and p.status = 'published'
	order by told."createdAt" desc, told.id desc limit $3`;

export async function findToldRatings(reads: Pool, id: string, language: ContentLocale): Promise<ToldRow[]> {
	const values = [id, language, mostTold];
	const { rows } = await reads.$client.query<ToldRow>({ name: 'provider-ratings', text: toldSql, values });
	return rows;
}
