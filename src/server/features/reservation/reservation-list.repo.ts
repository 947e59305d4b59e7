import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ReservationTime } from '#contract/api/reservation.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { isReservationCode } from '#domain/reservation/code.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, waitsForAnswer } from '#server/db/schema/reservation.ts';
import { isShown } from '#server/features/product/product.repo.ts';
import { unreadAbout } from '#server/features/thread/thread-unread.repo.ts';
import type { Queries } from '#server/queries.ts';
import { agreedTitle, isRated } from './reservation-view.repo.ts';

/** Whose: one member's, a house's, or everybody's. Each has an index in the order of its list. */
export type ListScope = { memberId: string } | { providerIds: readonly string[] } | 'all';

export type ListFilter = {
	scope: ListScope;
	time: ReservationTime;
	status: ShownStatus | undefined;
	search: string | undefined;
	now: Date;
};
/** `waits`: it stood among those that wait for an answer, which come first in a house's list. */
type ListCursor = { waits: boolean; startsAt: string; id: string };

/** Longer than any stay: what began before cannot still be going on, so the index is entered behind it. */
const longestStayMs = 90 * dayMs;

export function ofScope(scope: ListScope): SQL | undefined {
	if (scope === 'all') return undefined;
	if ('memberId' in scope) return eq(reservation.memberId, scope.memberId);
	return inArray(reservation.providerId, [...scope.providerIds]);
}

/**
 * Every reservation is in exactly one of the three, also in the minute before time has looked at it. Where only one state
 * is wanted the others are left out, rather than asked for beside it: the planner would take it for rarer than it is.
 */
export function ofTime(time: ReservationTime, now: Date, shown?: ShownStatus): SQL | undefined {
	const wanted = shown === 'asking' ? 'confirmed' : shown;
	const isOver = lte(reservation.endsAt, now);
	const isOne = (...list: ReservationStatus[]) =>
		inArray(
			reservation.status,
			list.filter((status) => !wanted || status === wanted),
		);
	if (time === 'upcoming')
		return and(
			gte(reservation.startsAt, new Date(now.getTime() - longestStayMs)),
			isOne('requested', 'confirmed'),
			gt(reservation.endsAt, now),
		);
	if (time === 'past')
		return and(lte(reservation.startsAt, now), or(isOne('completed', 'no-show'), and(isOne('confirmed'), isOver)));
	return or(isOne('cancelled', 'declined', 'expired'), and(isOne('requested'), isOver));
}

/** What is confirmed but for an answer about a need is a status of its own to whoever reads it. */
export function ofAsking(shown: ShownStatus | undefined): SQL | undefined {
	if (shown === 'asking') return isNotNull(reservation.askingBy);
	return shown === 'confirmed' ? isNull(reservation.askingBy) : undefined;
}

/** What is typed means itself: % and _ are no wildcards. */
const within = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** A whole code is looked up; else it is a part of a code or of the guest's name, in either order. */
function ofSearch(search: string | undefined): SQL | undefined {
	if (!search) return undefined;
	if (isReservationCode(search.toUpperCase())) return eq(reservation.code, search.toUpperCase());
	const pattern = within(search);
	return or(
		ilike(reservation.code, pattern),
		sql`${reservation.firstName} || ' ' || ${reservation.lastName} ilike ${pattern}`,
		sql`${reservation.lastName} || ' ' || ${reservation.firstName} ilike ${pattern}`,
	);
}

const ofFilter = ({ scope, time, status, search, now }: ListFilter) =>
	and(ofScope(scope), ofTime(time, now, status), ofAsking(status), ofSearch(search));

/** The nearest first among what is to come, the latest first among the rest. */
const isForward = (time: ReservationTime) => time === 'upcoming';
const inOrder = (time: ReservationTime) =>
	isForward(time)
		? [asc(reservation.startsAt), asc(reservation.id)]
		: [desc(reservation.startsAt), desc(reservation.id)];

/** A house looks at what is to come: what waits for its answer stands first. Written as the index has it. */
const isAnswering = ({ scope, time }: Pick<ListFilter, 'scope' | 'time'>) =>
	scope !== 'all' && 'providerIds' in scope && time === 'upcoming';
const waits = sql<boolean>`(${waitsForAnswer(reservation)})`;

function behind(filter: ListFilter, after: ListCursor | undefined): SQL | undefined {
	if (!after) return undefined;
	const beyond = isForward(filter.time) ? sql`>` : sql`<`;
	const isBehind = sql`(${reservation.startsAt}, ${reservation.id}) ${beyond} (${after.startsAt}::timestamptz, ${after.id}::uuid)`;
	if (!isAnswering(filter)) return isBehind;
	return sql`(${waits} < ${after.waits}::boolean or ${waits} = ${after.waits}::boolean and ${isBehind})`;
}

type Reading = { language: ContentLocale; viewerId: string; now: Date };

/** What a row of a list tells, of whichever reservations. */
export const selectListed = (queries: Queries, { language, viewerId: memberId, now }: Reading) =>
	queries
		.select({
			row: reservation,
			organisationId: provider.organisationId,
			providerName: provider.name,
			area: product.area,
			kind: product.kind,
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			title: agreedTitle(language),
			isOffered: sql<boolean>`(${isShown(now)})`,
			isRated,
			unreadByMember: unreadAbout('reservation', reservation.id, { role: 'guest', memberId }),
			unreadByHouse: unreadAbout('reservation', reservation.id, { role: 'provider', memberId }),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId));

export function findReservations(
	queries: Queries,
	filter: ListFilter,
	{
		language,
		viewerId,
		after,
		limit,
	}: { language: ContentLocale; viewerId: string; after: ListCursor | undefined; limit: number },
) {
	return selectListed(queries, { language, viewerId, now: filter.now })
		.where(and(ofFilter(filter), behind(filter, after)))
		.orderBy(...(isAnswering(filter) ? [desc(waits)] : []), ...inOrder(filter.time))
		.limit(limit);
}
export type FoundReservation = Awaited<ReturnType<typeof findReservations>>[number];

/** So many on either side of now are counted over: a big house is not read whole for a figure nobody reads. */
export const mostCounted = 1_000;

/** How many there are of each time, and of what the filter leaves of its own; one pass, by the index of the scope. */
export async function countReservations(queries: Queries, { scope, time, status, search, now }: ListFilter) {
	const near = (side: SQL, order: SQL[]) =>
		queries
			.select({
				upcoming: sql`${ofTime('upcoming', now)}`.as('is_upcoming'),
				past: sql`${ofTime('past', now)}`.as('is_past'),
				cancelled: sql`${ofTime('cancelled', now)}`.as('is_cancelled'),
				found: sql`${and(ofTime(time, now, status), ofAsking(status), ofSearch(search))}`.as('is_found'),
			})
			.from(reservation)
			.where(and(ofScope(scope), side))
			.orderBy(...order)
			.limit(mostCounted);
	const ahead = near(gt(reservation.startsAt, now), inOrder('upcoming'));
	const behind = near(lte(reservation.startsAt, now), inOrder('past'));
	const { rows } = await queries.execute<Record<ReservationTime | 'total', number>>(sql`
		select count(*) filter (where is_upcoming)::int as upcoming, count(*) filter (where is_past)::int as past,
			count(*) filter (where is_cancelled)::int as cancelled, count(*) filter (where is_found)::int as total
		from (${ahead} union all ${behind}) as near`);
	const [{ upcoming = 0, past = 0, cancelled = 0, total = 0 } = {}] = rows;
	return { counts: { upcoming, past, cancelled }, total };
}
