import type { ReservationDetail } from '#contract/api/reservation.ts';
import { isChangedAtOnce } from '#domain/reservation/advance-reservation.ts';
import { areBagsTooMany } from '#domain/reservation/details.ts';
import { type Order, orderPrice } from '#domain/reservation/order.ts';
import { lessTakenOff } from '#domain/reservation/reservation.ts';
import { isSameDate } from '#domain/reservation/same-order.ts';
import { type Bounds, boundsOf, type Choice, orderOf } from '#views/booking/choice.ts';

type Reserved = Pick<
	ReservationDetail,
	'status' | 'area' | 'kind' | 'bounds' | 'terms' | 'order' | 'price' | 'money' | 'refund' | 'details' | 'questions'
>;

export type Wish = {
	order: Order;
	price: number;
	/** What is owed of that price. */
	total: number;
	/** Whether it holds as soon as it is asked for. */
	isAtOnce: boolean;
	areBagsTooMany: boolean;
	/** Whether its provider is asked about needs once more, for the other date. */
	asksAgain: boolean;
};

/** What bounds a change: how many the product takes today, and the price list that was agreed at booking. */
export const changeBounds = ({
	area,
	kind,
	bounds,
	terms,
}: Pick<Reserved, 'area' | 'kind' | 'bounds' | 'terms'>): Bounds =>
	boundsOf({ area, kind, ...bounds, price: terms.price });

/** What is wished for, and what it costs by the price list that was agreed; undefined while it is not complete. */
export function changedOrder(reserved: Reserved, choice: Choice): Wish | undefined {
	const { terms, refund, details, status, price, money } = reserved;
	const order = orderOf(choice, changeBounds(reserved), reserved.order.choices);
	if (!order) return undefined;
	const isAtOnce = isChangedAtOnce(reserved, order, refund.percent);
	// Another date of what was agreed to costs the same.
	const wished = price.basis === 'agreed' ? price.total : orderPrice(terms.price, order).total;
	return {
		order,
		...{ price: wished, total: lessTakenOff(money, wished) },
		isAtOnce,
		areBagsTooMany: areBagsTooMany(details, order.units, terms.price),
		// A request is answered as a whole.
		asksAgain: reserved.questions !== null && status === 'confirmed' && isAtOnce && !isSameDate(reserved.order, order),
	};
}
