import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { consultation } from '#server/db/schema/consultation.ts';
import { event, notification } from '#server/db/schema/event.ts';
import { partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';

/** Nobody counts further than the bell shows. */
const mostCounted = 100;

const isUnread = (memberId: string) => and(eq(notification.memberId, memberId), isNull(notification.readAt));

/** How many a member has not read, up to a hundred: by the index of the unread alone, however much lies behind it. */
export async function countUnread(queries: Queries, memberId: string): Promise<number> {
	const some = queries
		.select({ id: notification.id })
		.from(notification)
		.where(isUnread(memberId))
		.limit(mostCounted)
		.as('some');
	const [row] = await queries.select({ count: sql<number>`count(*)::int` }).from(some);
	return row?.count ?? 0;
}

const isListed = (memberId: string) => and(eq(notification.memberId, memberId), eq(notification.isSilent, false));

/** How many a member was told, up to a hundred. */
export async function countNotifications(queries: Queries, memberId: string): Promise<number> {
	const some = queries
		.select({ id: notification.id })
		.from(notification)
		.where(isListed(memberId))
		.limit(mostCounted)
		.as('some');
	const [row] = await queries.select({ count: sql<number>`count(*)::int` }).from(some);
	return row?.count ?? 0;
}

/** What a member was told, the newest first; `before` is the last one's id of the page before. */
export function findNotifications(
	queries: Queries,
	{ memberId, before, limit }: { memberId: string; before: number | undefined; limit: number },
) {
	return queries
		.select({
			id: notification.id,
			at: notification.at,
			readAt: notification.readAt,
			kind: event.kind,
			subjectKind: event.subjectKind,
			subjectId: event.subjectId,
			aboutId: event.aboutId,
			actor: event.actorKind,
			facts: event.facts,
		})
		.from(notification)
		.innerJoin(event, eq(event.id, notification.eventId))
		.where(and(isListed(memberId), before === undefined ? undefined : lt(notification.id, before)))
		.orderBy(desc(notification.id))
		.limit(limit);
}

export const findTitles = (queries: Queries, ids: readonly string[], language: ContentLocale) =>
	queries
		.select({ id: product.id, title: shownTitle(language) })
		.from(product)
		.where(inArray(product.id, [...ids]));

/** With which clinic: what a consultation is about stands on no lock screen. */
export const findClinicsAsked = (queries: Queries, ids: readonly string[], language: ContentLocale) =>
	queries
		.select({
			id: consultation.id,
			title: sql<string>`coalesce(${provider.name} ->> ${language}, ${provider.name} ->> 'en', ${provider.name} ->> 'ko', '')`,
		})
		.from(consultation)
		.innerJoin(provider, eq(provider.id, consultation.providerId))
		.where(inArray(consultation.id, [...ids]));

export const findBusinessNames = (queries: Queries, organisationIds: readonly string[]) =>
	queries
		.select({ id: partner.organisationId, title: partner.businessName })
		.from(partner)
		.where(inArray(partner.organisationId, [...organisationIds]));

/** Those that a member names, of their own. Whether any was unread. */
export async function markRead(
	queries: Queries,
	{ memberId, ids, at }: { memberId: string; ids: readonly number[]; at: Date },
): Promise<boolean> {
	const { rowCount } = await queries
		.update(notification)
		.set({ readAt: at })
		.where(and(isUnread(memberId), inArray(notification.id, [...ids])));
	return (rowCount ?? 0) > 0;
}

/** All that a member had before them: what came later stays unread. */
export async function markAllRead(
	queries: Queries,
	{ memberId, upTo, at }: { memberId: string; upTo: number; at: Date },
): Promise<boolean> {
	const { rowCount } = await queries
		.update(notification)
		.set({ readAt: at })
		.where(and(isUnread(memberId), lte(notification.id, upTo)));
	return (rowCount ?? 0) > 0;
}

/** Who has opened a thing has read what was told of it. Whether any was unread. */
export async function markSubjectRead(
	queries: Queries,
	{ memberId, subject, at }: { memberId: string; subject: readonly [kind: string, id: string]; at: Date },
): Promise<boolean> {
	const [kind, id] = subject;
	const { rowCount } = await queries
		.update(notification)
		.set({ readAt: at })
		.where(and(isUnread(memberId), eq(notification.subjectKind, kind), eq(notification.subjectId, id)));
	return (rowCount ?? 0) > 0;
}

/** Of some kinds, and of one thing where its id is named. Whether any was unread. */
export async function markKindsRead(
	queries: Queries,
	options: { memberId: string; kinds: readonly EventKind[]; subjectId: string | undefined; at: Date },
): Promise<boolean> {
	const { memberId, kinds, subjectId, at } = options;
	const isOfKind = inArray(
		notification.eventId,
		queries
			.select({ id: event.id })
			.from(event)
			.where(and(eq(event.id, notification.eventId), inArray(event.kind, [...kinds]))),
	);
	const isOfSubject = subjectId === undefined ? undefined : eq(notification.subjectId, subjectId);
	const { rowCount } = await queries
		.update(notification)
		.set({ readAt: at })
		.where(and(isUnread(memberId), isOfSubject, isOfKind));
	return (rowCount ?? 0) > 0;
}

export async function deleteNotificationsOf(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(notification).where(eq(notification.memberId, memberId));
}

/** Of some kinds, but for what they were told as whose it is. */
export async function deleteCalls(
	queries: Queries,
	{ memberId, kinds }: { memberId: string; kinds: readonly EventKind[] },
): Promise<void> {
	const isCall = inArray(
		notification.eventId,
		queries
			.select({ id: event.id })
			.from(event)
			.where(
				and(
					...[eq(event.id, notification.eventId), inArray(event.kind, [...kinds])],
					sql`not (${memberId}::uuid = any(${event.memberIds}))`,
				),
			),
	);
	await queries.delete(notification).where(and(eq(notification.memberId, memberId), isCall));
}

/** One who is to be told what is new: since which number, or only where they are now. */
type Asking = { memberId: string; last: number | undefined };
export type News = {
	memberId: string;
	unread: number;
	newest: number;
	/** The newest first, one more than anybody lists. */
	rows: readonly (readonly [id: number, kind: string, subjectId: string])[];
};

/** So many are listed one by one; of more, all is said to have changed. */
export const mostListed = 50;

const newsSql = `
	select asking.member_id as "memberId", unread.count as unread, coalesce(newest.id, 0)::float8 as newest,
		coalesce(fresh.rows, '[]') as rows
	from unnest($1::uuid[], $2::bigint[]) as asking(member_id, last)
	cross join lateral (select count(*)::int as count from (select 1 from notification
		where member_id = asking.member_id and read_at is null limit ${mostCounted}) counted) unread
	left join lateral (select id from notification where member_id = asking.member_id order by id desc limit 1) newest on true
	cross join lateral (select json_agg(json_build_array(id, subject_kind, subject_id) order by id desc) as rows
		from (select id, subject_kind, subject_id from notification
			where member_id = asking.member_id and id > asking.last order by id desc limit ${mostListed + 1}) listed) fresh`;

/** For many at once, by one statement: each by the index of their own rows. */
export async function findNews({ $client }: Pick<Pool, '$client'>, asking: readonly Asking[]): Promise<News[]> {
	const values = [asking.map(({ memberId }) => memberId), asking.map(({ last }) => last ?? null)];
	const { rows } = await $client.query<News>({ name: 'notification-news', text: newsSql, values });
	return rows;
}

/** The newest of a member with their moments. */
export const findNewest = (queries: Queries, memberId: string, limit: number) =>
	queries
		.select({ id: notification.id, at: notification.at })
		.from(notification)
		.where(eq(notification.memberId, memberId))
		.orderBy(desc(notification.id))
		.limit(limit);
