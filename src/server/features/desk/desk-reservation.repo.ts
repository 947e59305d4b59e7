import { and, asc, count, desc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { PayFilter, ReservationQueue, ReservationSort } from '#domain/desk/desk-reservations.ts';
import { soughtAtDesk } from '#domain/desk/sought.ts';
import { koreanDayEnd, koreanMidnight } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { isSlipSent, payBalance, reservation, waitsForAnswer } from '#server/db/schema/reservation.ts';
import {
	type ListScope,
	mostCounted,
	ofAsking,
	ofScope,
	ofTime,
	selectListed,
} from '#server/features/reservation/reservation-list.repo.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';
import { hasTitle, isSought } from './found.repo.ts';

export type DeskFilter = {
	scope: ListScope;
	queue: ReservationQueue;
	status: ShownStatus | undefined;
	from: string | undefined;
	to: string | undefined;
	product: string | undefined;
	provider: string | undefined;
	member: string | undefined;
	area: AreaSlug | undefined;
	kind: string | undefined;
	country: string | undefined;
	pay: PayFilter | undefined;
	search: string | undefined;
	sort: ReservationSort;
	now: Date;
};

/** Written as the index of what waits has it. */
const isWaiting = () =>
	and(inArray(reservation.status, ['requested', 'confirmed']), sql`(${waitsForAnswer(reservation)}) = true`);

function ofQueue({ queue, status, now }: DeskFilter): SQL | undefined {
	if (queue === 'waiting') return isWaiting();
	return queue === 'all' ? undefined : ofTime(queue, now, status);
}

const ofStatus = (shown: ShownStatus | undefined): SQL | undefined =>
	shown && and(eq(reservation.status, shown === 'asking' ? 'confirmed' : shown), ofAsking(shown));

/** Written as the indexes of the house have them, so that it reads no others. */
function ofPay(pay: PayFilter | undefined): SQL | undefined {
	if (pay === undefined) return undefined;
	if (pay === 'checking') return isSlipSent(reservation);
	const balance = payBalance(reservation);
	if (pay === 'refund') return sql`${balance} = 1`;
	if (pay === 'open') return and(inArray(reservation.status, ['confirmed', 'completed']), sql`${balance} = -1`);
	return and(gt(reservation.paidWon, 0), sql`${balance} = 0`);
}

/** A product is of one area and kind for as long as it is there. */
const ofOffer = ({ area, kind }: DeskFilter): SQL | undefined => {
	const isIt = and(area && eq(product.area, area), kind === undefined ? undefined : eq(product.kind, kind));
	return isIt && sql`${reservation.productId} in (select ${product.id} from ${product} where ${isIt})`;
};

const ofFilter = (filter: DeskFilter): SQL | undefined =>
	and(
		ofScope(filter.scope),
		ofQueue(filter),
		ofStatus(filter.status),
		filter.from === undefined ? undefined : gte(reservation.startsAt, koreanMidnight(filter.from)),
		filter.to === undefined ? undefined : lte(reservation.startsAt, koreanDayEnd(filter.to)),
		filter.product === undefined ? undefined : eq(reservation.productId, filter.product),
		filter.provider === undefined ? undefined : eq(reservation.providerId, filter.provider),
		filter.member === undefined ? undefined : eq(reservation.memberId, filter.member),
		filter.country === undefined ? undefined : eq(reservation.country, filter.country),
		ofOffer(filter),
		ofPay(filter.pay),
		filter.search === undefined ? undefined : (isSought(soughtAtDesk(filter.search, 1)) ?? sql`false`),
	);

/** Each way round by the index of the house, or of all. */
const inOrder = (sort: ReservationSort) =>
	sort === 'soonest'
		? [asc(reservation.startsAt), asc(reservation.id)]
		: [desc(reservation.startsAt), desc(reservation.id)];

type Position = { startsAt: string; id: string };

/** Behind one place of the order, up to another. */
function between(sort: ReservationSort, { after, until }: Pick<Reading, 'after' | 'until'>): SQL | undefined {
	const isForward = sort === 'soonest';
	const own = sql`(${reservation.startsAt}, ${reservation.id})`;
	const placed = ({ startsAt, id }: Position) => sql`(${startsAt}::timestamptz, ${id}::uuid)`;
	return and(
		after && sql`${own} ${isForward ? sql`>` : sql`<`} ${placed(after)}`,
		until && sql`${own} ${isForward ? sql`<=` : sql`>=`} ${placed(until)}`,
	);
}

type Reading = {
	language: ContentLocale;
	viewerId: string;
	after: Position | undefined;
	until: Position | undefined;
	limit: number;
};

export const findDeskReservations = (
	queries: Queries,
	filter: DeskFilter,
	{ after, until, limit, ...reader }: Reading,
) =>
	selectListed(queries, { ...reader, now: filter.now })
		.where(and(ofFilter(filter), between(filter.sort, { after, until })))
		.orderBy(...inOrder(filter.sort))
		.limit(limit);

/** Up to a thousand: nobody reads on by a figure. */
async function countUpTo(queries: Queries, where: SQL | undefined): Promise<number> {
	const found = queries
		.select({ one: sql`1`.as('one') })
		.from(reservation)
		.where(where)
		.limit(mostCounted)
		.as('found');
	const [row] = await queries.select({ count: count() }).from(found);
	return row?.count ?? 0;
}

export const countFound = (queries: Queries, filter: DeskFilter): Promise<number> =>
	countUpTo(queries, ofFilter(filter));

export const countWaiting = (queries: Queries, scope: ListScope): Promise<number> =>
	countUpTo(queries, and(ofScope(scope), isWaiting()));

/** For a file: what a list tells, without what only a reader at a screen needs. */
export const findExported = (
	queries: Queries,
	filter: DeskFilter,
	{ language, after, limit }: { language: ContentLocale; after: Position | undefined; limit: number },
) =>
	queries
		.select({
			row: reservation,
			providerName: provider.name,
			title: agreedTitle(language),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(and(ofFilter(filter), between(filter.sort, { after, until: undefined })))
		.orderBy(...inOrder(filter.sort))
		.limit(limit);

type Offered = {
	providerIds: 'all' | readonly string[];
	language: ContentLocale;
	/** Part of their name, in any language. */
	text?: string | undefined;
	id?: string | undefined;
	limit: number;
};

/** Of some houses, or of all: those that are offered first. */
export const findOffered = (queries: Queries, { providerIds, language, text, id, limit }: Offered) =>
	queries
		.select({
			id: product.id,
			title: shownTitle(language),
			provider: provider.name,
			providerId: provider.id,
			organisationId: provider.organisationId,
			isOffered: sql<boolean>`${product.status} = 'published'`,
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(
				providerIds === 'all' ? undefined : inArray(product.providerId, [...providerIds]),
				text ? hasTitle(text) : undefined,
				id === undefined ? undefined : eq(product.id, id),
			),
		)
		.orderBy(desc(sql`${product.status} = 'published'`), asc(product.id))
		.limit(limit);

/** By name in the reader's language: houses are chosen by it, whatever they offer. */
export const findHouses = (queries: Queries, { language, limit }: { language: ContentLocale; limit: number }) => {
	const name = sql<string>`coalesce(nullif(${provider.name} ->> ${language}::text, ''), nullif(${provider.name} ->> 'en', ''), ${provider.name} ->> 'ko', '')`;
	return queries.select({ id: provider.id, name }).from(provider).orderBy(asc(name), asc(provider.id)).limit(limit);
};
