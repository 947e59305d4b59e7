import { expect, test } from 'vitest';
import { tourOrder, tourTerms } from '../../../tests/support/day-tour.ts';
import { beginReservation } from './advance-reservation.ts';
import { toldCancelling } from './told-cancelling.ts';

const bookedFor = (on: string, depositPercent = 20) =>
	beginReservation({ ...tourOrder, on }, { ...tourTerms, depositPercent }, at);
const at = new Date('2026-11-16T00:00:00Z');

test('until when cancelling is free, while that is still to come', () => {
	expect(toldCancelling(bookedFor('2026-12-20'), at)).toEqual({
		freeUntil: new Date('2026-12-17T14:59:59.999Z'),
		cancelWon: 0,
	});
});

test('never a day that has passed: what it costs now instead', () => {
	expect(toldCancelling(bookedFor('2026-11-17'), at)).toEqual({ cancelWon: 40_000 });
});

test('what is paid on site costs nothing until it begins', () => {
	const startsAt = new Date('2026-11-17T00:00:00Z');
	expect(toldCancelling(bookedFor('2026-11-17', 0), at)).toEqual({ freeUntil: startsAt, cancelWon: 0 });
});
