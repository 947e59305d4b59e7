import { min, type SQL, sql } from 'drizzle-orm';
import type { FigureUnit } from '#domain/figure/figures.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Channel, ReportSide, ReportStep } from '#domain/report/report.ts';
import { listView } from '#server/db/schema/viewing.ts';
import type { Queries } from '#server/queries.ts';

export type ReportSpan = {
	from: Date;
	to: Date;
	firstDay: string;
	lastDay: string;
	unit: FigureUnit;
	language: ContentLocale;
	area?: string | undefined;
	kind?: string | undefined;
	country?: string | undefined;
	spoken?: ContentLocale | undefined;
	partner?: string | undefined;
	channel?: Channel | undefined;
};

const shapes = { day: sql`'YYYY-MM-DD'`, month: sql`'YYYY-MM'` };

export const only = (column: SQL, value: string | undefined): SQL =>
	value === undefined ? sql`true` : sql`${column} = ${value}`;

/** A reservation as every sum of the report takes it. */
export const reservedIn = (span: ReportSpan) => sql`
	reserved as (
		select to_char(reservation.requested_at at time zone 'Asia/Seoul', ${shapes[span.unit]}) as period, product.area, product.kind,
			coalesce(reservation.country, '') as country, reservation.locale as language, reservation.provider_id as partner,
			case when taken_by is not null then 'desk'
				when exists (select 1 from matching_answer where matching_answer.reservation_id = reservation.id) then 'matching'
				when exists (select 1 from consultation where consultation.reservation_id = reservation.id) then 'consultation'
				else 'site' end as channel,
			reservation.status, total_won, paid_won, confirmed_at, paid_won - refunded_won as received_won,
			case when confirmed_at > requested_at + interval '1 minute' then extract(epoch from confirmed_at - requested_at) / 3600
				when confirmed_at is null and reservation.status = 'declined' then (
					select extract(epoch from min(one.at) - reservation.requested_at) / 3600 from reservation_event one
					where one.reservation_id = reservation.id and one.event = 'decline') end as hours
		from reservation join product on product.id = reservation.product_id
		where reservation.requested_at >= ${span.from.toISOString()}::timestamptz and reservation.requested_at < ${span.to.toISOString()}::timestamptz
	), chosen as (
		select * from reserved where ${only(sql`area`, span.area)} and ${only(sql`kind`, span.kind)} and ${only(sql`country`, span.country)}
			and ${only(sql`language`, span.spoken)} and ${only(sql`partner`, span.partner)} and ${only(sql`channel`, span.channel)}
	)`;

/** How far people came. Visits are counted by day and on the site, so what was reserved is of the site too unless a channel is chosen. */
export async function countSteps(queries: Queries, span: ReportSpan): Promise<Record<ReportStep, number>> {
	const inSpan = sql`on_day between ${span.firstDay}::date and ${span.lastDay}::date`;
	const { rows } = await queries.execute<Record<ReportStep, number>>(sql`
		with ${reservedIn({ ...span, channel: span.channel ?? 'site' })}, listed as (
			select coalesce(sum(views), 0)::int as listed from list_view
			where ${inSpan} and ${only(sql`area`, span.area)} and ${only(sql`country`, span.country)} and ${only(sql`language`, span.spoken)}
		), visited as (
			select coalesce(sum(views), 0)::int as viewed, coalesce(sum(dates), 0)::int as dated,
				coalesce(sum(forms), 0)::int as opened, coalesce(sum(sent), 0)::int as sent
			from product_view join product on product.id = product_view.product_id
			where ${inSpan} and ${only(sql`product.area`, span.area)}
				and ${only(sql`product.kind`, span.kind)} and ${only(sql`product_view.country`, span.country)}
				and ${only(sql`product_view.language`, span.spoken)} and ${only(sql`product.provider_id`, span.partner)}
		), booked as (
			select count(*)::int as reserved, (count(*) filter (where confirmed_at is not null))::int as confirmed,
				(count(*) filter (where paid_won > 0))::int as paid, (count(*) filter (where status = 'completed'))::int as came
			from chosen
		)
		select * from listed, visited, booked`);
	return rows[0] as Record<ReportStep, number>;
}

/** Lists, dates and forms are counted since then; looks at products are older. */
export async function findFirstCounted(queries: Queries): Promise<string | null> {
	const [row] = await queries.select({ day: min(listView.day) }).from(listView);
	return row?.day ?? null;
}

export type Sums = {
	reservations: number;
	cancelled: number;
	expectedWon: number;
	receivedWon: number;
	answerHours: number | null;
};
export type SideRow = Sums & { side: ReportSide | 'period' | 'whole'; name: string; label: string };

/** Every breakdown by one read: a row for each value of each side, of each period, and one of all. */
export async function sumReport(queries: Queries, span: ReportSpan): Promise<SideRow[]> {
	const { rows } = await queries.execute<SideRow>(sql`
		with ${reservedIn(span)}, summed as (
			select case when grouping(period) = 0 then 'period' when grouping(area) = 0 then 'area' when grouping(kind) = 0 then 'kind'
					when grouping(country) = 0 then 'country' when grouping(language) = 0 then 'language' when grouping(partner) = 0 then 'partner'
					when grouping(channel) = 0 then 'channel' else 'whole' end as side,
				coalesce(period, area, kind, country, language, partner, channel, '') as name,
				count(*)::int as reservations, (count(*) filter (where status in ('declined', 'expired', 'cancelled')))::int as cancelled,
				coalesce(sum(total_won) filter (where status not in ('declined', 'expired', 'cancelled')), 0)::float8 as "expectedWon",
				coalesce(sum(received_won), 0)::float8 as "receivedWon",
				(percentile_cont(0.5) within group (order by hours))::float8 as "answerHours"
			from chosen
			group by grouping sets ((period), (area), (kind), (country), (language), (partner), (channel), ())
		)
		select summed.*, coalesce(case when side = 'partner' then coalesce(provider.name ->> ${span.language}::text, provider.name ->> 'en', provider.name ->> 'ko') end, summed.name) as label
		from summed left join provider on side = 'partner' and provider.id = summed.name
		order by side, reservations desc, summed.name`);
	return rows;
}
