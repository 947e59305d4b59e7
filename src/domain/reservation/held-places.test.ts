import { expect, test } from 'vitest';
import { isMore } from './held-places.ts';
import type { Order } from './order.ts';

const order = (changes: Partial<Order> = {}): Order => ({
	on: '2026-12-10',
	to: '2026-12-12',
	time: null,
	persons: { adult: 2, child: 1, infant: 0 },
	units: 1,
	choices: {},
	...changes,
});
const reserved = { order: order(), places: 1 };

test('more is more people or more places over all days; the same for another date, or for fewer, is not', () => {
	const persons = (adult: number, child: number, infant = 0) => order({ persons: { adult, child, infant } });
	const moved = order({ on: '2026-12-20', to: '2026-12-22' });
	for (const less of [order(), moved, persons(3, 0), persons(1, 1), order({ to: '2026-12-11' })])
		expect(isMore(reserved, { order: less, places: 1 })).toBe(false);
	for (const more of [persons(3, 1), persons(2, 1, 1), order({ to: '2026-12-13' })])
		expect(isMore(reserved, { order: more, places: 1 })).toBe(true);
	expect(isMore(reserved, { order: order(), places: 2 })).toBe(true);
	expect(isMore({ ...reserved, places: 0 }, { order: moved, places: 0 })).toBe(false);
});
