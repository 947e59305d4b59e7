import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import { foundSql } from './search-word.repo.ts';

/** A closed span of the year, over New Year too. */
const isClosed =
	'$.closed[*] ? ((@.from <= @.to && $day >= @.from && $day <= @.to) || (@.from > @.to && ($day >= @.from || $day <= @.to)))';

/** What the chosen day has otherwise than the week. */
const onDay = "select p.schedule -> 'days' -> ($24::date + $12::int)::text as day";

/** `isPlanned` of domain/availability. */
const isPlanned = `(coalesce((that.day ->> 'isOpen')::boolean, false) or (p.schedule -> 'weekdays' @> to_jsonb($11)
	and not jsonb_path_exists(p.schedule, '${isClosed}', jsonb_build_object('day', $14::text))))`;

/**
 * Whether it can still be reserved at the hour that counts, the last start of the day: `slotsOn` of domain/availability,
 * where a day without times lasts until a minute before midnight.
 */
const isInTime = `$23::float8 + extract(epoch from coalesce(
	(select max(start) from jsonb_array_elements_text(coalesce(that.day -> 'times', p.schedule -> 'times')) as start
		where not coalesce((that.day -> 'slots' -> start ->> 'isStopped')::boolean, false)), '23:59')::interval) / 3600
	>= (p.schedule ->> 'leadHours')::int`;

/**
 * The price as a card says it, by which one filters and sorts, and whether the product is out of season: reckoned by
 * domain/promotion/listed-price.ts where it differs from the lowest of the year.
 */
const told = `select coalesce((one ->> 0)::int, p.from_won) as won, coalesce((one ->> 1)::boolean, false) as is_later
	from (select $20::jsonb -> p.id as one) as of_product`;

/**
 * A product list is one statement for every combination of filters, so that PostgreSQL can keep its plan by name.
 * $1 area  $2 words that are meant (search-word.repo.ts) or null  $3 how many must be found
 * $4 kinds  $5 regions  $6 languages  $7 tags  $8 confirmations (text[] or null)  $9 price from  $10 price to
 * $20 what products cost by the day and persons chosen, and whether they are out of season ({ id: [won, later] })
 * $11 weekday or null  $12 days from today or null  $13 persons or null  $14 'MM-DD' or null
 * $21 provider or null  $22 ids (text[] or null)  $23 hours from now to the day's midnight in Korea, or null  $24 today
 */
const matched = `
	with ${foundSql(2, 3)}, base as materialized (
		select p.id, p.kind, p.region, p.languages, p.tags, p.confirmation, now_at.won as from_won, now_at.is_later, p.rating_count, p.rating_stars,
			coalesce(found.score, 0) as score,
			($4::text[] is null or p.kind = any($4)) as by_kind,
			($5::text[] is null or p.region = any($5)) as by_region,
			($6::text[] is null or p.languages && $6) as by_language,
			($7::text[] is null or p.tags @> $7) as by_tag,
			($8::text[] is null or p.confirmation = any($8)) as by_confirmation,
			($9::int is null or now_at.won >= $9) and ($10::int is null or now_at.won <= $10) as by_price
		from product p
		cross join lateral (${told}) as now_at
		cross join lateral (${onDay}) as that
		join provider v on v.id = p.provider_id
		left join found on found.product_id = p.id
		where p.area = $1 and p.status = 'published'
			and ${providerOffersSql('v', '$24')}
			and ($2::jsonb is null or found.product_id is not null)
			and ($11::int is null or ${isPlanned})
			and ($12::int is null or not coalesce((that.day ->> 'isStopped')::boolean, false))
			and ($12::int is null or ($12 >= 0 and $12 <= (p.schedule ->> 'horizonDays')::int and ${isInTime}))
			and ($13::int is null or $13 between p.min_persons and p.max_persons)
			and ($21::text is null or p.provider_id = $21) and ($22::text[] is null or p.id = any($22))
	)`;

const all = 'by_kind and by_region and by_language and by_tag and by_confirmation and by_price';
const without = (filter: string) => all.replace(`${filter} and `, '').replace(` and ${filter}`, '');

/** Every filter's options with how many products choosing it would show: all other filters hold, its own does not. */
const facets = `
	select 'total' as facet, '' as value, count(*)::int as count from base where ${all}
	union all select 'kinds', kind, count(*)::int from base where ${without('by_kind')} group by kind
	union all select 'regions', region, count(*)::int from base where ${without('by_region')} group by region
	union all select 'languages', word, count(*)::int from base, unnest(languages) as word where ${without('by_language')} group by word
	union all select 'tags', word, count(*)::int from base, unnest(tags) as word where ${all} group by word
	union all select 'confirmations', confirmation, count(*)::int from base where ${without('by_confirmation')} group by confirmation
	union all select 'price', 'min', coalesce(min(from_won), 0) from base where ${without('by_price')}
	union all select 'price', 'max', coalesce(max(from_won), 0) from base where ${without('by_price')}`;

/** Few ratings weigh little: five of 4.3 stars are taken for granted. */
const ratingScore = '(rating_stars + 86.0) / (4 * (rating_count + 5))';

/** What is out of season comes after everything that is in season; who searched for it by name finds it all the same. */
const laterBy = '(case when is_later then 1000 else 0 end)';

/** Larger is earlier, whatever the order. */
const orderValue = `case $15::text
	when 'price-up' then -from_won::float
	when 'price-down' then from_won::float
	when 'rating' then ${ratingScore}::float - ${laterBy}
	else (case when $2::jsonb is null then ${ratingScore} + ln(1 + rating_count) / 20 - ${laterBy} else score + ${ratingScore} / 10 end)::float
end`;

/** As the rule has it (shownLocale): the reader's language, else English, else Korean. */
const inLanguage = (texts: string) => `coalesce(${texts} ->> $16, ${texts} ->> 'en', ${texts} ->> 'ko', '')`;

/** Texts are read for the page's rows only. */
const items = `
	select p.id, p.area, p.kind, p.region, p.minutes, p.nights, p.languages, p.tags, p.confirmation,
		p.max_persons as "maxPersons", p.price ->> 'unit' as unit, (p.price ->> 'holds')::int as holds, p.from_won as "fromWon",
		p.rating_count as "ratingCount", p.rating_stars as "ratingStars", coalesce(p.photographs[1], p.pictures[1]) as picture,
		page.order_value as "orderValue", shown.locale as "shownLocale",
		shown.text ->> 'title' as title, shown.text ->> 'summary' as summary,
		${inLanguage('v.name')} as provider, ${inLanguage("(p.place -> 'name')")} as place
	from page
	join product p using (id)
	join provider v on v.id = p.provider_id
	cross join lateral (
		select wish.locale, p.texts -> wish.locale as text
		from unnest(array[$16, 'en', 'ko']::text[]) with ordinality as wish(locale, rank)
		where p.texts ? wish.locale order by rank limit 1
	) as shown
	order by page.order_value desc, p.id desc`;

/**
 * $15 sort  $16 locale  $17 order value of the last row or null  $18 its id  $19 how many. One row with both answers as
 * JSON: what matches is looked up once, and the driver reads two values instead of five hundred.
 */
export const productListSql = `${matched}, placed as (
		select id, ${orderValue} as order_value from base where ${all}
	), page as materialized (
		select id, order_value from placed
		where $17::float8 is null or (order_value, id) < ($17, $18::text)
		order by order_value desc, id desc limit $19
	)
	select (select coalesce(json_agg(item), '[]') from (${items}) as item) as items,
		(select json_agg(counted) from (${facets}) as counted) as facets`;
