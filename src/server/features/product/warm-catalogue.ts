import { areaSlugs } from '#domain/area/areas.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import { catalogueOf } from './catalogue-cache.ts';
import { askPrices, columnsFor } from './catalogue-prices.ts';

/** Everything that the first list of an area would wait for: every product is read, and its price without a day reckoned. */
export async function warmCatalogue(reads: Pool, now: Date): Promise<void> {
	const [promotions, { areas }] = await Promise.all([cachedPromotions(reads), catalogueOf(reads).open(now)]);
	for (const area of areaSlugs) await columnsFor(areas[area], askPrices(haveable(promotions, now), { now }));
}
