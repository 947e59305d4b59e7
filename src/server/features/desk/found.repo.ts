import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '#domain/desk/sought.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation, shortCodeOf } from '#server/db/schema/reservation.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
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

/** In any language. */
export const hasTitle = (text: string): SQL =>
	sql`exists (select 1 from jsonb_each_text(${product.titles}) as told
		where told.value ilike ${`%${escaped(text)}%`})`;

/** Whose name or what title begins so many reservations at most: who sees more types another letter. */
const mostNamed = 20;

/** Each way has an index of its own, so that each is asked for itself. */
function waysTo({ code, shortCode, codeStart, phoneEnd, names }: Sought): SQL[] {
	if (code !== undefined) return [eq(reservation.code, code)];
	return [
		shortCode === undefined ? undefined : sql`${shortCodeOf(reservation)} = ${shortCode}`,
		codeStart === undefined ? undefined : sql`${reservation.code} like ${`${codeStart}%`}`,
		phoneEnd === undefined
			? undefined
			: sql`reverse(${reservation.phone}) like ${`${[...phoneEnd].reverse().join('')}%`}`,
		names.length === 0 ? undefined : and(...names.map(hasName)),
	].filter((way) => way !== undefined);
}

/**
 * By a guest's own name and by what is reserved: these are looked up first. In one statement with their reservations a house's whole past would be walked through
 * for a name that nobody has.
 */
async function waysBy(queries: Queries, { code, names, text }: Sought, own: SQL | undefined): Promise<SQL[]> {
	if (code !== undefined || names.length === 0) return [];
	const [people, things] = await Promise.all([
		queries
			.select({ id: member.id })
			.from(member)
			.where(sql`lower(${member.ownName}) like ${`${escaped(text)}%`}`)
			.limit(mostNamed),
		queries
			.select({ id: product.id })
			.from(product)
			.where(and(own, hasTitle(text)))
			.limit(mostNamed),
	]);
	const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
	return [
		...(people.length > 0 ? [inArray(reservation.memberId, ids(people))] : []),
		...(things.length > 0 ? [isLatestOf(ids(things))] : []),
	];
}

/** The latest few of each product, read from its index: of one that is reserved all day long there are very many. */
const isLatestOf = (productIds: readonly string[]): SQL => sql`${reservation.id} in (
	select latest.id from unnest(${sql.param([...productIds])}::text[]) as sought (id) cross join lateral (
		select one.id from reservation as one where one.product_id = sought.id
		order by one.on_day desc, one.starts_at desc limit ${mostFound}) as latest)`;

/** By its code or a part of it, the guest's names or telephone, or what is reserved; the latest service first. */
export async function findSoughtReservations(queries: Queries, sought: Sought, { houses, language }: Asked) {
	if (houses.length === 0) return [];
	const own = ofHouses(queries, houses);
	const { id, code, on, time, status, firstName, lastName, startsAt } = reservation;
	const ways = [...waysTo(sought), ...(await waysBy(queries, sought, own && inArray(product.providerId, own)))];
	const found = await Promise.all(
		ways.map((way) =>
			queries
				.select({
					...{ id, code, on, time, status, firstName, lastName, startsAt },
					title: agreedTitle(language),
				})
				.from(reservation)
				.innerJoin(product, eq(product.id, reservation.productId))
				.where(and(way, own && inArray(reservation.providerId, own)))
				.orderBy(desc(startsAt), desc(id))
				.limit(mostFound),
		),
	);
	const once = new Map(found.flat().map((row) => [row.id, row]));
	return [...once.values()]
		.sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
		.slice(0, mostFound)
		.map(({ startsAt: _, ...row }) => row);
}

/** By their title in any language: of one's own houses, whatever their state. */
export async function findSoughtProducts(queries: Queries, text: string, { houses, language }: Asked) {
	if (houses.length === 0) return [];
	const own = ofHouses(queries, houses);
	return queries
		.select({
			...{ id: product.id, area: product.area },
			title: shownTitle(language),
		})
		.from(product)
		.where(and(own && inArray(product.providerId, own), hasTitle(text)))
		.orderBy(desc(sql`${product.status} = 'published'`), product.id)
		.limit(mostFound);
}
