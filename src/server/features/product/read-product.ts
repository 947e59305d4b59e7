import { areaSlugs } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { toldPrice } from '#domain/product/told-price.ts';
import { openPromotions } from '#domain/promotion/open-promotions.ts';
import { toldPromotion } from '#domain/promotion/told-promotion.ts';
import { shownAlt } from '#server/files/photograph-view.ts';
import type { Pool } from '#server/queries.ts';
import { catalogueOf, type OpenCatalogue } from './catalogue-cache.ts';
import { findDraft } from './product-draft.repo.ts';
import { ratingOf } from './rating-of.ts';
import { findAround, findAspects } from './told-product.repo.ts';
import { type OwnPart, ownPart } from './told-product.ts';

type Areas = OpenCatalogue['areas'];
type Asked = { id: string; language: ContentLocale; draft?: '1' | undefined; viewer: Viewer | null };

/** By its own row; a draft as it would be if its newest revision went out now, and nothing for those who may not edit it. */
async function findOwn(queries: Pool, input: Asked, now: Date): Promise<{ areas: Areas; own: OwnPart | undefined }> {
	const { areas, told } = await catalogueOf(queries).open(now);
	if (!input.draft) return { areas, own: await told(input.id, input.language) };
	const row = await findDraft(queries, input);
	return { areas, own: row && ownPart(row.product, await findAspects(queries, input.id), input.language) };
}

/** One product with its provider, in the reader's language; to a member without the promotions they have used up. */
export async function readProduct(queries: Pool, input: Asked, now: Date) {
	const { id, language, viewer } = input;
	const [{ areas, own }, around] = await Promise.all([
		findOwn(queries, input, now),
		findAround(queries, { id, language, memberId: viewer?.id ?? null, now }),
	]);
	if (!own || !around || !(around.isShown || input.draft)) return refuse('not-found');

	const { told, priced, drawn, photographs } = own;
	const { isShown: _, alts, promotions, ...provider } = around;
	const ratings = areaSlugs.map((area) => areas[area].table.ratingsOf(provider.id));
	const sumOf = (part: 'stars' | 'count') => ratings.reduce((sum, of) => sum + of[part], 0);
	const open = openPromotions(promotions, { product: priced, now });
	const price = toldPrice(priced, open, { now });
	return accept({
		...told,
		pictures: alts ? photographs : drawn,
		pictureTexts: (alts ?? []).map((alt) => shownAlt(alt, language)),
		fromWon: price?.beforeWon ?? priced.fromWon,
		won: price?.won ?? priced.fromWon,
		promotions: open.map((one) => toldPromotion(one, language)),
		provider: { ...provider, rating: ratingOf(sumOf('stars'), sumOf('count')) },
	});
}
