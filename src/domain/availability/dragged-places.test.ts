import { expect, test } from 'vitest';
import { draggedPlaces } from './dragged-places.ts';

test.each([
	['up and down', 4, 2, 0, 6],
	['down to what is sold, which stays', 8, -6, 5, 5],
	['below what is sold it is closed', 5, -1, 5, 0],
	['all the way down', 8, -8, 5, 0],
	['one place left, then closed', 1, -1, 0, 0],
	['from closed with what is sold, then more', 0, 1, 3, 3],
	['further from closed', 0, 3, 3, 5],
	['closed stays closed', 0, -2, 0, 0],
	['never more than a slot can have', 999, 50, 0, 1_000],
])('%s', (_, from, steps, taken, places) => {
	expect(draggedPlaces(from, steps, taken)).toBe(places);
});
