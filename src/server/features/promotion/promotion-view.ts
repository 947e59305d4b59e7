import type { PromotedProduct } from '#contract/api/promotion.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { bothPrices } from '#domain/promotion/both-prices.ts';
import { promotionState, usesLeft } from '#domain/promotion/promotion.ts';
import { shownText, toldPromotion } from '#domain/promotion/told-promotion.ts';
import type { CoveredProduct, StoredPromotion } from './promotion.repo.ts';

export const say = (texts: LocaleText, language: ContentLocale): string =>
	texts[shownLocale(texts, language) ?? 'ko'] ?? Object.values(texts)[0] ?? '';

/** What list and detail have in common. */
export function viewPromotion(promotion: StoredPromotion, language: ContentLocale, now: Date) {
	const shown = shownText(promotion.texts, language);
	if (!shown) throw new Error(`promotion ${promotion.id} is told in no language`);
	return {
		...toldPromotion(promotion, language),
		area: promotion.area,
		state: promotionState(promotion, now),
		lead: shown.text.lead,
		shownLocale: shown.locale,
		picture: promotion.picture,
		needsCode: promotion.code !== null,
		left: usesLeft(promotion),
	};
}

export function viewCovered(
	promotion: StoredPromotion,
	{ title, provider, place, promotionId: _, fromWon, minPersons, ...product }: CoveredProduct,
	language: ContentLocale,
): PromotedProduct {
	const { id, area, kind, picture, unit, holds, patientNumber, patientNumberUntil } = product;
	return {
		...{ id, area, kind, picture, unit, holds, patientNumber, patientNumberUntil },
		title: say(title, language),
		provider: say(provider, language),
		place: say(place, language),
		...bothPrices(promotion, { unit, fromWon, minPersons }),
	};
}
