import { expect, test } from 'vitest';
import { isWishKnown } from './wish-telling.ts';

const now = new Date('2026-11-16T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
const asks = { move: 'ask-change', isWish: true, toldAt: hoursAgo(1) } as const;

test('a provider who has not looked at a wish is told once', () => {
	expect(isWishKnown({ ...asks, toldAt: null }, now)).toBe(false);
	expect(isWishKnown(asks, now)).toBe(true);
	expect(isWishKnown({ ...asks, move: 'withdraw-change', isWish: false }, now)).toBe(true);
});

test('after a day they are told again', () => {
	expect([
		isWishKnown({ ...asks, toldAt: hoursAgo(23) }, now),
		isWishKnown({ ...asks, toldAt: hoursAgo(24) }, now),
	]).toEqual([true, false]);
});

test('what already holds is always told', () => {
	expect(isWishKnown({ ...asks, isWish: false }, now)).toBe(false);
	for (const move of ['reduce', 'cancel', 'expire-change'] as const)
		expect(isWishKnown({ ...asks, move }, now)).toBe(false);
});
