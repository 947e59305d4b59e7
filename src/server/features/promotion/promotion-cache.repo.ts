import type { Promotion } from '#domain/promotion/promotion.ts';
import { promotionState, usesLeft } from '#domain/promotion/promotion.ts';
import { isFullyStated } from '#domain/promotion/promotion-statement.ts';
import { catalogueOf, type OpenCatalogue } from '#server/features/product/catalogue-cache.ts';
import type { Pool } from '#server/queries.ts';
import { findPromotions, type StoredPromotion } from './promotion.repo.ts';

/** As long as any data counts as fresh (SPEC section 7); promotions are few, and every list of products asks for them. */
const freshMs = 5_000;
const cache = new WeakMap<Pool['$client'], { rows: Promise<StoredPromotion[]>; until: number }>();

/** All of which everything is said that the law wants said. */
async function readStated(reads: Pool): Promise<StoredPromotion[]> {
	return (await findPromotions(reads)).filter(isFullyStated);
}

/** Promotions as they were up to five seconds ago: good for lists, never for a price that is agreed to. */
export function cachedPromotions(reads: Pool): Promise<StoredPromotion[]> {
	const known = cache.get(reads.$client);
	if (known && performance.now() < known.until) return known.rows;
	const rows = readStated(reads);
	cache.set(reads.$client, { rows, until: performance.now() + freshMs });
	// A failure is nobody's answer but the one's who met it.
	rows.catch(() => cache.delete(reads.$client));
	return rows;
}

/** One that visitors are shown: with how many of the products that they are shown it is for. */
export type ShownPromotion = StoredPromotion & { products: number };

type Counted = Pick<OpenCatalogue, 'version' | 'providers'> & { shown: ShownPromotion[] };
const counted = new WeakMap<readonly StoredPromotion[], Counted>();

/** Those that visitors have a product to have them for, counted in the catalogue; again when it has changed. */
export async function shownPromotions(reads: Pool, now: Date): Promise<ShownPromotion[]> {
	const [rows, { version, providers, productsOf }] = await Promise.all([
		cachedPromotions(reads),
		catalogueOf(reads).open(now),
	]);
	const known = counted.get(rows);
	if (known?.version === version && known.providers === providers) return known.shown;
	const shown = rows.map((one) => ({ ...one, products: productsOf(one) })).filter(({ products }) => products > 0);
	counted.set(rows, { version, providers, shown });
	return shown;
}

/** Of those the ones that can be had now. */
export const haveable = <One extends Promotion>(promotions: readonly One[], now: Date): One[] =>
	promotions.filter((one) => promotionState(one, now) === 'running' && usesLeft(one) !== 0);
