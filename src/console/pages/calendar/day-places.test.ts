import { expect, test } from 'vitest';
import { dayPlaces } from './day-places.ts';

const slot = (changes: object = {}) => ({
	...{ capacity: 8, taken: 2, onHold: 0, isStopped: false, isBusy: false },
	...changes,
});

test('the places of a day are those of its starts together', () => {
	expect(dayPlaces([slot(), slot({ taken: 5, onHold: 1 })])).toEqual({ capacity: 16, taken: 7, onHold: 1 });
});

test('a start that is stopped or busy has nothing free, and what was sold of it stays', () => {
	const [open, stopped, busy] = [slot(), slot({ isStopped: true, taken: 3 }), slot({ isBusy: true, taken: 0 })];
	const { capacity, taken } = dayPlaces([open, stopped, busy]);
	expect([capacity - taken, taken]).toEqual([6, 5]);
});

test('places that were cut below what is sold are no free places elsewhere', () => {
	const { capacity, taken } = dayPlaces([slot({ capacity: 2, taken: 5 }), slot({ taken: 7 })]);
	expect([capacity - taken, taken]).toEqual([1, 12]);
});

test('a day that is shut altogether tells what it would have', () => {
	expect(dayPlaces([slot({ isStopped: true }), slot({ isBusy: true })])).toEqual({ capacity: 16, taken: 4, onHold: 0 });
});
