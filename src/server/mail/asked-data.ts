import type { Order } from '#domain/reservation/order.ts';
import { orderData } from './order-data.ts';
import type { AskedData } from './reservation-templates.ts';

/** What is wished for in its place. */
export function askedData(facts: { kind: string }, order: Order): AskedData {
	const { on, to, time, adults, children, infants, unit, units } = orderData(facts, order);
	return {
		askedOn: on,
		askedTo: to,
		askedTime: time,
		askedAdults: adults,
		askedChildren: children,
		askedInfants: infants,
		askedUnit: unit,
		askedUnits: units,
	};
}
