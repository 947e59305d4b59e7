import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import { providerOffers, providerOffersOn } from '#server/features/partner/provider.repo.ts';
import type { Queries } from '#server/queries.ts';

/** Published, its provider's registration in force where it needs one, and a partner's profile public. */
export const isShown = (now: Date) => and(eq(product.status, 'published'), providerOffers(now));
export const isShownOn = (today: Placeholder) => and(eq(product.status, 'published'), providerOffersOn(today));

const isTheShown = and(eq(product.id, sql.placeholder('id')), isShownOn(sql.placeholder('today')));
const shown = writtenOnce((queries) =>
	queries
		.select()
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(isTheShown)
		.prepare('product-shown'),
);
const shownSchedule = writtenOnce((queries) =>
	queries
		.select({ schedule: product.schedule })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(isTheShown)
		.prepare('product-shown-schedule'),
);

export async function findProduct(queries: Queries, id: string, now: Date) {
	const [row] = await shown(queries).execute({ id, today: koreanDay(now) });
	return row;
}

/** When something can be reserved of one that is shown. */
export async function findShownSchedule(queries: Queries, id: string, now: Date) {
	const [row] = await shownSchedule(queries).execute({ id, today: koreanDay(now) });
	return row?.schedule;
}

/** Whether or not it is shown to anybody. */
export async function findAnyProduct(queries: Queries, id: string) {
	const [row] = await queries
		.select()
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(eq(product.id, id));
	return row;
}

/** Every product a search engine may list. */
export function findProductIds(queries: Queries, now: Date) {
	return queries
		.select({ id: product.id, area: product.area })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(isShown(now))
		.limit(20_000);
}
