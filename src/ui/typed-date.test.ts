import { expect, test } from 'vitest';
import { dottedDate, faultOfDate, isWholeDate, typedDate } from './typed-date.ts';

test('dots come by themselves while a day is typed', () => {
	expect(['2', '2026', '20261', '202611', '2026112', '20261128', '2026112899'].map(dottedDate)).toEqual([
		...['2', '2026', '2026.1', '2026.11', '2026.11.2', '2026.11.28', '2026.11.28'],
	]);
	expect(dottedDate('2026-11-28')).toBe('2026.11.28');
	expect(dottedDate('')).toBe('');
});

test('a day is one of the calendar, year first', () => {
	expect(typedDate('2026.11.28')).toBe('2026-11-28');
	expect(typedDate('2028.02.29')).toBe('2028-02-29');
	for (const text of ['', '2026.11.2', '2026.02.29', '2026.13.01', '28.11.2026'])
		expect(typedDate(text)).toBeUndefined();
});

test('what cannot be had has a fault that says why', () => {
	const reach = { min: '2026-11-19', max: '2027-11-19' };
	const faults = ['', '2026.13.45', '2026.1', '2026.11.18', '2027.11.20', '2026.11.19', '2027.11.19', 'soon'];
	expect(faults.map((text) => faultOfDate(text, reach))).toEqual([
		...[undefined, 'no-day', 'no-day', 'too-early', 'too-late', undefined, undefined, 'no-day'],
	]);
	expect(['2026.1', '2026.13.45', '20261128'].map(isWholeDate)).toEqual([false, true, true]);
});
