import { sql } from 'drizzle-orm';
import type { FigureUnit } from '#domain/figure/figures.ts';
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
	unit: FigureUnit;
};

const ofHouses = ({ providerIds }: FigureSpan) => sql`provider_id = any(${sql.param([...providerIds])}::text[])`;
const ofProduct = ({ productId }: FigureSpan) => (productId === undefined ? sql`true` : sql`product_id = ${productId}`);
const within = (column: 'created_at', { from, to }: FigureSpan) =>
	sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${to.toISOString()}::timestamptz`;
const shapes = { day: sql`'YYYY-MM-DD'`, month: sql`'YYYY-MM'` };
const periodOf = (column: 'created_at', { unit }: FigureSpan) =>
	sql`to_char(${sql.raw(column)} at time zone 'Asia/Seoul', ${shapes[unit]})`;

type Counted = { period: string; productId: string; count: number };

const ownProducts = (span: FigureSpan) =>
	sql`product_id in (select id from product where ${ofHouses(span)}) and ${ofProduct(span)}`;

export async function countWishes(queries: Queries, span: FigureSpan): Promise<Counted[]> {
	const { rows } = await queries.execute<Counted>(sql`
		select ${periodOf('created_at', span)} as period, product_id as "productId", count(*)::int as count
		from wish where ${ownProducts(span)} and ${within('created_at', span)} group by 1, 2`);
	return rows;
}

export async function countConsultations(queries: Queries, span: FigureSpan): Promise<Counted[]> {
	const { rows } = await queries.execute<Counted>(sql`
		select ${periodOf('created_at', span)} as period, product_id as "productId", count(*)::int as count
		from consultation where ${ofHouses(span)} and ${ofProduct(span)} and ${within('created_at', span)} group by 1, 2`);
	return rows;
}

/** Public questions of the areas that the house has something in. */
export async function countQuestions(queries: Queries, span: FigureSpan): Promise<{ period: string; count: number }[]> {
	const { rows } = await queries.execute<{ period: string; count: number }>(sql`
		select ${periodOf('created_at', span)} as period, count(*)::int as count
		from matching_question
		where area in (select area from product where ${ofHouses(span)} and ${span.productId === undefined ? sql`true` : sql`id = ${span.productId}`})
			and not is_private and hidden_at is null and ${within('created_at', span)}
		group by 1`);
	return rows;
}

export type ViewRow = { period: string; productId: string; language: string; country: string; count: number };

/** What was looked at, as it was counted: by day. */
export async function sumViews(queries: Queries, span: FigureSpan): Promise<ViewRow[]> {
	const { rows } = await queries.execute<ViewRow>(sql`
		select to_char(on_day, ${shapes[span.unit]}) as period, product_id as "productId", language, country, sum(views)::int as count
		from product_view where ${ownProducts(span)} and on_day between ${span.firstDay}::date and ${span.lastDay}::date
		group by 1, 2, 3, 4`);
	return rows;
}

/** Answers to questions are a house's, of no one product. */
export async function countAnswers(queries: Queries, span: FigureSpan): Promise<{ period: string; count: number }[]> {
	if (span.productId !== undefined) return [];
	const { rows } = await queries.execute<{ period: string; count: number }>(sql`
		select ${periodOf('created_at', span)} as period, count(*)::int as count
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

/** The products of some houses, or one of them. */
export async function findFigureProducts(
	queries: Queries,
	{ providerIds, productId }: Pick<FigureSpan, 'providerIds' | 'productId'>,
): Promise<string[]> {
	const { rows } = await queries.execute<{ id: string }>(sql`
		select id from product
		where provider_id = any(${sql.param([...providerIds])}::text[])
			and ${productId === undefined ? sql`true` : sql`id = ${productId}`}
		order by id`);
	return rows.map(({ id }) => id);
}

/** What some are called: of all that a house has only those that are told of. */
export async function findFigureTitles(
	queries: Queries,
	ids: readonly string[],
	language: ContentLocale,
): Promise<ReadonlyMap<string, string>> {
	const { rows } = await queries.execute<{ id: string; title: string }>(sql`
		select id, coalesce(titles ->> ${language}::text, titles ->> 'en', titles ->> 'ko', id) as title
		from product where id = any(${sql.param([...ids])}::text[])`);
	return new Map(rows.map(({ id, title }) => [id, title]));
}
