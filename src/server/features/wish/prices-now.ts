import { briefPromotion } from '#domain/promotion/brief-promotion.ts';
import { haveable, keptPromotions } from '#server/features/promotion/kept-promotions.repo.ts';
import type { Reads } from '#server/queries.ts';
import type { StateRow } from './wish.repo.ts';

type Priced = Pick<StateRow, 'productId' | 'area' | 'kind' | 'fromWon'>;

/** The promotion a list would tell of with each of them, and the price as the list says it. */
export async function pricesNow(reads: Reads, now: Date) {
	const promotions = haveable(await keptPromotions(reads), now);
	return ({ productId: id, area, kind, fromWon }: Priced) => {
		const promotion = briefPromotion(promotions, { id, area, kind, fromWon });
		return { promotion, won: promotion?.won ?? fromWon };
	};
}
export type PriceNow = ReturnType<Awaited<ReturnType<typeof pricesNow>>>;
