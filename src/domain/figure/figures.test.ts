import { expect, test } from 'vitest';
import { isSpan, periodsBetween, toldApart } from './figures.ts';

test('a long span has every month it touches, over New Year too', () => {
	expect(periodsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
	expect(periodsBetween('2026-10-01', '2026-11-01')).toEqual(['2026-10', '2026-11']);
});

test('a span of a month has every day of it', () => {
	expect(periodsBetween('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01']);
	expect(periodsBetween('2026-10-01', '2026-10-31')).toHaveLength(31);
});

test('a span that ends before it begins, or is endless, is none', () => {
	expect(isSpan('2026-01-02', '2026-01-01')).toBe(false);
	expect(isSpan('2026-01-01', '2026-01-01')).toBe(true);
	expect(isSpan('2020-01-01', '2026-01-01')).toBe(false);
});

test('countries of one or two guests are told together, without a name', () => {
	const rows = [
		{ name: 'TH', count: 3 },
		{ name: 'VN', count: 9 },
		{ name: 'KZ', count: 1 },
		{ name: 'MN', count: 2 },
	];
	expect(toldApart(rows)).toEqual([
		{ name: 'VN', count: 9 },
		{ name: 'TH', count: 3 },
		{ name: null, count: 3 },
	]);
	expect(toldApart([])).toEqual([]);
});
