import { expect, test } from 'vitest';
import { reservationQueues, usualSort } from './desk-reservations.ts';

test('what is to come is read from the nearest on, what was from the latest back', () => {
	expect(reservationQueues.map((queue) => [queue, usualSort(queue)])).toEqual([
		['waiting', 'soonest'],
		['upcoming', 'soonest'],
		['past', 'latest'],
		['cancelled', 'latest'],
		['all', 'latest'],
	]);
});
