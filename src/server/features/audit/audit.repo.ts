import { and, count, desc, eq, getTableColumns, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Changes } from '#domain/event/changes.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import { sameLookSince } from '#domain/event/look.ts';
import { notedNetwork } from '#domain/event/noted-network.ts';
import type { AuditEvent } from '#domain/member/audit.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { askingIp } from '#server/asking-ip.ts';
import { apiKey } from '#server/db/schema/api-key.ts';
import { type EventFacts, event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries } from '#server/queries.ts';

type Entry = {
	event: AuditEvent;
	/** Null is the system itself. */
	actorId: string | null;
	/** The member it is about. */
	subjectId: string | null;
	/** What it happened to, where that is not the member. */
	subject?: readonly [kind: string, id: string];
	/** As whom; where it is left out, oneself or the house. */
	actor?: ActorKind;
	details?: EventFacts;
	changes?: Changes;
	at?: Date;
};

function actorOf({ actor, actorId, subjectId, details }: Entry): ActorKind {
	if (actor) return actor;
	if (actorId === null) return 'clock';
	if (actorId === subjectId) return 'member';
	// The agency's own people are operators, whoever of them manages the team.
	return details?.organisation === undefined || details.organisation === agencyId ? 'operator' : 'provider';
}

/** What is said of an organisation happened to it; else to the member. */
function subjectOf({ subject, subjectId, details }: Entry): readonly [kind: string, id: string] {
	if (subject) return subject;
	return details?.organisation === undefined
		? ['member', subjectId ?? '']
		: ['organisation', String(details.organisation)];
}

/** An event of which nobody is told: it is for the trail. In the transaction of what it tells about; never the value itself. */
export async function recordAudit(queries: Queries, entry: Entry): Promise<void> {
	const { event: kind, actorId, subjectId: aboutId, details = {}, changes, at } = entry;
	const actorKind = actorOf(entry);
	const [subjectKind, subjectId] = subjectOf(entry);
	await queries.insert(event).values({
		...{ kind, subjectKind, subjectId, actorKind, actorId, aboutId },
		...{ memberIds: [], organisationIds: [], place: notedNetwork(askingIp(), actorKind), facts: details },
		...(changes && { changes }),
		...(at && { at }),
	});
}

/**
 * That somebody read what another told in confidence, before it is shown. What the same reader sees again soon after, as a page that
 * renews itself does, is the same look.
 */
export async function recordLook(
	queries: Queries,
	entry: Entry & { actorId: string; subject: readonly [kind: string, id: string]; at: Date },
): Promise<void> {
	const [subjectKind, subjectId] = entry.subject;
	const [before] = await queries
		.select({ id: event.id })
		.from(event)
		.where(
			and(
				...[eq(event.subjectKind, subjectKind), eq(event.subjectId, subjectId), gt(event.at, sameLookSince(entry.at))],
				...[eq(event.kind, entry.event), eq(event.actorId, entry.actorId)],
			),
		)
		.limit(1);
	if (!before) await recordAudit(queries, entry);
}

export type Search = {
	subjectKind?: string | undefined;
	subjectId?: string | undefined;
	about?: string | undefined;
	actor?: string | undefined;
	kind?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
};

const isFound = ({ subjectKind, subjectId, about, actor, kind, from, to }: Search): SQL | undefined =>
	and(
		subjectKind === undefined ? undefined : eq(event.subjectKind, subjectKind),
		subjectId === undefined ? undefined : eq(event.subjectId, subjectId),
		about === undefined ? undefined : eq(event.aboutId, about),
		actor === undefined ? undefined : eq(event.actorId, actor),
		kind === undefined ? undefined : eq(event.kind, kind as EventKind),
		from === undefined ? undefined : gte(event.at, new Date(from)),
		to === undefined ? undefined : lt(event.at, new Date(to)),
	);

const { memberIds: _, organisationIds: __, actorKind, ...columns } = getTableColumns(event);

/** Each of the columns it is searched by has an index that ends with the time. */
export function findEntries(
	queries: Queries,
	{ search, after, limit }: { search: Search; after: { at: string; id: number } | undefined; limit: number },
) {
	const isAfter = after && sql`(${event.at}, ${event.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`;
	return queries
		.select({
			...columns,
			actor: actorKind,
			firstName: sql<string | null>`coalesce(${member.firstName}, ${apiKey.name})`,
			lastName: sql<string>`coalesce(${member.lastName}, '')`,
		})
		.from(event)
		.leftJoin(member, and(eq(member.id, event.actorId), ne(member.status, 'closed')))
		.leftJoin(apiKey, eq(apiKey.id, event.actorId))
		.where(and(isFound(search), isAfter))
		.orderBy(desc(event.at), desc(event.id))
		.limit(limit);
}

type Decided = { subject: readonly [kind: string, id: string]; kinds: readonly AuditEvent[] };

/** The last of some kinds of things that happened to something, each with when and by whom: the newest first. */
export function findDecisions(queries: Queries, { subject: [subjectKind, subjectId], kinds }: Decided) {
	return queries
		.select({ at: event.at, by: sql<string>`coalesce(${member.firstName}, '')`, facts: event.facts })
		.from(event)
		.leftJoin(member, and(eq(member.id, event.actorId), ne(member.status, 'closed')))
		.where(and(eq(event.subjectKind, subjectKind), eq(event.subjectId, subjectId), inArray(event.kind, [...kinds])))
		.orderBy(desc(event.at), desc(event.id));
}

/** Nobody pages through more. */
const mostCounted = 1_000;

export async function countEntries(queries: Queries, search: Search): Promise<number> {
	const some = queries.select({ id: event.id }).from(event).where(isFound(search)).limit(mostCounted).as('some');
	const [row] = await queries.select({ count: count() }).from(some);
	return row?.count ?? 0;
}
