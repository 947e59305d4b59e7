import { listedPrice } from '#domain/promotion/listed-price.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import type { StateRow } from './wish.repo.ts';

/** The promotion a list would tell of with each of them, and the price as the list says it. */
export async function pricesNow(reads: Pool, now: Date) {
	const promotions = haveable(await cachedPromotions(reads), now);
	return ({ productId: id, ...row }: StateRow) => listedPrice({ ...row, id }, promotions, { now });
}
export type PriceNow = ReturnType<Awaited<ReturnType<typeof pricesNow>>>;
