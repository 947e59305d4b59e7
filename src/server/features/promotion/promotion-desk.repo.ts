import { type SQL, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { Discount } from '#domain/promotion/promotion.ts';
import type { PromotionStand } from '#domain/promotion/promotion-stand.ts';
import type { Queries } from '#server/queries.ts';

type Filter = { organisationIds: 'all' | readonly string[]; stand?: PromotionStand | undefined; now: Date };

export type DeskPromotion = {
	id: string;
	title: LocaleText;
	area: AreaSlug;
	providerId: string | null;
	provider: LocaleText | null;
	stand: PromotionStand;
	startsAt: string;
	endsAt: string;
	discount: Discount;
	hasCode: boolean;
	minPersons: number;
	used: number;
	totalLimit: number | null;
	isAhead: boolean;
	goesOutAt: string | null;
	planFailedAt: string | null;
	changedAt: string;
};

/** `promotionStand`, as the database says it. */
const standSql = (now: Date) => sql`case
	when c.state = 'archived' then 'archived'
	when c.state <> 'published' or o.id is null then 'draft'
	when o.starts_at > ${now.toISOString()}::timestamptz then 'coming'
	when o.ends_at > ${now.toISOString()}::timestamptz then 'running'
	else 'ended' end`;

/** All that one keeps: what is drafted beside what is out of it. */
const keptSql = ({ organisationIds, now }: Filter): SQL => sql`
	select c.id, c.title, c.organisation_id, c.changed_at, c.publish_at, c.plan_failed_at, r.value,
		c.state = 'published' and c.published is distinct from c.latest as is_ahead, o.id as live_id, o.starts_at, o.ends_at,
		o.discount, o.code, o.min_persons, o.used, o.total_limit, ${standSql(now)} as stand
	from content c
	join revision r on r.kind = c.kind and r.content_id = c.id and r.number = c.latest
	left join promotion o on o.id = c.id
	where c.kind = 'promotion' and ${
		organisationIds === 'all' ? sql`true` : sql`c.organisation_id = any(${sql.param([...organisationIds])}::uuid[])`
	}`;

const inUtc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

type After = { changedAt: string; id: string } | undefined;

/** The latest change first. What is out is told as it is out, a draft as it is drafted. */
export async function findListedPromotions(
	queries: Queries,
	filter: Filter,
	{ after, limit }: { after: After; limit: number },
): Promise<DeskPromotion[]> {
	const { rows } = await queries.execute<DeskPromotion>(sql`
		select k.id, k.title, k.value ->> 'area' as area, v.id as "providerId", v.name as provider, k.stand,
			${inUtc("coalesce(k.starts_at, (k.value ->> 'startsAt')::timestamptz)")} as "startsAt",
			${inUtc("coalesce(k.ends_at, (k.value ->> 'endsAt')::timestamptz)")} as "endsAt",
			coalesce(k.discount, k.value -> 'discount') as discount,
			case when k.live_id is null then k.value ->> 'code' is not null else k.code is not null end as "hasCode",
			coalesce(k.min_persons, (k.value ->> 'minPersons')::int) as "minPersons", coalesce(k.used, 0) as used,
			case when k.live_id is null then (k.value ->> 'totalLimit')::int else k.total_limit end as "totalLimit",
			k.is_ahead as "isAhead", ${inUtc('k.publish_at')} as "goesOutAt", ${inUtc('k.plan_failed_at')} as "planFailedAt",
			${inUtc('k.changed_at')} as "changedAt"
		from (${keptSql(filter)}) as k
		left join lateral (
			select id, name from provider
			where organisation_id = k.organisation_id and k.organisation_id <> ${agencyId} order by id limit 1
		) as v on true
		where ${filter.stand === undefined ? sql`true` : sql`k.stand = ${filter.stand}`}
			and ${after ? sql`(k.changed_at, k.id) < (${after.changedAt}::timestamptz, ${after.id})` : sql`true`}
		order by k.changed_at desc, k.id desc
		limit ${limit}`);
	return rows;
}

export async function countListedPromotions(queries: Queries, filter: Filter): Promise<Map<PromotionStand, number>> {
	const { rows } = await queries.execute<{ stand: PromotionStand; count: number }>(
		sql`select k.stand, count(*)::int as count from (${keptSql(filter)}) as k group by k.stand`,
	);
	return new Map(rows.map(({ stand, count }) => [stand, count]));
}
