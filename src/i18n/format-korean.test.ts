import { expect, test } from 'vitest';
import { koreanDate, koreanGuest, koreanTime, koreanWon } from './format-korean.ts';

test('a day is written with its weekday', () => {
	expect(koreanDate('2026-10-17')).toBe('2026년 10월 17일 (토)');
	expect(koreanDate('2027-01-03')).toBe('2027년 1월 3일 (일)');
});

test.each([
	['00:00', '오전 0시'],
	['00:30', '오전 0시 30분'],
	['07:10', '오전 7시 10분'],
	['12:00', '오후 12시'],
	['12:05', '오후 12시 5분'],
	['18:00', '오후 6시'],
	['23:59', '오후 11시 59분'],
])('%s is %s', (time, written) => {
	expect(koreanTime(time)).toBe(written);
});

test('money and names', () => {
	expect(koreanWon(484_500)).toBe('484,500원');
	expect(koreanGuest('LINH NGUYEN')).toBe('LINH NGUYEN 님');
});
