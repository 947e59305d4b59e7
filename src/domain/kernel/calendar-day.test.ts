import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test('a day that the calendar has', () => {
	for (const day of ['2026-11-19', '2028-02-29', '1900-01-01']) expect(isCalendarDay(day), day).toBe(true);
});

test('no other', () => {
	const others = [
		null,
		'',
		'yesterday',
		'2026-13-40',
		'2026-02-31',
		'2027-02-29',
		'0000-01-01',
		'2026-1-1',
		'2026-11-19T00:00',
	];
	for (const text of others) expect(isCalendarDay(text), String(text)).toBe(false);
});
