import type { AreaSlug } from '#domain/area/areas.ts';
import type { Schedule } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import type { PriceList } from '#domain/product/price.ts';
import { ratingAspects, type SpokenLanguage, type Stars } from '#domain/product/product.ts';
import type { product } from '#server/db/schema/product.ts';
import { paceSince, paceSql } from '#server/features/matching/answer-pace.repo.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import {
	type OpenPromotion,
	type OpenPromotionRow,
	openPromotionsOf,
	openPromotionsSql,
} from '#server/features/promotion/promotion.repo.ts';
import type { Pool } from '#server/queries.ts';

type Untold = 'providerId' | 'status' | 'care' | 'titles' | 'wording' | 'createdAt' | 'changedIn';

/** All of a product's own row that its page tells. */
export type OwnFacts = Omit<typeof product.$inferSelect, Untold>;

const meanOf = (aspect: string) => `'${aspect}', coalesce(avg((stars ->> '${aspect}')::int), 0)::float`;

/** The mean of each aspect over its published ratings. */
const aspectsSql = (productId: string) => `(
	select jsonb_build_object(${ratingAspects.map(meanOf).join(', ')}) from rating where product_id = ${productId} and status = 'published')`;

const ownSql = `
	select p.id, p.area, p.kind, p.pictures, p.photographs, p.is_share_drawn as "isShareDrawn", p.region, p.place, p.minutes, p.nights,
		p.languages, p.tags, p.price, p.from_won as "fromWon", p.schedule, p.confirmation, p.cancellation,
		p.deposit_from_won as "depositFromWon", p.min_persons as "minPersons", p.max_persons as "maxPersons",
		p.step_times as "stepTimes", p.texts, p.rating_count as "ratingCount", p.rating_stars as "ratingStars",
		${aspectsSql('p.id')} as aspects
	from product p where p.id = $1`;

/** What changes with a product's own row alone; whoever rates it changes its row too. */
export async function findOwnFacts(reads: Pool, id: string): Promise<(OwnFacts & { aspects: Stars }) | undefined> {
	const { rows } = await reads.$client.query<OwnFacts & { aspects: Stars }>({
		name: 'product-own',
		text: ownSql,
		values: [id],
	});
	return rows[0];
}

/** How each aspect of a product is rated, whether or not anybody is shown it. */
export async function findAspects(reads: Pool, id: string): Promise<Stars> {
	const text = `select ${aspectsSql('$1')} as aspects`;
	const { rows } = await reads.$client.query<{ aspects: Stars }>({ text, values: [id] });
	return rows[0]?.aspects as Stars;
}

/** A text in the reader's language, as the rule has it (shownLocale); `language` names the parameter. */
const said = (text: string, language: string) =>
	`coalesce(${text} ->> ${language}, ${text} ->> 'en', ${text} ->> 'ko', '')`;

/** Whether visitors are shown product `p` of provider `v`. */
const isShownSql = (today: string) => `(p.status = 'published' and ${providerOffersSql('v', today)}) as "isShown"`;

/** What its photographs show, in their order; names of photographs begin so (photographName). */
const altsSql = `(
	select json_agg(coalesce(f.picture -> 'alt', '{}') order by named.nth)
	from unnest(p.photographs) with ordinality as named(name, nth)
	join file f on f.id = substring(named.name, '^photo_([0-9a-f-]{36})_')::uuid)`;

const aroundSql = `
	select ${isShownSql('$6')}, v.id, ${said('v.name', '$2')} as name, ${said('v.trade', '$2')} as trade, ${said('v.intro', '$2')} as intro,
		v.portrait, v.languages, v.founded_year as "foundedYear", v.patient_number as "patientNumber",
		v.patient_number_until::text as "patientNumberUntil", (${paceSql('v.id', '$5')}) as "medianAnswerMinutes",
		${altsSql} as alts, ${openPromotionsSql({ memberId: '$3', code: 'null', now: '$4' })} as promotions
	from product p join provider v on v.id = p.provider_id where p.id = $1`;

type ToldProvider = {
	id: string;
	name: string;
	trade: string;
	intro: string;
	portrait: string;
	languages: SpokenLanguage[];
	foundedYear: number;
	patientNumber: string | null;
	patientNumberUntil: string | null;
	/** How long it takes to answer, measured; null where there are too few answers to tell. */
	medianAnswerMinutes: number | null;
};

type Around<Promotions> = ToldProvider & { isShown: boolean; alts: LocaleText[] | null; promotions: Promotions };

type Asked = { id: string; language: ContentLocale; memberId: string | null; now: Date };

/** What is told with a product and changes without it, read anew each time: what a page says of a price must be what the next one may reserve by. */
export async function findAround(
	reads: Pool,
	{ id, language, memberId, now }: Asked,
): Promise<Around<OpenPromotion[]> | undefined> {
	const { rows } = await reads.$client.query<Around<OpenPromotionRow[] | null>>({
		name: 'product-around',
		text: aroundSql,
		values: [id, language, memberId, now, paceSince(now), koreanDay(now)],
	});
	const [row] = rows;
	return row && { ...row, promotions: openPromotionsOf(row.promotions) };
}

/** With what was ever taken in a slot; one that nobody ever took a place in has no row. */
const calendarSql = `
	select ${isShownSql('$4')}, p.id, p.area, p.kind, p.schedule, p.price, p.min_persons as "minPersons",
		v.organisation_id as "organisationId", ${openPromotionsSql({ memberId: '$2', code: 'null', now: '$3' })} as promotions,
		(select json_object_agg(on_day || ' ' || time, greatest(0, capacity - taken)) from slot
			where product_id = p.id and on_day between $5 and $6) as left
	from product p join provider v on v.id = p.provider_id where p.id = $1`;

export type ProductCalendar<Promotions = OpenPromotion[]> = {
	isShown: boolean;
	id: string;
	area: AreaSlug;
	kind: string;
	schedule: Schedule;
	price: PriceList;
	minPersons: number;
	organisationId: string;
	promotions: Promotions;
	/** Places left, by day and time. */
	left: Record<string, number> | null;
};

type Span = { id: string; memberId: string | null; from: string; to: string; now: Date };

/** All that the days of a span are reckoned from, of one moment. */
export async function findCalendar(
	reads: Pool,
	{ id, memberId, from, to, now }: Span,
): Promise<ProductCalendar | undefined> {
	const { rows } = await reads.$client.query<ProductCalendar<OpenPromotionRow[] | null>>({
		name: 'product-calendar',
		text: calendarSql,
		values: [id, memberId, now, koreanDay(now), from, to],
	});
	const [row] = rows;
	return row && { ...row, promotions: openPromotionsOf(row.promotions) };
}
