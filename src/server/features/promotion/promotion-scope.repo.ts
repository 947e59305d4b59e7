import { type SQL, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { AlikeReservations } from '#domain/promotion/promotion-trial.ts';
import type { Queries } from '#server/queries.ts';

type Scope = { organisationId: string; area: AreaSlug };

/** Product `p` of provider `v` is its owner's and of its area: the agency's are everybody's. */
const isInScope = ({ organisationId, area }: Scope): SQL =>
	sql`p.area = ${area} and ${organisationId === agencyId ? sql`true` : sql`v.organisation_id = ${organisationId}`}`;

const titleOf = sql`p.titles`;

export type OfferedProduct = {
	id: string;
	title: LocaleText;
	kind: string;
	provider: LocaleText;
	fromWon: number;
	isShown: boolean;
	isNamed: boolean;
	count: number;
};

type Asked = Scope & { named: readonly string[]; search: string | undefined; limit: number };

/** Those that are named first, in their order, then those that guests see. `count` is of how many. */
export async function findOfferedProducts(queries: Queries, asked: Asked): Promise<OfferedProduct[]> {
	const named = sql.param([...asked.named]);
	const like = `%${(asked.search ?? '').replace(/[%_\\]/g, '\\$&')}%`;
	const { rows } = await queries.execute<OfferedProduct>(sql`
		select p.id, ${titleOf} as title, p.kind, v.name as provider, p.from_won as "fromWon", p.status = 'published' as "isShown",
			p.id = any(${named}::text[]) as "isNamed", count(*) over ()::int as count
		from product p join provider v on v.id = p.provider_id
		where ${isInScope(asked)} and (p.status = 'published' or p.id = any(${named}::text[]))
			and ${
				asked.search
					? sql`(p.id ilike ${like} or exists (select 1 from jsonb_each_text(p.titles) as t where t.value ilike ${like}))`
					: sql`true`
			}
		order by array_position(${named}::text[], p.id), p.id
		limit ${asked.limit}`);
	return rows;
}

export async function findOfferedKinds(queries: Queries, scope: Scope): Promise<string[]> {
	const { rows } = await queries.execute<{ kind: string }>(sql`
		select distinct p.kind from product p join provider v on v.id = p.provider_id
		where ${isInScope(scope)} and p.status = 'published' order by p.kind limit 100`);
	return rows.map(({ kind }) => kind);
}

/** The drawn pictures that products of an area have. */
export async function findDrawnPictures(queries: Queries, area: AreaSlug, limit: number): Promise<string[]> {
	const { rows } = await queries.execute<{ name: string }>(sql`
		select distinct name from product, unnest(pictures) as name where area = ${area} order by name limit ${limit}`);
	return rows.map(({ name }) => name);
}

/** Whose a promotion is, as lists call it; undefined for the agency's. */
export async function findOwner(
	queries: Queries,
	organisationId: string,
): Promise<{ id: string; name: LocaleText } | undefined> {
	if (organisationId === agencyId) return undefined;
	const { rows } = await queries.execute<{ id: string; name: LocaleText }>(
		sql`select id, name from provider where organisation_id = ${organisationId} order by id limit 1`,
	);
	return rows[0];
}

type Tried = Scope & {
	productIds: readonly string[];
	kinds: readonly string[];
	minPersons: number;
	memberLimit: number | null;
	totalLimit: number | null;
	from: Date;
	to: Date;
};
type Met = { made: number; alike: (AlikeReservations & { title: LocaleText })[] };

/** More than a house reserves differently in a month. */
const mostAlike = 50_000;

/**
 * The reservations of some days that a rule is for, in one read: how many there were, and of those that its limits allow,
 * first come first served, how many were alike. Nothing of who they are leaves the database.
 */
export async function findAlike(queries: Queries, rule: Tried): Promise<Met> {
	const { rows } = await queries.execute<Met>(sql`
		with made as (
			select r.id, r.member_id, r.requested_at, r.product_id, r.terms -> 'price' as list, r.price ->> 'basis' as basis,
				r.on_day, r.to_day, r.time, r.persons, r.units, r.choices
			from reservation r join product p on p.id = r.product_id join provider v on v.id = p.provider_id
			where r.requested_at >= ${rule.from.toISOString()}::timestamptz and r.requested_at < ${rule.to.toISOString()}::timestamptz
				and r.status not in ('declined', 'expired', 'cancelled') and ${isInScope(rule)}
				and ((${rule.productIds.length + rule.kinds.length}::int = 0) or p.id = any(${sql.param([...rule.productIds])}::text[])
					or p.kind = any(${sql.param([...rule.kinds])}::text[]))
		), ranked as (
			select *, row_number() over (partition by member_id order by requested_at, id) as nth from made
			where basis = 'listed' and (persons ->> 'adult')::int + (persons ->> 'child')::int >= ${rule.minPersons}::int
		), allowed as (
			select * from ranked where nth <= coalesce(${rule.memberLimit}::int, nth) order by requested_at, id
			limit ${rule.totalLimit}::int
		), alike as (
			select product_id, list, on_day, to_day, time, persons, units, choices, count(*)::int as count
			from allowed group by 1, 2, 3, 4, 5, 6, 7, 8 limit ${mostAlike}
		)
		select (select count(*)::int from made) as made, coalesce((
			select jsonb_agg(jsonb_build_object('productId', product_id, 'list', list, 'count', count,
				'title', (select ${titleOf} from product p where p.id = product_id),
				'order', jsonb_build_object('on', on_day, 'to', to_day, 'time', time, 'persons', persons, 'units', units,
					'choices', choices))) from alike), '[]') as alike`);
	return rows[0] ?? { made: 0, alike: [] };
}
