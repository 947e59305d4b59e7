import { shownTexts } from '#domain/content/shown-texts.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { promotionState } from '#domain/promotion/promotion.ts';
import { shownText } from '#domain/promotion/told-promotion.ts';
import type { Pool } from '#server/queries.ts';
import { findOwnPromotion } from './own-promotion.ts';
import {
	type CoveredProduct,
	findCoveredProducts,
	findDraftedProducts,
	findPromotionCounts,
	type StoredPromotion,
} from './promotion.repo.ts';
import { shownPromotions } from './promotion-cache.repo.ts';
import { inState } from './promotion-order.ts';
import { viewCovered, viewPromotion } from './promotion-view.ts';

/** As many as the contract shows. */
const mostProducts = 100;

type Asked = { id: string; language: ContentLocale; draft?: '1' | undefined; viewer: Viewer | null };

/** One promotion, running or not, with its products and its neighbours in the list. */
export async function readPromotion(reads: Pool, { id, language, draft, viewer }: Asked, now: Date) {
	if (draft) return readDraft(reads, { id, language, viewer }, now);
	const all = await shownPromotions(reads, now);
	const promotion = all.find((one) => one.id === id);
	if (!promotion) return refuse('not-found');
	const covered = await findCoveredProducts(reads, { promotionIds: [id], limit: mostProducts, now });
	const list = inState(all, promotionState(promotion, now), now);
	const at = list.indexOf(promotion);
	return accept({
		...viewWhole(promotion, covered, { language, now }),
		previous: neighbour(list[at - 1], language),
		next: neighbour(list[at + 1], language),
	});
}

const viewWhole = (
	promotion: StoredPromotion,
	covered: readonly CoveredProduct[],
	{ language, now }: { language: ContentLocale; now: Date },
) => ({
	...viewPromotion(promotion, language, now),
	body: shownText(promotion.texts, language)?.text.body ?? '',
	code: toldCode(promotion, language),
	memberLimit: promotion.memberLimit,
	totalLimit: promotion.totalLimit,
	products: covered.map((product) => viewCovered(promotion, product, language)),
	views: promotion.views,
});

/** To those who keep it: as it would be if its newest draft went out now. */
async function readDraft(reads: Pool, { id, language, viewer }: Omit<Asked, 'draft'>, now: Date) {
	const own = await findOwnPromotion(reads, { id, viewer });
	const texts = own && shownTexts(own.value.texts, 'title');
	if (!own || !texts || !shownText(texts, language)) return refuse('not-found');
	const { value } = own;
	const organisationId = own.organisationId === agencyId ? null : own.organisationId;
	const [covered, counts] = await Promise.all([
		findDraftedProducts(reads, { draft: { ...value, id, organisationId }, limit: mostProducts, now }),
		findPromotionCounts(reads, id),
	]);
	const promotion: StoredPromotion = {
		...{ ...value, ...counts, id, texts, isOfHouse: organisationId !== null },
		...{ startsAt: new Date(value.startsAt), endsAt: new Date(value.endsAt) },
	};
	return accept({ ...viewWhole(promotion, covered, { language, now }), previous: null, next: null });
}

/** Codes do not leave the server (decision 0028), but for one that its text tells everybody who reads it. */
function toldCode({ code, texts }: StoredPromotion, language: ContentLocale): string | null {
	const told = shownText(texts, language)?.text;
	return code !== null && told && `${told.title} ${told.lead} ${told.body}`.includes(code) ? code : null;
}

const neighbour = (promotion: StoredPromotion | undefined, language: ContentLocale) =>
	promotion ? { id: promotion.id, title: shownText(promotion.texts, language)?.text.title ?? '' } : null;
