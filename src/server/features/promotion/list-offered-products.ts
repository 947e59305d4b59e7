import { mostOffered } from '#contract/api/promotion-desk.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findOwnPromotion } from './own-promotion.ts';
import { findPromotionCounts } from './promotion.repo.ts';
import { findDrawnPictures, findOfferedKinds, findOfferedProducts, findOwner } from './promotion-scope.repo.ts';
import { say } from './promotion-view.ts';

const mostPictures = 60;

type Asked = { id: string; language: ContentLocale; search?: string | undefined };

/** What a promotion can be for. */
export async function listOfferedProducts({ queries, viewer }: MemberContext, { id, language, search }: Asked) {
	const own = await findOwnPromotion(queries, { id, viewer });
	if (!own) return refuse('not-found');
	const scope = { organisationId: own.organisationId, area: own.value.area };
	const [products, kinds, owner, { used }, pictures] = await Promise.all([
		findOfferedProducts(queries, { ...scope, named: own.value.productIds, search, limit: mostOffered }),
		findOfferedKinds(queries, scope),
		findOwner(queries, own.organisationId),
		findPromotionCounts(queries, id),
		findDrawnPictures(queries, scope.area, mostPictures),
	]);
	return accept({
		owner: owner ? { providerId: owner.id, name: say(owner.name, language) } : null,
		...{ used, kinds, pictures, count: products[0]?.count ?? 0 },
		products: products.map(({ count: _, title, provider, ...product }) => ({
			...{ ...product, title: say(title, language), provider: say(provider, language) },
		})),
	});
}
