import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { type Bounds, boundsOf, type Choice, orderOf } from '#site/shell/booking/choice.ts';

type Reserved = Pick<ReservationDetail, 'area' | 'kind' | 'bounds' | 'terms' | 'order'>;

/** What bounds a change: how many the product takes today, and the price list that was agreed at booking. */
export const changeBounds = ({ area, kind, bounds, terms }: Reserved): Bounds =>
	boundsOf({ area, kind, ...bounds, price: terms.price });

/** What is wished for, and what it costs by the price list that was agreed; undefined while it is not complete. */
export function changedOrder(reserved: Reserved, choice: Choice): { order: Order; total: number } | undefined {
	const order = orderOf(choice, changeBounds(reserved), reserved.order.choices);
	return order && { order, total: orderPrice(reserved.terms.price, order).total };
}
