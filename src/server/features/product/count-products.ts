import type { AreaSlug } from '#domain/area/areas.ts';
import { countKinds } from '#domain/product/catalogue.ts';
import type { Promotion } from '#domain/promotion/promotion.ts';
import type { CatalogueArea } from './catalogue-area.ts';
import type { Offering } from './who-offers.ts';

export type Counted = Pick<Promotion, 'area' | 'kinds' | 'productIds'>;

/**
 * How many of the products that visitors are shown a promotion is for, as `coversProduct` has it: of kinds as a whole, and only
 * those that it names one by one.
 */
export function countProducts(areas: Record<AreaSlug, CatalogueArea>, providers: Offering) {
	const known = new Map<AreaSlug, ReadonlyMap<string, number>>();
	const kindsOf = (slug: AreaSlug) => {
		const kinds = known.get(slug) ?? countKinds(areas[slug].table, areas[slug].offeredBy(providers));
		known.set(slug, kinds);
		return kinds;
	};
	return ({ area, kinds, productIds }: Counted): number => {
		const isWhole = kinds.length === 0 && productIds.length === 0;
		const ofKinds = [...kindsOf(area)].reduce(
			(sum, [kind, count]) => sum + (isWhole || kinds.includes(kind) ? count : 0),
			0,
		);
		const named = [...new Set(productIds)].filter((id) => {
			const product = areas[area].entry(id);
			return product && providers.has(product.providerId) && !kinds.includes(product.kind);
		});
		return ofKinds + named.length;
	};
}
