import { bestCount } from '#contract/api/product.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { rankBest } from '#domain/product/rank-best.ts';
import { cached } from '#server/cached.ts';
import { contentMark } from '#server/features/content/content-mark.repo.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import { findBestCandidates } from './best-candidate.repo.ts';
import { listPrices } from './list-prices.ts';
import { priceIn, summaryOf } from './list-products.ts';
import { cachedPrices } from './price-cache.repo.ts';
import { findProducts } from './product.repo.ts';

const lateMs = 30 * dayMs;

async function findBest(reads: Pool, language: ContentLocale, now: Date) {
	const candidates = await findBestCandidates(reads, { since: new Date(now.getTime() - lateMs), now });
	const { ids, isByDemand } = rankBest(candidates, bestCount);
	const page = { locale: language, sort: 'recommended', after: undefined, limit: bestCount } as const;
	const lists = await Promise.all(areaSlugs.map((area) => findProducts(reads, { area, search: null, ids, now }, page)));
	const rows = new Map(lists.flatMap(({ items }) => items).map((row) => [row.id, row]));
	return { rows: ids.flatMap((id) => rows.get(id) ?? []), isByDemand };
}

const cachedBest = cached((reads, language, now) => findBest(reads, language as ContentLocale, now), contentMark);

/** What the main page begins with, in the reader's language: counted every few minutes, its prices those of now. */
export async function readBest(reads: Pool, language: ContentLocale, now: Date) {
	const [{ rows, isByDemand }, known, ...areas] = await Promise.all([
		cachedBest(reads, language, now),
		cachedPromotions(reads, now),
		...areaSlugs.map((area) => cachedPrices(reads, area)),
	]);
	const prices = new Map(areas.flatMap((products) => [...products]));
	const priceOf = listPrices(haveable(known, now), { now });
	const products = rows.map((row) => ({ ...summaryOf(row), ...priceIn(prices, row, priceOf) }));
	return accept({ products, isByDemand });
}
