import type { PriceList } from '../product/price.ts';
import { type Order, priced } from '../reservation/order.ts';
import { savedBy } from './best-promotion.ts';
import type { PricePromotion } from './promotion.ts';

/** Reservations that were alike: of one product, by one price list, for the same days and people. */
export type AlikeReservations = {
	productId: string;
	/** With the promotion that they were reserved with, if there was one. */
	list: PriceList;
	order: Order;
	count: number;
};

type Trial = { met: number; offWon: number; insteadWon: number };
export type PromotionTrial = Trial & { products: (Trial & { id: string })[] };

/** As if it had run all that time: neither when it may be reserved nor its days of service count. */
const atAnyTime = (rule: PricePromotion): PricePromotion => ({ ...rule, serviceFrom: null, serviceTo: null });

/**
 * What a rule would have cost over reservations that were made without it. It is met where it would have been the best for
 * the guest; what another promotion gave there is given no more, since two are never added up.
 */
export function tryPromotion(rule: PricePromotion, reservations: readonly AlikeReservations[]): PromotionTrial {
	const products = new Map<string, Trial>();
	for (const { productId, list, order, count } of reservations) {
		const held = list.promotion;
		const given = held ? savedBy(list, priced(order), held) : 0;
		const off = savedBy(list, priced(order), atAnyTime(rule));
		// Its own former rule is replaced by it, whether it gave more or less.
		if (off === 0 || (held?.id !== rule.id && off <= given)) continue;
		const before = products.get(productId) ?? { met: 0, offWon: 0, insteadWon: 0 };
		products.set(productId, {
			met: before.met + count,
			offWon: before.offWon + off * count,
			insteadWon: before.insteadWon + given * count,
		});
	}
	const all = [...products].map(([id, trial]) => ({ id, ...trial }));
	const sum = (part: keyof Trial) => all.reduce((total, one) => total + one[part], 0);
	return {
		...{ met: sum('met'), offWon: sum('offWon'), insteadWon: sum('insteadWon') },
		products: all.sort((one, other) => other.offWon - one.offWon || (one.id < other.id ? -1 : 1)),
	};
}
