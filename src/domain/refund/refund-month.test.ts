import { expect, test } from 'vitest';
import { canBeClosed, isMonth, isOver, monthOf, monthsFrom, spanOf } from './refund-month.ts';

test('a month is Korea’s, also in the hours in which it is still yesterday elsewhere', () => {
	expect(monthOf(new Date('2026-10-31T15:00:00Z'))).toBe('2026-11');
	expect(monthOf(new Date('2026-10-31T14:59:59Z'))).toBe('2026-10');
	expect(spanOf('2026-12')).toEqual({
		from: new Date('2026-11-30T15:00:00Z'),
		to: new Date('2026-12-31T15:00:00Z'),
	});
});

test('months go on over the end of a year, in both directions', () => {
	expect(monthsFrom('2026-12', 1)).toBe('2027-01');
	expect(monthsFrom('2026-01', -1)).toBe('2025-12');
	expect(monthsFrom('2026-11', -11)).toBe('2025-12');
});

test('a month is over with its last moment in Korea', () => {
	expect(isOver('2026-10', new Date('2026-10-31T14:59:59Z'))).toBe(false);
	expect(isOver('2026-10', new Date('2026-10-31T15:00:00Z'))).toBe(true);
});

test('what is no month', () => {
	expect(['2026-11', '2026-13', '2026-1', 'x'].map(isMonth)).toEqual([true, false, false, false]);
});

test('books are closed of a month that is over and has a line', () => {
	const now = new Date('2026-11-18T00:00:00Z');
	expect(canBeClosed('2026-10', 1, now)).toBe(true);
	expect(canBeClosed('2026-11', 1, now)).toBe(false);
	expect(canBeClosed('2020-01', 0, now)).toBe(false);
});
