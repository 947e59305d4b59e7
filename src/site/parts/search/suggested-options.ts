import type { Suggestions } from '#contract/api/suggestion.ts';
import { pagePath } from '#contract/page-address.ts';

/** One line to choose: where it leads, whichever of the groups it stands in. */
type SuggestedOption = { key: string; path: string; query: Record<string, string> };

/** All lines in the order in which the arrow keys walk through them. */
export function suggestedOptions({ products, places, providers }: Suggestions): SuggestedOption[] {
	return [
		...products.map(({ id, area }) => ({
			key: `product-${id}`,
			path: pagePath('productDetail', { area, id }),
			query: {},
		})),
		...places.map(({ area, region, name }) => ({
			key: `place-${region ?? name}`,
			path: pagePath('productList', { area }),
			query: (region ? { regions: region } : { search: name }) as Record<string, string>,
		})),
		...providers.map(({ id, area }) => ({
			key: `provider-${id}`,
			path: pagePath('productList', { area }),
			query: { provider: id },
		})),
	];
}
