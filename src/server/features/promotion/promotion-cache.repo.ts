import type { Promotion } from '#domain/promotion/promotion.ts';
import { promotionState, usesLeft } from '#domain/promotion/promotion.ts';
import { isFullyStated } from '#domain/promotion/promotion-statement.ts';
import type { Pool } from '#server/queries.ts';
import { findPromotions, type StoredPromotion } from './promotion.repo.ts';

/** As long as any data counts as fresh (SPEC section 7); promotions are few, and every list of products asks for them. */
const freshMs = 5_000;
const cache = new WeakMap<Pool['$client'], { rows: Promise<StoredPromotion[]>; until: number }>();

/** All that may be shown at all: with a product to have it for, and with everything said that the law wants said. */
async function readShown(reads: Pool, now: Date): Promise<StoredPromotion[]> {
	const rows = await findPromotions(reads, now);
	return rows.filter((one) => one.products > 0 && isFullyStated(one));
}

/** Promotions as they were up to five seconds ago: good for lists, never for a price that is agreed to. */
export function cachedPromotions(reads: Pool, now: Date): Promise<StoredPromotion[]> {
	const known = cache.get(reads.$client);
	if (known && performance.now() < known.until) return known.rows;
	const rows = readShown(reads, now);
	cache.set(reads.$client, { rows, until: performance.now() + freshMs });
	// A failure is nobody's answer but the one's who met it.
	rows.catch(() => cache.delete(reads.$client));
	return rows;
}

/** Of those the ones that can be had now. */
export const haveable = <One extends Promotion>(promotions: readonly One[], now: Date): One[] =>
	promotions.filter((one) => promotionState(one, now) === 'running' && usesLeft(one) !== 0);
