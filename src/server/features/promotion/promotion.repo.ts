import type { AreaSlug } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import type { Promotion } from '#domain/promotion/promotion.ts';
import type { PromotionText } from '#server/db/schema/promotion.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import type { Pool } from '#server/queries.ts';

type Texts<Text> = Partial<Record<ContentLocale, Text>>;

/** A promotion with all that is told of it. */
export type StoredPromotion = Promotion & {
	picture: string;
	views: number;
	texts: Texts<PromotionText>;
	/** A business's, for the products that it names alone. */
	isOfHouse: boolean;
};

/** A product as visitors are shown it, and its provider; `today` names the parameter with the day in Korea. */
const shownProducts = (today: string) => `product p join provider v on v.id = p.provider_id and p.status = 'published'
	and ${providerOffersSql('v', today)}`;

/** Whether promotion `o` is meant for product `p`: coversProduct, as the database says it; a business's for its own alone. */
const covers = `o.area = p.area
	and (o.organisation_id is null or o.organisation_id = (select organisation_id from provider where id = p.provider_id))
	and ((o.product_ids = '{}' and o.kinds = '{}') or p.id = any(o.product_ids) or p.kind = any(o.kinds))`;

/** The products of a business that its promotion is meant for, those that it names first. */
const ownProducts = `(select coalesce(array_agg(p.id order by array_position(o.product_ids, p.id), p.id), '{}')
	from product p join provider house on house.id = p.provider_id and house.organisation_id = o.organisation_id
	where ${covers})`;

/**
 * As the rules know it, who have never heard of businesses: of one's promotion its products are named, whatever it says
 * itself, so that it can never be meant for another's. `own` names those that matter.
 */
const rulesWith = (
	own: string,
) => `o.id, o.area, case when o.organisation_id is null then o.product_ids else ${own} end as "productIds",
	case when o.organisation_id is null then o.kinds else '{}' end as kinds, o.discount, o.code, o.starts_at as "startsAt",
	o.ends_at as "endsAt", o.service_from::text as "serviceFrom", o.service_to::text as "serviceTo",
	o.min_persons as "minPersons", o.member_limit as "memberLimit", o.total_limit as "totalLimit", o.used`;

/** Of promotions that are meant for product `p`, asked for it alone: a house may have thousands of others. */
const rulesForOne = rulesWith('array[p.id]');

/** More than a house ever runs, comes up with and remembers; the oldest fall off the end of the list. */
const most = 1_000;

const allSql = `
	select ${rulesWith(ownProducts)}, o.picture, o.views, o.texts, o.organisation_id is not null as "isOfHouse"
	from promotion o where not o.is_archived order by o.ends_at desc, o.id limit ${most}`;

export async function findPromotions(reads: Pool): Promise<StoredPromotion[]> {
	const { rows } = await reads.$client.query<StoredPromotion>({ name: 'promotions', text: allSql });
	// One of a business that has nothing it could be for names nothing, which the rules would take for everything.
	return rows.filter(({ isOfHouse, productIds }) => !isOfHouse || productIds.length > 0);
}

/** What a promotion is called and whom it is for, without the long text. */
type StatedText = Pick<PromotionText, 'title' | 'audience' | 'scope'>;
export type OpenPromotion = Promotion & { texts: Texts<StatedText>; usedByMember: number };

/** As it comes out of JSON. */
export type OpenPromotionRow = Omit<OpenPromotion, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };

/**
 * The running promotions for product `p`, in the order of their ids, with how often a member holds each: those that apply
 * by themselves, and the one of a code. Written and not kept as JSON, which costs less. A part of a statement about `p`; `memberId`, `code` and `now` name its parameters.
 */
export const openPromotionsSql = ({ memberId, code, now }: { memberId: string; code: string; now: string }) => `(
	select json_agg(found order by found.id) from (
		select ${rulesForOne}, coalesce(held.used, 0) as "usedByMember",
			(select json_object_agg(key, json_build_object('title', value -> 'title', 'audience', value -> 'audience',
				'scope', value -> 'scope')) from jsonb_each(o.texts)) as texts
		from promotion o
		left join promotion_member held on held.promotion_id = o.id and held.member_id = ${memberId}::uuid
		where ${covers} and not o.is_archived and o.starts_at <= ${now}::timestamptz and o.ends_at > ${now}::timestamptz and (o.code is null or o.code = ${code}::text)
	) as found)`;

export const openPromotionsOf = (rows: readonly OpenPromotionRow[] | null): OpenPromotion[] =>
	(rows ?? []).map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));

const byCodeSql = `
	select ${rulesForOne}, o.texts, coalesce(held.used, 0) as "usedByMember"
	from promotion o
	join product p on p.id = $2 and ${covers}
	left join promotion_member held on held.promotion_id = o.id and held.member_id = $3
	where o.code = $1 and not o.is_archived`;

/** The promotion of a code, where it is meant for the product; running or not. */
export async function findPromotionByCode(
	reads: Pool,
	{ code, productId, memberId }: { code: string; productId: string; memberId: string },
): Promise<OpenPromotion | undefined> {
	const values = [code, productId, memberId];
	const { rows } = await reads.$client.query<OpenPromotion>({ name: 'promotion-by-code', text: byCodeSql, values });
	return rows[0];
}

export type CoveredProduct = {
	promotionId: string;
	id: string;
	area: AreaSlug;
	kind: string;
	title: LocaleText;
	provider: LocaleText;
	place: LocaleText;
	picture: string;
	unit: 'person' | 'group' | 'room' | 'vehicle';
	holds: number | null;
	fromWon: number;
	minPersons: number;
	patientNumber: string | null;
	patientNumberUntil: string | null;
};

/** What visitors are shown, of the area of promotion `o`. */
const shownOfArea = `${shownProducts('$3')} and p.area = o.area`;
const bestKnown = 'order by p.rating_count desc, p.id limit $2';

/** The kinds that a promotion is for; of one that names nothing those of its area, from one to the next by an index. */
const kindsSql = `unnest(case when o.kinds = '{}' and o.product_ids = '{}' then (
	with recursive known as (
		(select p.kind from product p where p.area = o.area and p.status = 'published' order by p.kind limit 1)
		union all
		select next.kind from known cross join lateral (
			select p.kind from product p where p.area = o.area and p.status = 'published' and p.kind > known.kind order by p.kind limit 1) as next
	)
	select array_agg(kind) from known) else o.kinds end) as scope(kind)`;

/**
 * The first so many ($2) of each promotion `o` of `source`: those it names, and of each kind the best known, each read in the order of an index
 * and no further than that; of these the first.
 */
const coveredSql = (source: string) => `
	select o.id as "promotionId", p.id, p.area, p.kind, v.name as provider, p.place -> 'name' as place,
		p.titles as title,
		coalesce(p.photographs[1], p.pictures[1]) as picture, p.price ->> 'unit' as unit, (p.price ->> 'holds')::int as holds, p.from_won as "fromWon",
		p.min_persons as "minPersons", v.patient_number as "patientNumber", v.patient_number_until::text as "patientNumberUntil"
	from ${source} o cross join lateral (
		select * from (
			(select p.id, named.nth, p.rating_count from unnest(o.product_ids) with ordinality as named(id, nth)
				join (${shownOfArea}) on p.id = named.id
				where named.nth = array_position(o.product_ids, named.id) and (o.organisation_id is null or o.organisation_id = v.organisation_id)
				order by named.nth limit $2)
			union all
			(select known.* from ${kindsSql} cross join lateral (
				select p.id, null::bigint, p.rating_count from ${shownOfArea}
				where o.organisation_id is null and p.kind = scope.kind and p.id <> all(o.product_ids) ${bestKnown}) as known)
			union all
			(select known.* from provider house cross join ${kindsSql} cross join lateral (
				select p.id, null::bigint, p.rating_count from ${shownOfArea}
				where p.provider_id = house.id and p.kind = scope.kind and p.id <> all(o.product_ids) ${bestKnown}) as known
				where house.organisation_id = o.organisation_id)
		) as found(id, nth, rating_count) order by found.nth, found.rating_count desc, found.id limit $2
	) as first
	join product p on p.id = first.id join provider v on v.id = p.provider_id
	order by o.id, first.nth, first.rating_count desc, first.id`;

/** The first so many products of each promotion: those it names in its order, then the best known. */
export async function findCoveredProducts(
	reads: Pool,
	{ promotionIds, limit, now }: { promotionIds: readonly string[]; limit: number; now: Date },
): Promise<CoveredProduct[]> {
	if (promotionIds.length === 0) return [];
	const values = [promotionIds, limit, koreanDay(now)];
	const text = coveredSql('(select * from promotion where id = any($1))');
	const { rows } = await reads.$client.query<CoveredProduct>({ name: 'promoted-products', text, values });
	return rows;
}

type Drafted = Pick<Promotion, 'id' | 'area' | 'productIds' | 'kinds'> & { organisationId: string | null };

/** The same of a promotion that is only drafted. */
export async function findDraftedProducts(
	reads: Pool,
	{ draft, limit, now }: { draft: Drafted; limit: number; now: Date },
): Promise<CoveredProduct[]> {
	const { id, area, productIds, kinds, organisationId } = draft;
	const values = [id, limit, koreanDay(now), area, productIds, kinds, organisationId];
	const source = `(select $1::text as id, $4::text as area, $5::text[] as product_ids, $6::text[] as kinds,
		$7::uuid as organisation_id)`;
	const { rows } = await reads.$client.query<CoveredProduct>({ text: coveredSql(source), values });
	return rows;
}

/** How often it is held and was looked at; nothing where it never went out. */
export async function findPromotionCounts(reads: Pool, id: string): Promise<{ used: number; views: number }> {
	const text = 'select used, views from promotion where id = $1';
	const { rows } = await reads.$client.query<{ used: number; views: number }>({ text, values: [id] });
	return rows[0] ?? { used: 0, views: 0 };
}
