import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sought } from '#domain/desk/sought.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { member } from '#server/db/schema/member.ts';
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

const hasTitle = (text: string): SQL =>
	sql`exists (select 1 from jsonb_each(${product.texts}) as told
		where told.value ->> 'title' ilike ${`%${escaped(text)}%`})`;

/** Each way has an index of its own, so that each is asked for itself. */
function waysTo(queries: Queries, { code, shortCode, codeStart, phoneEnd, names, text }: Sought): SQL[] {
	if (code !== undefined) return [eq(reservation.code, code)];
	const ownNamed = queries
		.select({ id: member.id })
		.from(member)
		.where(sql`lower(${member.ownName}) like ${`${escaped(text)}%`}`);
	const titled = queries.select({ id: product.id }).from(product).where(hasTitle(text));
	return [
		shortCode === undefined ? undefined : sql`${shortCodeOf(reservation)} = ${shortCode}`,
		codeStart === undefined ? undefined : sql`${reservation.code} like ${`${codeStart}%`}`,
		phoneEnd === undefined
			? undefined
			: sql`reverse(${reservation.phone}) like ${`${[...phoneEnd].reverse().join('')}%`}`,
		names.length === 0 ? undefined : and(...names.map(hasName)),
		names.length === 0 ? undefined : inArray(reservation.memberId, ownNamed),
		names.length === 0 ? undefined : inArray(reservation.productId, titled),
	].filter((way) => way !== undefined);
}

/** By its code or a part of it, the guest's names or telephone, or what is reserved; the latest service first. */
export async function findSoughtReservations(queries: Queries, sought: Sought, { houses, language }: Asked) {
	if (houses.length === 0) return [];
	const own = ofHouses(queries, houses);
	const { id, code, on, time, status, firstName, lastName, startsAt } = reservation;
	const found = await Promise.all(
		waysTo(queries, sought).map((way) =>
			queries
				.select({
					...{ id, code, on, time, status, firstName, lastName, startsAt },
					title: sql<string>`coalesce(${shownText(language)} ->> 'title', '')`,
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
			title: sql<string>`coalesce(${shownText(language)} ->> 'title', '')`,
		})
		.from(product)
		.where(and(own && inArray(product.providerId, own), hasTitle(text)))
		.orderBy(desc(sql`${product.status} = 'published'`), product.id)
		.limit(mostFound);
}
