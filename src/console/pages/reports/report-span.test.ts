import { expect, test } from 'vitest';
import { reachOf, spanIn, withDay, withSpan } from './report-span.ts';

const today = '2026-11-19';
const of = (address: string) => spanIn(new URLSearchParams(address), today);

test('a report is of the last days, or of any days that the address names', () => {
	expect(of('')).toEqual({ days: '180', from: '2026-05-24', to: today });
	expect(of('days=30&area=medical')).toEqual({ days: '30', from: '2026-10-21', to: today });
	expect(of('from=2026-05-01&to=2026-10-31')).toEqual({ days: 'own', from: '2026-05-01', to: '2026-10-31' });
	for (const wrong of [
		'from=2026-05-01',
		'from=2026-10-31&to=2026-05-01',
		'from=2026-02-30&to=2026-03-01',
		'from=x&to=y',
	])
		expect(of(wrong).days, wrong).toBe('180');
});

test('choosing one leaves nothing of the other, and all else as it is', () => {
	const own = of('from=2026-05-01&to=2026-10-31');
	expect(String(withSpan(new URLSearchParams('days=30&area=medical'), own))).toBe(
		'area=medical&from=2026-05-01&to=2026-10-31',
	);
	expect(String(withSpan(new URLSearchParams('from=2026-05-01&to=2026-10-31&kind=spa'), of('days=90')))).toBe(
		'kind=spa&days=90',
	);
});

test('a day on the wrong side of the other takes it along', () => {
	const own = of('from=2026-05-01&to=2026-10-31');
	expect(withDay(own, 'from', '2026-06-01')).toMatchObject({ days: 'own', from: '2026-06-01', to: '2026-10-31' });
	expect(withDay(own, 'from', '2026-11-05')).toMatchObject({ from: '2026-11-05', to: '2026-11-05' });
	expect(withDay(of('days=30'), 'to', '2026-11-01')).toMatchObject({
		days: 'own',
		from: '2026-10-21',
		to: '2026-11-01',
	});
});

test('the first day is none after the last, nor the last one before the first', () => {
	const own = of('from=2026-05-01&to=2026-10-31');
	const ends = { first: '2021-11-19', today };
	expect(reachOf(own, 'from', ends).to).toBe('2026-10-31');
	expect(reachOf(own, 'to', ends)).toEqual({ from: '2026-05-01', to: today });
	for (const day of Object.values(reachOf(own, 'from', ends)))
		expect(withDay(own, 'from', day)).toMatchObject({ from: day, to: '2026-10-31' });
});
