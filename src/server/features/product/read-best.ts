import { bestCount } from '#contract/api/product.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { pinnedFirst } from '#domain/page/home.ts';
import { rankBest } from '#domain/product/rank-best.ts';
import { cached } from '#server/cached.ts';
import { contentMark } from '#server/features/content/content-mark.repo.ts';
import { findPinned } from '#server/features/profile/profile.repo.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import type { Pool } from '#server/queries.ts';
import { findBestCandidates } from './best-candidate.repo.ts';
import { catalogueOf } from './catalogue-cache.ts';
import { askPrices } from './catalogue-prices.ts';
import { cardsOf } from './product-cards.ts';

const lateMs = 30 * dayMs;

async function findBest(reads: Pool, now: Date) {
	const candidates = await findBestCandidates(reads, { since: new Date(now.getTime() - lateMs), now });
	return rankBest(candidates, bestCount);
}

const cachedBest = cached((reads, _, now) => findBest(reads, now), contentMark);

/** What the main page begins with, in the reader's language: counted every few minutes, its prices those of now. */
export async function readBest(reads: Pool, language: ContentLocale, now: Date) {
	const catalogue = catalogueOf(reads);
	const [best, pinned, promotions, { areas, providers }] = await Promise.all([
		cachedBest(reads, '', now),
		findPinned(reads),
		cachedPromotions(reads),
		catalogue.open(now),
	]);
	// What was archived since it was pinned is in no catalogue: others move up.
	const entries = pinnedFirst(best.ids, pinned)
		.flatMap((id) => areaSlugs.flatMap((area) => areas[area].entry(id) ?? []))
		.filter(({ providerId }) => providers.has(providerId))
		.slice(0, bestCount);
	const asked = askPrices(haveable(promotions, now), { now });
	const products = await cardsOf(catalogue, entries, { ...asked, providers, language });
	const isPicked = products.some(({ id }) => pinned.includes(id));
	return accept({ products, isByDemand: best.isByDemand && !isPicked, isPicked });
}
