import { and, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type AreaSlug, areaOf, areaSlugs, kinds } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ProductPlace } from '#domain/product/meeting-place.ts';
import type { Region } from '#domain/product/product.ts';
import type { ReservationStatus } from '#domain/reservation/reservation.ts';
import type { Candidate } from '#domain/trip/suggest.ts';
import { product, ratedMean } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { slot } from '#server/db/schema/slot.ts';
import { isShown } from '#server/features/product/product.repo.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What takes place, or took place: what came to nothing is on no board. */
const shownStatuses: ReservationStatus[] = ['requested', 'confirmed', 'completed'];
/** More than anybody has around one journey. */
const mostSlips = 200;

const placeName = (language: ContentLocale): SQL<string> =>
	sql`coalesce(${product.place} -> 'name' ->> ${language}::text, ${product.place} -> 'name' ->> 'en', ${product.place} -> 'name' ->> 'ko', '')`;

type Wanted = { memberId: string; language: ContentLocale; from: Date; to?: Date };

/** A member's reservations from a moment on, with what boards tell of product and provider; by the index of the member. */
export function findSlips(queries: Queries, { memberId, language, from, to }: Wanted) {
	return queries
		.select({
			row: reservation,
			providerName: provider.name,
			area: product.area,
			kind: product.kind,
			region: product.region,
			latitude: sql<number>`(${product.place} ->> 'latitude')::float`,
			longitude: sql<number>`(${product.place} ->> 'longitude')::float`,
			meeting: sql<ProductPlace['meeting'] | null>`${product.place} -> 'meeting'`,
			care: product.care,
			picture: sql<string>`coalesce(${product.photographs}[1], ${product.pictures}[1], '')`,
			title: agreedTitle(language),
			placeName: placeName(language),
		})
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(
			and(
				eq(reservation.memberId, memberId),
				gte(reservation.startsAt, from),
				to && lte(reservation.startsAt, to),
				inArray(reservation.status, shownStatuses),
			),
		)
		.orderBy(reservation.startsAt, reservation.id)
		.limit(mostSlips);
}
export type FoundSlip = Awaited<ReturnType<typeof findSlips>>[number];

/** Whether there is anything to see in these days. */
export async function hasSlips(queries: Queries, { memberId, from, to }: { memberId: string; from: Date; to: Date }) {
	const isIn = and(gte(reservation.startsAt, from), lte(reservation.startsAt, to));
	const [row] = await queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(and(eq(reservation.memberId, memberId), isIn, inArray(reservation.status, shownStatuses)))
		.limit(1);
	return row !== undefined;
}

/** A pastime, not a treatment, a ride or a day away: what one can add to an afternoon. */
const fillingAreas: AreaSlug[] = areaSlugs.filter((slug) => !areaOf(slug).isHealth);
const fillingKinds = Object.values(kinds)
	.filter(({ booking, isJourney }) => booking === 'time' && !isJourney)
	.map(({ slug }) => slug);
const longestMinutes = 6 * 60;
const mostCandidates = 80;

/** How far it is to something is how far it is to where it begins. */
const meetingAt = (at: 'latitude' | 'longitude'): SQL<number> =>
	sql`coalesce(${product.place} -> 'meeting' ->> ${at}::text, ${product.place} ->> ${at}::text)::float`;

type Around = { regions: readonly Region[]; from: string; to: string; now: Date };

/**
 * What might fill the gaps of all trips together, the best rated first, with what is taken of it in those days: one
 * statement, whatever number of gaps. Of each region the first are read in the order of their index, and no further.
 */
export async function findCandidates(queries: Queries, { regions, from, to, now }: Around): Promise<Candidate[]> {
	if (regions.length === 0) return [];
	const taken = sql<
		Candidate['taken']
	>`(select coalesce(json_agg(json_build_object('on', ${slot.on}, 'time', ${slot.time},
		'capacity', ${slot.capacity}, 'taken', ${slot.taken})), '[]'::json) from ${slot}
		where ${slot.productId} = ${product.id} and ${slot.on} between ${from}::date and ${to}::date)`;
	const isFilling = and(
		isShown(now),
		isNotNull(product.minutes),
		lte(product.minutes, longestMinutes),
		inArray(product.area, fillingAreas),
		inArray(product.kind, fillingKinds),
	);
	const mean = ratedMean(product);
	const best = sql`array(
		select found.id from unnest(${sql.param([...regions])}::text[]) as around (region) cross join lateral (
			select ${product.id}, ${mean} as mean from ${product} join ${provider} on ${provider.id} = ${product.providerId}
			where ${product.region} = around.region and ${isFilling}
			order by ${mean} desc, ${product.id} limit ${mostCandidates}) as found
		order by found.mean desc, found.id limit ${mostCandidates})`;
	const rows = await queries
		.select({
			id: product.id,
			area: product.area,
			region: product.region,
			latitude: meetingAt('latitude'),
			longitude: meetingAt('longitude'),
			minutes: product.minutes,
			care: product.care,
			schedule: product.schedule,
			price: product.price,
			minPersons: product.minPersons,
			maxPersons: product.maxPersons,
			taken,
		})
		.from(product)
		.where(sql`${product.id} = any(${best})`)
		.orderBy(desc(mean), product.id);
	return rows.flatMap(({ minutes, ...row }) => (minutes === null ? [] : [{ ...row, minutes }]));
}

/** What some products are called: of what might be done only what is suggested. */
export async function findTitles(
	queries: Queries,
	ids: readonly string[],
	language: ContentLocale,
): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: product.id, title: shownTitle(language) })
		.from(product)
		.where(inArray(product.id, [...ids]));
	return new Map(rows.map(({ id, title }) => [id, title]));
}
