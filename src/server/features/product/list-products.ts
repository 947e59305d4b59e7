import type { productEndpoints } from '#contract/api/product.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { browse } from '#domain/product/catalogue.ts';
import { missedWords } from '#domain/report/report.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import { addMiss } from '#server/features/report/search-miss.repo.ts';
import type { Pool } from '#server/queries.ts';
import { catalogueOf, type OpenCatalogue } from './catalogue-cache.ts';
import { askPrices, columnsFor } from './catalogue-prices.ts';
import type { Found } from './catalogue-search.ts';
import { cardsOf } from './product-cards.ts';

type Query = InputOf<(typeof productEndpoints)['GET /api/products']>['query'];

const inOrder = cursorOf({ value: cursorPart.number, id: cursorPart.slug });

const daysFrom = (today: string, on: string) => Math.round((Date.parse(on) - Date.parse(today)) / dayMs);

/** A page of an area's products with the counts of every filter, in the reader's language. */
export async function listProducts(reads: Pool, query: Query, now: Date) {
	const after = inOrder.read(query.cursor);
	if (!after.ok) return after;
	const catalogue = catalogueOf(reads);
	const [promotions, open] = await Promise.all([cachedPromotions(reads), catalogue.open(now)]);
	const found = query.search === undefined ? null : await open.search(query.search);
	const { on, persons, sort, language } = query;
	const area = open.areas[query.area];
	const asked = askPrices(haveable(promotions, now), { on, persons, now });
	const columns = await columnsFor(area, asked);
	const page = {
		...{ sort, now, after: after.value, limit: pageSize + 1 },
		found: found ? found.byArea[query.area] : null,
		daysAhead: on === undefined ? 0 : daysFrom(koreanDay(now), on),
		offered: area.offeredBy(open.providers),
	};
	const { items, total, facets } = browse(area.table, query, { columns, page });
	const { shown, nextCursor } = pageOf(items, ({ value, entry }) => inOrder.write({ value, id: entry.id }));
	const cards = await cardsOf(
		catalogue,
		shown.map(({ entry }) => entry),
		{ ...asked, providers: open.providers, language },
	);
	const anywhere = items.length === 0 && found ? countAnywhere(open, found) : [];
	const elsewhere = anywhere.filter(({ area: other }) => other !== query.area);
	// What only a filter keeps from being shown is there: the word missed nothing.
	if (items.length === 0 && anywhere.length === 0 && after.value === undefined) await noteMiss(reads, query, now);
	return accept({ items: cards, total, nextCursor, facets, ...(elsewhere.length > 0 && { elsewhere }) });
}

/** How many products the areas have of what was searched, whatever else is asked for: whoever looked in the wrong one is shown the way. */
function countAnywhere({ areas, providers }: OpenCatalogue, { byArea }: Found) {
	const isOffered = (area: AreaSlug, position: number) =>
		providers.has(areas[area].table.entries[position]?.providerId ?? '');
	return areaSlugs
		.map((area) => ({
			area,
			count: byArea[area].places.reduce((sum, place) => sum + Number(isOffered(area, place)), 0),
		}))
		.filter(({ count }) => count > 0)
		.sort((one, other) => other.count - one.count);
}

/** Words that found nothing anywhere are counted, without who tried them. */
async function noteMiss(queries: Pool, { search = '', language }: Query, now: Date): Promise<void> {
	const words = missedWords(search);
	if (words !== undefined) await addMiss(queries, { day: koreanDay(now), language, words });
}
