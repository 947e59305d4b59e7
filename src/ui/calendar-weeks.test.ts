import { expect, test } from 'vitest';
import { dayByKey, lastDayOf, shiftMonth, weeksOf } from './calendar-weeks.ts';

test('a month is laid out in rows of seven, from Sunday or from Monday', () => {
	const fromSunday = weeksOf('2026-10', 0);
	expect(fromSunday).toHaveLength(5);
	expect(fromSunday[0]).toEqual([undefined, undefined, undefined, undefined, '2026-10-01', '2026-10-02', '2026-10-03']);
	const fromMonday = weeksOf('2026-11', 1);
	expect(fromMonday).toHaveLength(6);
	expect(fromMonday[0]?.[6]).toBe('2026-11-01');
	expect(fromMonday[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
});

test('months run over the turn of the year', () => {
	expect(shiftMonth('2026-12', 1)).toBe('2027-01');
	expect(shiftMonth('2027-01', -1)).toBe('2026-12');
	expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

test.each([
	['ArrowLeft', '2026-10-31'],
	['ArrowRight', '2026-11-02'],
	['ArrowUp', '2026-10-25'],
	['ArrowDown', '2026-11-08'],
	['PageUp', '2026-10-01'],
	['PageDown', '2026-12-01'],
	['Enter', undefined],
])('%s from 1 November leads to %s', (key, day) => {
	expect(dayByKey('2026-11-01', key, 0)).toBe(day);
});

test('Home and End are the ends of the week as it is shown', () => {
	expect(dayByKey('2026-10-17', 'Home', 0)).toBe('2026-10-11');
	expect(dayByKey('2026-10-17', 'Home', 1)).toBe('2026-10-12');
	expect(dayByKey('2026-10-17', 'End', 1)).toBe('2026-10-18');
});

test('a page from the 31st ends on the last day of a shorter month', () => {
	expect(dayByKey('2026-10-31', 'PageDown', 1)).toBe('2026-11-30');
});
