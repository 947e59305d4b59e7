import { expect, test } from 'vitest';
import { positionsOf } from './room-positions.ts';

const here = (...seats: Parameters<typeof positionsOf>[0][]) => seats.map((seat) => ({ seat }));

test('the other side is large, who interprets beside it, oneself small', () => {
	expect(positionsOf('member', here('house', 'interpreter'))).toEqual({
		...{ house: 'main', interpreter: 'interpreter', member: 'side' },
	});
	expect(positionsOf('interpreter', here('house', 'member'))).toEqual({
		...{ house: 'main', interpreter: 'interpreter', member: 'side' },
	});
});

test('who has not come is never larger than who is here', () => {
	expect(positionsOf('member', here('interpreter'))).toEqual({
		...{ house: 'interpreter', interpreter: 'main', member: 'side' },
	});
	expect(positionsOf('interpreter', here('member'))).toEqual({
		...{ house: 'side', interpreter: 'interpreter', member: 'main' },
	});
	expect(positionsOf('house', here())).toEqual({ house: 'main', interpreter: 'interpreter', member: 'side' });
});
