import { bestCount } from '#contract/api/product.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { rankBest } from '#domain/product/rank-best.ts';
import { briefPromotion } from '#domain/promotion/brief-promotion.ts';
import { haveable, keptPromotions } from '#server/features/promotion/kept-promotions.repo.ts';
import { keepAnswers } from '#server/keep-answers.ts';
import type { Reads } from '#server/queries.ts';
import { findBestCandidates } from './best-candidate.repo.ts';
import { summaryOf } from './list-products.ts';
import { findProducts } from './product.repo.ts';

const lateMs = 30 * 24 * 60 * 60 * 1000;

async function findBest(reads: Reads, language: ContentLocale, now: Date) {
	const candidates = await findBestCandidates(reads, new Date(now.getTime() - lateMs));
	const { ids, isByDemand } = rankBest(candidates, bestCount);
	const page = { locale: language, sort: 'recommended', after: undefined, limit: bestCount } as const;
	const lists = await Promise.all(areaSlugs.map((area) => findProducts(reads, { area, search: null, ids }, page)));
	const rows = new Map(lists.flatMap(({ items }) => items).map((row) => [row.id, row]));
	return { rows: ids.flatMap((id) => rows.get(id) ?? []), isByDemand };
}

const keptBest = keepAnswers((reads, language, now) => findBest(reads, language as ContentLocale, now));

/** What the main page begins with, in the reader's language: counted every few minutes, its prices those of now. */
export async function readBest(reads: Reads, language: ContentLocale, now: Date) {
	const [{ rows, isByDemand }, known] = await Promise.all([keptBest(reads, language, now), keptPromotions(reads)]);
	const promotions = haveable(known, now);
	const products = rows.map((row) => ({ ...summaryOf(row), promotion: briefPromotion(promotions, row) }));
	return accept({ products, isByDemand });
}
