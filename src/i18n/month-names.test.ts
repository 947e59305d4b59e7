import { expect, test } from 'vitest';
import { allLocales } from './locales.ts';
import { firstWeekday, formatMonth } from './month-names.ts';

test.each(allLocales)('%s has a name for each of the twelve months', (locale) => {
	const names = Array.from({ length: 12 }, (_, at) => formatMonth(`2026-${String(at + 1).padStart(2, '0')}`, locale));
	expect(new Set(names).size).toBe(12);
	for (const name of names) expect(name).toContain('2026');
});

test('the month is named in the reader’s language, the year is Gregorian', () => {
	expect(formatMonth('2026-10', 'en')).toBe('October 2026');
	expect(formatMonth('2026-10', 'th')).toBe('ตุลาคม 2026');
	expect(formatMonth('2026-10', 'vn')).toBe('Tháng\u00a010 năm 2026');
	expect(formatMonth('2026-10', 'ko')).toBe('2026년 10월');
});

test('a week begins as calendars of the language do: on Sunday in Korea', () => {
	const onSunday = allLocales.filter((locale) => firstWeekday(locale) === 0);
	expect(new Set(onSunday)).toEqual(new Set(['ko', 'en', 'th']));
});
