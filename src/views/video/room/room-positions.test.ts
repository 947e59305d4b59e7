import { expect, test } from 'vitest';
import { placesOf } from './room-places.ts';

const here = (...seats: Parameters<typeof placesOf>[0][]) => seats.map((seat) => ({ seat }));

test('the other side is large, who interprets beside it, oneself small', () => {
	expect(placesOf('member', here('house', 'interpreter'))).toEqual({
		...{ house: 'main', interpreter: 'interpreter', member: 'side' },
	});
	expect(placesOf('interpreter', here('house', 'member'))).toEqual({
		...{ house: 'main', interpreter: 'interpreter', member: 'side' },
	});
});

test('who has not come is never larger than who is here', () => {
	expect(placesOf('member', here('interpreter'))).toEqual({
		...{ house: 'interpreter', interpreter: 'main', member: 'side' },
	});
	expect(placesOf('interpreter', here('member'))).toEqual({
		...{ house: 'side', interpreter: 'interpreter', member: 'main' },
	});
	expect(placesOf('house', here())).toEqual({ house: 'main', interpreter: 'interpreter', member: 'side' });
});
