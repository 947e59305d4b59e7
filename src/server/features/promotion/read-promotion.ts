import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { promotionState } from '#domain/promotion/promotion.ts';
import { shownText } from '#domain/promotion/told-promotion.ts';
import type { Pool } from '#server/queries.ts';
import { findCoveredProducts, type StoredPromotion } from './promotion.repo.ts';
import { cachedPromotions } from './promotion-cache.repo.ts';
import { inState } from './promotion-order.ts';
import { viewCovered, viewPromotion } from './promotion-view.ts';

/** As many as the contract shows. */
const mostProducts = 100;

/** One promotion, running or not, with its products and its neighbours in the list. */
export async function readPromotion(reads: Pool, { id, language }: { id: string; language: ContentLocale }, now: Date) {
	const all = await cachedPromotions(reads, now);
	const promotion = all.find((one) => one.id === id);
	if (!promotion) return refuse('not-found');
	const covered = await findCoveredProducts(reads, { promotionIds: [id], limit: mostProducts, now });
	const list = inState(all, promotionState(promotion, now), now);
	const at = list.indexOf(promotion);
	return accept({
		...viewPromotion(promotion, language, now),
		body: shownText(promotion.texts, language)?.text.body ?? '',
		code: toldCode(promotion, language),
		memberLimit: promotion.memberLimit,
		totalLimit: promotion.totalLimit,
		products: covered.map((product) => viewCovered(promotion, product, language)),
		previous: neighbour(list[at - 1], language),
		next: neighbour(list[at + 1], language),
		views: promotion.views,
	});
}

/** Codes do not leave the server (decision 0028), but for one that its text tells everybody who reads it. */
function toldCode({ code, texts }: StoredPromotion, language: ContentLocale): string | null {
	const told = shownText(texts, language)?.text;
	return code !== null && told && `${told.title} ${told.lead} ${told.body}`.includes(code) ? code : null;
}

const neighbour = (promotion: StoredPromotion | undefined, language: ContentLocale) =>
	promotion ? { id: promotion.id, title: shownText(promotion.texts, language)?.text.title ?? '' } : null;
