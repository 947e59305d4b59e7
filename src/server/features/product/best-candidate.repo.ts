import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { BestCandidate } from '#domain/product/rank-best.ts';
import { holdsPlaces, reservationStatuses } from '#domain/reservation/reservation.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import type { Pool } from '#server/queries.ts';

/** The rule needs few of each area: those reserved most, then those that stand best. */
const perArea = 30;

/** $1 since when  $2 the states that count  $3 today */
const candidatesSql = `
	with reserved as (
		select product_id, count(*)::int as count from reservation
		where requested_at >= $1 and status = any($2::text[]) group by product_id
	), rated as (
		select product_id, count(*)::int as count,
			sum((stars ->> 'service')::int + (stars ->> 'language')::int + (stars ->> 'value')::int + (stars ->> 'place')::int)::int as stars
		from rating where status = 'published' and created_at >= $1 group by product_id
	), placed as (
		select p.id, p.area, p.rating_count, p.rating_stars, coalesce(reserved.count, 0) as reserved,
			coalesce(rated.count, 0) as late_count, coalesce(rated.stars, 0) as late_stars,
			row_number() over (
				partition by p.area
				order by coalesce(reserved.count, 0) desc, (p.rating_stars + 86.0) / (4 * (p.rating_count + 5)) desc, p.id
			) as place
		from product p
		join provider v on v.id = p.provider_id
		left join reserved on reserved.product_id = p.id
		left join rated on rated.product_id = p.id
		where p.status = 'published' and ${providerOffersSql('v', '$3')}
	)
	select id, area, reserved, json_build_object('count', late_count, 'stars', late_stars) as late,
		json_build_object('count', rating_count, 'stars', rating_stars) as "all"
	from placed where place <= ${perArea}`;

const counting = reservationStatuses.filter(holdsPlaces);

/** What may stand on the main page, with what was reserved and rated of it since a moment. */
export async function findBestCandidates(
	reads: Pool,
	{ since, now }: { since: Date; now: Date },
): Promise<BestCandidate[]> {
	const { rows } = await reads.$client.query<BestCandidate>({
		name: 'best-candidates',
		text: candidatesSql,
		values: [since, counting, koreanDay(now)],
	});
	return rows;
}
