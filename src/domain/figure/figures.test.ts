import { expect, test } from 'vitest';
import { isSpan, middleHours, periodsBetween, toldApart, wholeMonths } from './figures.ts';

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
		{ name: 'ID', count: 3 },
		{ name: 'VN', count: 9 },
		{ name: 'KZ', count: 1 },
		{ name: 'MN', count: 2 },
	];
	expect(toldApart(rows)).toEqual([
		{ name: 'VN', count: 9 },
		{ name: 'ID', count: 3 },
		{ name: 'TH', count: 3 },
		{ name: null, count: 3 },
	]);
	expect(toldApart([])).toEqual([]);
});

test('a long span is its whole months and the days around them; a short one is days', () => {
	expect(wholeMonths('2026-11-19', '2027-02-10')).toEqual({
		months: { from: '2026-12-01', to: '2027-01-01' },
		days: [
			{ from: '2026-11-19', to: '2026-11-30' },
			{ from: '2027-02-01', to: '2027-02-10' },
		],
	});
	expect(wholeMonths('2026-01-01', '2026-12-31')).toEqual({
		months: { from: '2026-01-01', to: '2026-12-01' },
		days: [],
	});
	expect(wholeMonths('2028-01-31', '2028-03-02')).toEqual({
		months: { from: '2028-02-01', to: '2028-02-01' },
		days: [
			{ from: '2028-01-31', to: '2028-01-31' },
			{ from: '2028-03-01', to: '2028-03-02' },
		],
	});
	for (const [from, to] of [
		['2026-10-01', '2026-10-31'],
		['2026-01-05', '2026-02-20'],
	] as const)
		expect(wholeMonths(from, to)).toEqual({ months: null, days: [{ from, to }] });
});

test('the middle of answers is one of them, or between the two in the middle', () => {
	expect(middleHours([])).toBe(null);
	expect(middleHours([{ tenths: 15, answers: 1 }])).toBe(1.5);
	expect(
		middleHours([
			{ tenths: 40, answers: 1 },
			{ tenths: 10, answers: 2 },
		]),
	).toBe(1);
	expect(
		middleHours([
			{ tenths: 480, answers: 5 },
			{ tenths: 10, answers: 5 },
		]),
	).toBe(24.5);
});
