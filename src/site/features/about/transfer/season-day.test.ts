import { expect, test } from 'vitest';
import { seasonDay } from './season-day.ts';

test.each([
	['ko', '7월 15일', '8월 20일', '5월 1일'],
	['en', '15 July', '20 August', '1 May'],
	['ru', '15 июля', '20 августа', '1 мая'],
	['th', '15 กรกฎาคม', '20 สิงหาคม', '1 พฤษภาคม'],
	['vn', '15 tháng 7', '20 tháng 8', '1 tháng 5'],
	['id', '15 Juli', '20 Agustus', '1 Mei'],
] as const)('a day of a season in %s is never two numbers: %s', (locale, ...shown) => {
	const days = ['07-15', '08-20', '05-01'].map((day) => seasonDay(day, locale).replaceAll('\u00a0', ' '));
	expect(days).toEqual(shown);
});
