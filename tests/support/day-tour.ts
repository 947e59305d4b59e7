import { cancellationScales } from '#domain/reservation/cancellation.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { Terms } from '#domain/reservation/reservation.ts';

/** A day tour for 100,000 won a person, confirmed at once, with a deposit of a fifth: rules of reservations are shown with it. */
export const tourTerms: Terms = {
	scale: cancellationScales['day-tour'],
	price: { unit: 'person', won: 100_000 },
	confirmation: 'instant',
	depositPercent: 20,
	minutes: 240,
	nights: null,
};

/** The same on request, with a lower price for children. */
export const askedTerms: Terms = {
	...tourTerms,
	price: { unit: 'person', won: 100_000, childWon: 60_000, infantWon: 0 },
	confirmation: 'request',
	minutes: 180,
};

export const tourOrder: Order = {
	on: '2026-12-20',
	to: null,
	time: '09:00',
	persons: { adult: 2, child: 0, infant: 0 },
	units: 1,
	choices: {},
};
