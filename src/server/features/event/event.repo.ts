import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { dutyOfKind } from '#domain/event/duty-of-kind.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import { groupCodes } from '#domain/member/group.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { toldEvents } from '#domain/webhook/webhook-kinds.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { type EventFacts, event, eventToTell, notification } from '#server/db/schema/event.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import { servingSql } from '#server/features/organisation/serving.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type NewEvent = Omit<typeof event.$inferInsert, 'id'> & { facts: EventFacts };

/** The event and, where somebody is to be told, the mark that it waits: by one statement, which is prepared by name. */
const insertSql = `
	with noted as (
		insert into event (kind, subject_kind, subject_id, actor_kind, actor_id, about_id, member_ids, organisation_ids,
			place, facts, changes, at)
		values ($1, $2, $3, $4, $5, $6, $7::uuid[], $8::text[], $9, $10::jsonb, $11::jsonb, $12)
		returning id
	), marked as (
		insert into event_to_tell (event_id) select id from noted where cardinality($7::uuid[]) + cardinality($8::text[]) > 0
	)
	select id::text from noted`;

export async function insertEvent({ $client }: Pick<Transaction, '$client'>, made: NewEvent): Promise<number> {
	const { kind, subjectKind, subjectId, actorKind, actorId, aboutId, memberIds, organisationIds } = made;
	const { place, facts, changes, at } = made;
	const told = [kind, subjectKind, subjectId, actorKind, actorId, aboutId, memberIds, organisationIds];
	const values = [...told, place, JSON.stringify(facts), changes ? JSON.stringify(changes) : null, at];
	const { rows } = await $client.query<{ id: string }>({ name: 'event-insert', text: insertSql, values });
	return Number(rows[0]?.id);
}

/** Several, each of which tells somebody. */
export async function insertEvents(work: Transaction, made: readonly NewEvent[]): Promise<void> {
	if (made.length === 0) return;
	const rows = await work
		.insert(event)
		.values([...made])
		.returning({ eventId: event.id });
	await work.insert(eventToTell).values(rows);
}

const telling = writtenOnce((queries) =>
	queries
		.select({ held: sql`pg_advisory_xact_lock(${advisoryKeys.telling})` })
		.from(sql`(select) as one`)
		.prepare('telling-locked'),
);

/** One at a time, across all servers: what is told gets its number in the order in which others can see it. */
export async function lockTelling(queries: Queries): Promise<void> {
	await telling(queries).execute();
}

/** The oldest first; named, as what follows, because each transaction may have another connection. */
const takeMarksSql = `
	delete from event_to_tell where event_id in (select event_id from event_to_tell order by event_id limit $1)
	returning event_id::text as id`;

/** Which duty what happened belongs to; null is every operator's. */
const dutySql = `case happened.kind ${Object.entries(dutyOfKind)
	.map(([kind, duty]) => `when '${kind}' then '${duty}'`)
	.join(' ')} end`;

/**
 * A house is told through those of its staff who answer its guests; where nobody of them is left, or the agency keeps it,
 * the agency is told, of it those who look after such things. What one of the house has written calls no colleague, and what they were called to before it is answered.
 */
const tellSql = `
	with happened as (
		select * from event where id = any($1::bigint[])
	), houses as (
		select happened.id, house.id as house, keeper.id as keeper, happened.kind = any($3::text[]) and exists (
			select 1 from staff author where author.organisation_id = organisation.id and author.member_id = happened.actor_id
				and author.left_at is null
			union all select 1 from api_key where api_key.id = happened.actor_id and api_key.organisation_id = organisation.id) as is_answered
		from happened, unnest(happened.organisation_ids) as house(id)
		left join provider on provider.id = house.id and provider.organisation_id <> '${agencyId}'
		left join organisation on organisation.id = provider.organisation_id and organisation.status ${servingSql}
		left join staff on staff.organisation_id = organisation.id and staff.left_at is null
			and staff.role in (${rolesWith('reservation.answer')
				.map((role) => `'${role}'`)
				.join(', ')})
		left join member keeper on keeper.id = staff.member_id and keeper.status = 'active'
	), readers as (
		select id, unnest(member_ids) as reader from happened
		union select id, keeper from houses where keeper is not null
		union select houses.id, operator.id from houses join happened on happened.id = houses.id, member operator
			where (${dutySql} is null or exists (select 1 from staff working where working.member_id = operator.id
				and working.organisation_id = '${agencyId}' and working.left_at is null
				and (working.role = 'owner' or working.duties is null or ${dutySql} = any(working.duties))))
			and operator.group_code = '${groupCodes.operator}' and operator.status = 'active' and not exists (select 1 from houses other
				where other.id = houses.id and other.house = houses.house and other.keeper is not null)
	), delivered as (
		insert into webhook_delivery (webhook_id, kind, event, subject_kind, subject_id, at, created_at, next_at)
		select distinct webhook.id, told_as.kind, happened.kind, happened.subject_kind, happened.subject_id, happened.at, happened.at, happened.at
		from happened
		join unnest($4::text[], $5::text[]) as told_as(event, kind) on told_as.event = happened.kind,
			unnest(happened.organisation_ids) as house(id)
		join provider on provider.id = house.id
		join organisation on organisation.id = provider.organisation_id and organisation.status ${servingSql}
		join webhook on webhook.organisation_id = organisation.id and webhook.stopped_at is null
		where told_as.kind = any(webhook.kinds)
		returning 1
	), answered as (
		update notification set read_at = happened.at
		from houses join happened on happened.id = houses.id
		where houses.is_answered and notification.member_id = houses.keeper and notification.read_at is null
			and notification.subject_kind = happened.subject_kind and notification.subject_id = happened.subject_id
			and exists (select 1 from event message where message.id = notification.event_id and message.kind = any($3::text[]))
	), told as (
		insert into notification (member_id, event_id, subject_kind, subject_id, is_silent, at, read_at)
		select member.id, happened.id, subject_kind, subject_id, silent, happened.at, case when silent then happened.at end
		from readers
		join happened on happened.id = readers.id
		join member on member.id = readers.reader and member.status = 'active',
		lateral (select actor_id is not distinct from member.id or kind = any($2::text[]) or exists (select 1 from houses
			where houses.id = happened.id and houses.keeper = member.id and is_answered) as silent) as quiet
		order by happened.id, member.id
		on conflict do nothing
		returning member_id
	)
	select exists (select 1 from delivered) as "hasDeliveries",
		coalesce((select array_agg(distinct member_id::text) from told), '{}') as "memberIds"`;

type Told = { count: number; memberIds: string[]; hasDeliveries: boolean };

/**
 * Takes the marks of so many events away and writes whom they tell: how many there were, and who. Behind `lockTelling`. Two statements,
 * so that the second knows how few they are: with the marks in it the database read all events and all members each time.
 */
export async function tellOldest(
	{ $client }: Transaction,
	options: { limit: number; quietKinds: readonly EventKind[]; writtenKinds: readonly EventKind[] },
): Promise<Told> {
	const marks = { name: 'event-marks-take', text: takeMarksSql, values: [options.limit] };
	const { rows: taken } = await $client.query<{ id: string }>(marks);
	if (taken.length === 0) return { count: 0, memberIds: [], hasDeliveries: false };
	const ids = taken.map(({ id }) => id);
	const hooked = [toldEvents.map(([event]) => event), toldEvents.map(([, kind]) => kind)];
	const values = [ids, options.quietKinds, options.writtenKinds, ...hooked];
	const { rows } = await $client.query<Omit<Told, 'count'>>({ name: 'events-tell', text: tellSql, values });
	const [{ memberIds, hasDeliveries } = { memberIds: [], hasDeliveries: false }] = rows;
	return { count: taken.length, memberIds, hasDeliveries };
}

/** Old events of some kinds, with what was told of them; how many there were, at most so many. */
/** Their deletion, to be done and noted in one statement. */
export function eventsBefore(
	queries: Queries,
	{ kinds, before, limit }: { kinds: readonly EventKind[]; before: Date; limit: number },
): SQL {
	const old = queries
		.select({ id: event.id })
		.from(event)
		.where(and(inArray(event.kind, [...kinds]), lt(event.at, before)))
		.limit(limit);
	return queries.delete(event).where(inArray(event.id, old)).returning({ id: event.id }).getSQL();
}

export async function deleteSilentBefore(queries: Queries, before: Date): Promise<void> {
	await queries.delete(notification).where(and(eq(notification.isSilent, true), lt(notification.at, before)));
}
