import { type Order, placesOf, pricedDays } from './order.ts';
import type { Reservation } from './reservation.ts';
import { listedPrice, type ReservationPrice } from './reservation-price.ts';
import { isSameOrder } from './same-order.ts';

/** What a change costs and takes. Another date of what was agreed to costs the same; undefined where it is about more than that. */
export function changedPrice(
	{ price, places, order, terms }: Reservation,
	wished: Order,
): { price: ReservationPrice; places: number } | undefined {
	if (price.basis === 'listed')
		return { price: listedPrice(terms.price, wished), places: placesOf(terms.price, wished) };
	const moved = { ...wished, on: order.on, to: order.to, time: order.time };
	const isAsLong = pricedDays(wished).length === pricedDays(order).length;
	return isSameOrder(moved, order) && isAsLong ? { price, places } : undefined;
}
