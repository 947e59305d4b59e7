import { type SQL, sql } from 'drizzle-orm';
import { addDays } from '#domain/availability/schedule.ts';
import { type DayRange, wholeMonths } from '#domain/figure/figures.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import type { Queries } from '#server/queries.ts';
import type { FigureSpan } from './figure.repo.ts';

export type ReservedRow = {
	period: string;
	productId: string;
	language: string;
	country: string;
	reservations: number;
	expectedWon: number;
	receivedWon: number;
};

const shapes = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };
const midnight = (day: string) => `${day}T00:00:00+09:00`;

/** What a reservation adds to a sum, who did not come included; of the index `reservation_figures` alone. */
const summed = sql`count(*)::int as reservations,
	coalesce(sum(total_won) filter (where status not in ('declined', 'expired', 'cancelled')), 0)::bigint as expected_won,
	sum(paid_won - refunded_won)::bigint as received_won`;
const sumKeys = sql`product_id, locale as language, coalesce(country, '') as country`;
/** Instant ones are not counted. */
const isAnswered = sql`confirmed_at > requested_at + interval '1 minute'`;
const tenths = sql`round(extract(epoch from confirmed_at - requested_at) / 360)::int`;

const startOf = (month: SQL) => sql`(${month})::timestamp at time zone 'Asia/Seoul'`;
const endOf = (month: SQL) => sql`((${month}) + interval '1 month')::timestamp at time zone 'Asia/Seoul'`;

/**
 * What has to be counted of a span, as `piece` (house, from when, until when): the days around its whole months, and of those the ones
 * that a reservation was written in since they were summed. All else is in the sums: one statement sees both at one moment.
 */
function pieces({ providerIds, firstDay, lastDay }: FigureSpan) {
	const { months, days } = wholeMonths(firstDay, lastDay);
	const houses = sql`${sql.param([...providerIds])}::text[]`;
	const ofMonths = ({ from, to }: DayRange) =>
		sql`provider_id = any(${houses}) and of_month between ${from}::date and ${to}::date`;
	const moments = (of: (range: DayRange) => string) => sql`${sql.param(days.map(of))}::timestamptz[]`;
	const edges = sql`
		select house as provider_id, since, until from unnest(${houses}) as house
		cross join unnest(${moments(({ from }) => midnight(from))}, ${moments(({ to }) => midnight(addDays(to, 1)))}) as edge (since, until)`;
	const outdated =
		months &&
		sql`union all select provider_id, ${startOf(sql`of_month`)}, ${endOf(sql`of_month`)} from (
			select distinct provider_id, of_month from month_outdated where ${ofMonths(months)}) as outdated`;
	const isSummed =
		months &&
		sql`${ofMonths(months)} and not exists (
			select from month_outdated as late where late.provider_id = month.provider_id and late.of_month = month.of_month)`;
	return { piece: sql`piece as (${edges} ${outdated ?? sql``})`, isSummed: isSummed ?? sql`false` };
}

const inPiece = sql`provider_id = piece.provider_id and requested_at >= piece.since and requested_at < piece.until`;
const ofProduct = ({ productId }: FigureSpan) => (productId === undefined ? sql`true` : sql`product_id = ${productId}`);

/** Reservations by period, product, language and country; of a period and these there can be several rows. */
export async function sumReservations(queries: Queries, span: FigureSpan): Promise<ReservedRow[]> {
	const { piece, isSummed } = pieces(span);
	const { rows } = await queries.execute<ReservedRow>(sql`
		with ${piece}
		select to_char(period, ${shapes[span.unit]}) as period, product_id as "productId", language, country, reservations,
			expected_won::float8 as "expectedWon", received_won::float8 as "receivedWon"
		from (
			select of_month::timestamp as period, product_id, language, country, reservations, expected_won, received_won
			from month_sum as month where ${isSummed} and ${ofProduct(span)}
			union all
			select counted.* from piece cross join lateral (
				select date_trunc(${span.unit}, requested_at at time zone 'Asia/Seoul') as period, ${sumKeys}, ${summed}
				from reservation where ${inPiece} and ${ofProduct(span)} group by 1, 2, 3, 4
			) as counted
		) as reserved`);
	return rows;
}

/** How many requests were confirmed after how many tenths of an hour. */
export async function countAnswerTimes(
	queries: Queries,
	span: FigureSpan,
): Promise<{ tenths: number; answers: number }[]> {
	const { piece, isSummed } = pieces(span);
	const { rows } = await queries.execute<{ tenths: number; answers: number }>(sql`
		with ${piece}
		select tenths, sum(answers)::int as answers from (
			select tenths, answers from month_answer as month where ${isSummed} and ${ofProduct(span)}
			union all
			select counted.* from piece cross join lateral (
				select ${tenths} as tenths, count(*)::int as answers
				from reservation where ${inPiece} and ${ofProduct(span)} and ${isAnswered} group by 1
			) as counted
		) as answered group by 1`);
	return rows;
}

const mostMonths = 200;
export type HouseMonth = { providerId: string; month: string };

const listed = (months: readonly HouseMonth[]) =>
	sql`unnest(${sql.param(months.map(({ providerId }) => providerId))}::text[], ${sql.param(months.map(({ month }) => month))}::date[]) as month (provider_id, of_month)`;

/** Some of the months that reservations were written in since they were summed, as no longer such. What is written meanwhile leaves a mark that is not seen here and stays. */
export async function takeOutdated(queries: Queries): Promise<HouseMonth[]> {
	// Two that sum at once would both write the same month.
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.monthSums})`);
	const { rows } = await queries.execute<HouseMonth>(sql`
		with taken as (select distinct provider_id, of_month from month_outdated limit ${mostMonths}),
			gone as (delete from month_outdated using taken
				where month_outdated.provider_id = taken.provider_id and month_outdated.of_month = taken.of_month)
		select provider_id as "providerId", of_month::text as month from taken`);
	return rows;
}

/** Months of houses, summed anew. */
export async function replaceSums(queries: Queries, months: readonly HouseMonth[]): Promise<void> {
	for (const table of ['month_sum', 'month_answer'])
		await queries.execute(sql`delete from ${sql.raw(table)} as old using ${listed(months)}
			where old.provider_id = month.provider_id and old.of_month = month.of_month`);
	const inMonth = sql`provider_id = month.provider_id and requested_at >= ${startOf(sql`month.of_month`)}
		and requested_at < ${endOf(sql`month.of_month`)}`;
	await queries.execute(sql`
		insert into month_sum (provider_id, of_month, product_id, language, country, reservations, expected_won, received_won)
		select month.*, counted.* from ${listed(months)} cross join lateral (
			select ${sumKeys}, ${summed} from reservation where ${inMonth} group by 1, 2, 3) as counted`);
	await queries.execute(sql`
		insert into month_answer (provider_id, of_month, product_id, tenths, answers)
		select month.*, counted.* from ${listed(months)} cross join lateral (
			select product_id, ${tenths} as tenths, count(*)::int as answers
			from reservation where ${inMonth} and ${isAnswered} group by 1, 2) as counted`);
}
