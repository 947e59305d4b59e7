import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '#domain/desk/sought.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, shortCodeOf } from '#server/db/schema/reservation.ts';
import { shownText } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

type Asked = { houses: 'all' | readonly string[]; language: ContentLocale };

/** A few of each: who sees more types another letter. */
const mostFound = 5;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const ofHouses = (queries: Queries, houses: Asked['houses']) =>
	houses === 'all'
		? undefined
		: queries
				.select({ id: provider.id })
				.from(provider)
				.where(inArray(provider.organisationId, [...houses]));

/** Each name begins the first or the last one: both have an index in small letters. */
const hasName = (name: string): SQL => {
	const beginning = `${escaped(name)}%`;
	return sql`(lower(${reservation.lastName}) like ${beginning} or lower(${reservation.firstName}) like ${beginning})`;
};

/** By the whole code, its last five signs or the guest’s names, each by an index; undefined where nothing is sought. */
export function isSought({ code, shortCode, names }: Sought): SQL | undefined {
	if (code !== undefined) return eq(reservation.code, code);
	return or(
		shortCode === undefined ? undefined : sql`${shortCodeOf(reservation)} = ${shortCode}`,
		names.length === 0 ? undefined : and(...names.map(hasName)),
	);
}

/** The latest service first. */
export async function findSoughtReservations(queries: Queries, sought: Sought, { houses, language }: Asked) {
	const isWanted = isSought(sought);
	if (!isWanted || houses.length === 0) return [];
	const own = ofHouses(queries, houses);
	const { id, on, time, status, firstName, lastName } = reservation;
	return queries
		.select({
			...{ id, code: reservation.code, on, time, status, firstName, lastName },
			title: sql<string>`coalesce(${shownText(language)} ->> 'title', '')`,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(and(isWanted, own && inArray(reservation.providerId, own)))
		.orderBy(desc(reservation.startsAt), desc(reservation.id))
		.limit(mostFound);
}

/** By their title in any language: of one's own houses, whatever their state. */
export async function findSoughtProducts(queries: Queries, text: string, { houses, language }: Asked) {
	if (houses.length === 0) return [];
	const own = ofHouses(queries, houses);
	const isTitled = sql`exists (select 1 from jsonb_each(${product.texts}) as told
		where told.value ->> 'title' ilike ${`%${escaped(text)}%`})`;
	return queries
		.select({
			...{ id: product.id, area: product.area },
			title: sql<string>`coalesce(${shownText(language)} ->> 'title', '')`,
		})
		.from(product)
		.where(and(own && inArray(product.providerId, own), isTitled, eq(product.status, 'published')))
		.orderBy(product.id)
		.limit(mostFound);
}
