import { type SQL, sql } from 'drizzle-orm';
import { groupCodes } from '#domain/member/group.ts';
import type { SecurityEvent } from '#domain/member/security-events.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries } from '#server/queries.ts';

type Row = {
	id: string;
	kind: SecurityEvent;
	at: Date;
	place: string | null;
	memberId: string | null;
	name: string | null;
	groupCode: string | null;
	by: string | null;
	device: string | null;
	factor: Factor | null;
	reason: string | null;
};

type Wanted = {
	kinds: readonly SecurityEvent[];
	isOfOperators: boolean;
	since: Date | undefined;
	until: Date | undefined;
};
type Page = Wanted & {
	after: { at: string; id: number } | undefined;
	limit: number;
};

const named = (alias: string) =>
	sql.raw(`case when ${alias}.status <> 'closed' then ${alias}.first_name || ' ' || ${alias}.last_name end`);

/** Operators are few: theirs are told by who they are. */
const isWanted = ({ isOfOperators, since, until }: Wanted): SQL =>
	sql.join(
		[
			...(isOfOperators
				? [sql`and one.about_id in (select id from ${member} where group_code = ${groupCodes.operator})`]
				: []),
			...(since ? [sql`and one.at >= ${since.toISOString()}::timestamptz`] : []),
			...(until ? [sql`and one.at <= ${until.toISOString()}::timestamptz`] : []),
		],
		sql` `,
	);

/** The newest of each kind by its index, and of those the newest: however many there are of one. */
export async function findSecurityEvents(queries: Queries, { after, limit, ...wanted }: Page): Promise<Row[]> {
	const isAfter = after ? sql`and (one.at, one.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``;
	const { rows } =
		await queries.execute<Row>(sql`select found.id, found.kind, found.at, found.place, case when owner.status <> 'closed' then owner.id end as "memberId", ${named('owner')} as name,
		owner.group_code as "groupCode", ${named('helper')} as by, found.facts ->> 'device' as device,
		found.facts ->> 'factor' as factor, found.facts ->> 'reason' as reason
		from unnest(${sql.param([...wanted.kinds])}::text[]) as wanted(kind)
		cross join lateral (select one.* from ${event} one where one.kind = wanted.kind ${isWanted(wanted)} ${isAfter}
			order by one.at desc, one.id desc limit ${limit}) as found
		left join ${member} owner on owner.id = found.about_id
		left join ${member} helper on helper.id = found.actor_id and found.actor_id <> found.about_id
		order by found.at desc, found.id desc limit ${limit}`);
	return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Nobody pages through more. */
const mostCounted = 1_000;

export async function countSecurityEvents(queries: Queries, wanted: Wanted): Promise<number> {
	const { rows } = await queries.execute<{ count: string }>(sql`select count(*) from
		(select 1 from ${event} one where one.kind = any(${sql.param([...wanted.kinds])}::text[]) ${isWanted(wanted)} limit ${mostCounted}) as few`);
	return Number(rows[0]?.count ?? 0);
}
