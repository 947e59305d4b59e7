import { sql } from 'drizzle-orm';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import type { ReservationPrice } from '#domain/reservation/reservation-price.ts';
import type { Queries } from '#server/queries.ts';

export type StandingRow = {
	id: string;
	code: string;
	on: string;
	productId: string;
	organisationId: string;
	status: ReservationStatus;
	price: ReservationPrice;
	/** Its promotion is the partner's own, who bears it. */
	isOwnPromotion: boolean;
	heldWon: number;
	onSiteWon: number;
	owedWon: number;
	/** What closed months have of it; null where none has. */
	points: number | null;
	beforePaid: number;
	beforeHeld: number;
	beforePromotion: number;
	beforeCommission: number;
	beforePayable: number;
};

/** Of partners' reservations that were over in this time: money by whose hands it went through, and what was settled of it. One reading. */
export async function findStandings(queries: Queries, { from, to }: { from: Date; to: Date }): Promise<StandingRow[]> {
	const { rows } = await queries.execute<StandingRow>(sql`
		select r.id, r.code, r.on_day::text as "on", r.product_id as "productId", p.organisation_id as "organisationId", r.status, r.price,
			exists (select 1 from promotion o where o.id = r.terms #>> '{price,promotion,id}' and o.organisation_id is not null) as "isOwnPromotion",
			coalesce(m.held, 0)::int as "heldWon", coalesce(m.on_site, 0)::int as "onSiteWon",
			greatest(0, r.paid_won - r.refunded_won - r.total_won - r.kept_won)::int as "owedWon", l.points,
			coalesce(l.paid, 0)::int as "beforePaid", coalesce(l.held, 0)::int as "beforeHeld", coalesce(l.promotion, 0)::int as "beforePromotion",
			coalesce(l.commission, 0)::int as "beforeCommission", coalesce(l.payable, 0)::int as "beforePayable"
		from reservation r join provider p on p.id = r.provider_id
		left join lateral (
			select sum(case when method = 'transfer' then signed end) as held, sum(case when method <> 'transfer' then signed end) as on_site
			from (select method, case kind when 'payment' then won else -won end as signed from payment
				where reservation_id = r.id and reversed_at is null) entries
		) m on true
		left join lateral (
			select min(points) as points, sum(paid_won) as paid, sum(held_won) as held, sum(promotion_won) as promotion,
				sum(commission_won) as commission, sum(payable_won) as payable
			from settlement_line where reservation_id = r.id
		) l on true
		where r.starts_at >= ${from.toISOString()}::timestamptz and r.starts_at < ${to.toISOString()}::timestamptz
			and r.ends_at < ${to.toISOString()}::timestamptz
			and r.status in ('completed', 'no-show', 'cancelled', 'declined', 'expired')
			and (r.paid_won > 0 or l.points is not null) and p.organisation_id <> ${agencyId}::uuid
		order by r.starts_at, r.id`);
	return rows;
}
