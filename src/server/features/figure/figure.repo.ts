import { sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Queries } from '#server/queries.ts';

/** Whose figures, of which moments (`to` is the first that does not count any more) and days. */
export type FigureSpan = {
	providerIds: readonly string[];
	productId: string | undefined;
	from: Date;
	to: Date;
	firstDay: string;
	lastDay: string;
};

const ofHouses = ({ providerIds }: FigureSpan) => sql`provider_id = any(${sql.param([...providerIds])}::text[])`;
const ofProduct = ({ productId }: FigureSpan) => (productId === undefined ? sql`true` : sql`product_id = ${productId}`);
const within = (column: 'requested_at' | 'created_at', { from, to }: FigureSpan) =>
	sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${to.toISOString()}::timestamptz`;
const monthOf = (column: 'requested_at' | 'created_at') =>
	sql`to_char(${sql.raw(column)} at time zone 'Asia/Seoul', 'YYYY-MM')`;

export type ReservedRow = {
	month: string;
	productId: string;
	language: string;
	country: string;
	reservations: number;
	expectedWon: number;
	receivedWon: number;
};

/** Reservations by month, product, language and country: one read of an index that has all of it. */
export async function sumReservations(queries: Queries, span: FigureSpan): Promise<ReservedRow[]> {
	const { rows } = await queries.execute<ReservedRow>(sql`
		select ${monthOf('requested_at')} as month, product_id as "productId", locale as language,
			coalesce(country, '') as country, count(*)::int as reservations,
			coalesce(sum(total_won) filter (where status in ('requested', 'confirmed', 'completed')), 0)::float8 as "expectedWon",
			sum(paid_won - refunded_won)::float8 as "receivedWon"
		from reservation
		where ${ofHouses(span)} and ${within('requested_at', span)} and ${ofProduct(span)}
		group by 1, 2, 3, 4`);
	return rows;
}

/** The middle of the hours between a request and its confirmation; instant ones are not counted. */
export async function medianAnswerHours(queries: Queries, span: FigureSpan): Promise<number | null> {
	const { rows } = await queries.execute<{ hours: number | null }>(sql`
		select (percentile_cont(0.5) within group (order by extract(epoch from confirmed_at - requested_at)) / 3600)::float8 as hours
		from reservation
		where ${ofHouses(span)} and ${within('requested_at', span)} and ${ofProduct(span)}
			and confirmed_at > requested_at + interval '1 minute'`);
	return rows[0]?.hours ?? null;
}

type Counted = { month: string; productId: string; count: number };

const ownProducts = (span: FigureSpan) =>
	sql`product_id in (select id from product where ${ofHouses(span)}) and ${ofProduct(span)}`;

export async function countWishes(queries: Queries, span: FigureSpan): Promise<Counted[]> {
	const { rows } = await queries.execute<Counted>(sql`
		select ${monthOf('created_at')} as month, product_id as "productId", count(*)::int as count
		from wish where ${ownProducts(span)} and ${within('created_at', span)} group by 1, 2`);
	return rows;
}

export async function countConsultations(queries: Queries, span: FigureSpan): Promise<Counted[]> {
	const { rows } = await queries.execute<Counted>(sql`
		select ${monthOf('created_at')} as month, product_id as "productId", count(*)::int as count
		from consultation where ${ofHouses(span)} and ${ofProduct(span)} and ${within('created_at', span)} group by 1, 2`);
	return rows;
}

/** Answers to questions are a house's, of no one product. */
export async function countAnswers(queries: Queries, span: FigureSpan): Promise<{ month: string; count: number }[]> {
	if (span.productId !== undefined) return [];
	const { rows } = await queries.execute<{ month: string; count: number }>(sql`
		select ${monthOf('created_at')} as month, count(*)::int as count
		from matching_answer where ${ofHouses(span)} and ${within('created_at', span)} group by 1`);
	return rows;
}

export async function meanRatings(queries: Queries, span: FigureSpan) {
	const { rows } = await queries.execute<{ productId: string; ratings: number; stars: number }>(sql`
		select product_id as "productId", count(*)::int as ratings,
			avg(((stars ->> 'service')::int + (stars ->> 'language')::int + (stars ->> 'value')::int + (stars ->> 'place')::int) / 4.0)::float8 as stars
		from rating where ${ownProducts(span)} and ${within('created_at', span)} and status = 'published' group by 1`);
	return rows;
}

export type SlotRow = { productId: string; time: string; taken: number; capacity: number };

/** By the day of the slot itself. */
export async function sumSlots(queries: Queries, span: FigureSpan): Promise<SlotRow[]> {
	const { rows } = await queries.execute<SlotRow>(sql`
		select product_id as "productId", time, sum(taken)::int as taken, sum(capacity)::int as capacity
		from slot where ${ownProducts(span)} and on_day between ${span.firstDay}::date and ${span.lastDay}::date
		group by 1, 2`);
	return rows;
}

/** What the products of some houses are called; of theirs the first hundred. */
export async function findFigureProducts(
	queries: Queries,
	{ providerIds, productId, language }: Pick<FigureSpan, 'providerIds' | 'productId'> & { language: ContentLocale },
): Promise<{ id: string; title: string }[]> {
	const { rows } = await queries.execute<{ id: string; title: string }>(sql`
		select id, coalesce(texts -> ${language}::text ->> 'title', texts -> 'en' ->> 'title', texts -> 'ko' ->> 'title', id) as title
		from product
		where provider_id = any(${sql.param([...providerIds])}::text[])
			and ${productId === undefined ? sql`true` : sql`id = ${productId}`}
		order by id`);
	return rows;
}
