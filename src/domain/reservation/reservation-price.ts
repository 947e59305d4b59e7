import type { Price, PriceList } from '../product/price.ts';
import type { AgreedPrice } from './agreed-price.ts';
import { type Order, orderPrice } from './order.ts';

/** What a reservation costs: reckoned from a list, or agreed to in lines. Whoever shows or changes it handles both. */
export type ReservationPrice = ({ basis: 'listed' } & Price) | AgreedPrice;

/** What its promotion takes off, where it is reckoned from a list that has one. */
export const promotionLine = <Line extends { of: string }>(
	price: { basis: 'listed'; lines: readonly Line[] } | { basis: 'agreed' },
): Line | undefined => (price.basis === 'listed' ? price.lines.find(({ of }) => of === 'promotion') : undefined);

/** By the list that was agreed to at booking. */
export const listedPrice = (list: PriceList, order: Order): ReservationPrice => ({
	basis: 'listed',
	...orderPrice(list, order),
});
