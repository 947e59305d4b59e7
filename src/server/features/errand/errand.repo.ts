import { eq, inArray, sql } from 'drizzle-orm';
import type { Errand, ErrandKind } from '#domain/errand/errand.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Order } from '#domain/reservation/order.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import { agreedTitle, shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';
import { type ErrandOwner, errandSources } from './errand-sources.repo.ts';

/** Of one kind; nobody works through more than they can count. */
const mostErrands = 100;

/** The providers that some organisations keep, or all there are. */
export async function findHouses(queries: Queries, organisationIds: 'all' | readonly string[]) {
	if (organisationIds.length === 0) return [];
	return queries
		.select({ id: provider.id, organisationId: provider.organisationId })
		.from(provider)
		.where(organisationIds === 'all' ? undefined : inArray(provider.organisationId, [...organisationIds]));
}

/** Everything of these kinds that may wait for somebody, in one statement. */
export async function findWhatWaits(
	queries: Queries,
	kinds: readonly ErrandKind[],
	ownerOf: (kind: ErrandKind) => ErrandOwner,
): Promise<Errand[]> {
	if (kinds.length === 0) return [];
	const found = kinds.map(
		(kind) => sql`(select ${kind}::text as kind, found.* from (${errandSources[kind](ownerOf(kind))}) as found
			order by found.until limit ${mostErrands}::int)`,
	);
	const { rows } = await queries.execute<{ kind: ErrandKind; id: string; until: Date | string | null }>(
		sql.join(found, sql` union all `),
	);
	return rows.map(({ until, ...row }) => ({ ...row, until: until === null ? null : new Date(until) }));
}

export const findRows = (queries: Queries, ids: readonly string[]) =>
	queries
		.select()
		.from(reservation)
		.where(inArray(reservation.id, [...ids]));

type ToldSubject = {
	id: string;
	productId: string;
	title: string;
	on: string;
	to: string | null;
	time: string | null;
	guest: string;
};

export async function findToldReservations(
	queries: Queries,
	ids: readonly string[],
	language: ContentLocale,
): Promise<ToldSubject[]> {
	const rows = await queries
		.select({
			id: reservation.id,
			productId: reservation.productId,
			title: agreedTitle(language),
			on: reservation.on,
			to: reservation.to,
			time: reservation.time,
			firstName: reservation.firstName,
			lastName: reservation.lastName,
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(inArray(reservation.id, [...ids]));
	return rows.map(({ firstName, lastName, ...row }) => ({ ...row, guest: `${firstName} ${lastName}`.trim() }));
}

export async function findToldOffers(
	queries: Queries,
	ids: readonly string[],
	language: ContentLocale,
): Promise<ToldSubject[]> {
	const rows = await queries
		.select({ id: waiting.id, productId: waiting.productId, title: shownTitle(language), order: waiting.order })
		.from(waiting)
		.innerJoin(product, eq(product.id, waiting.productId))
		.where(inArray(waiting.id, [...ids]));
	return rows.map(({ order, ...row }: (typeof rows)[number] & { order: Order }) => ({
		...row,
		on: order.on,
		to: order.to,
		time: order.time,
		guest: '',
	}));
}
