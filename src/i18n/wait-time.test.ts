import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';
import { translatorIn } from './translator.ts';
import { waitTime } from './wait-time.ts';

function refusalIn(locale: Locale) {
	const words = JSON.parse(readFileSync(new URL(`./messages/${locale}/error.json`, import.meta.url), 'utf8'));
	const error = { 'too-many-attempts': compile(words['too-many-attempts']) } as unknown as Messages['error'];
	return translatorIn(locale, { error })('error');
}

test.each([
	[undefined, 60, 'seconds'],
	[0, 1, 'seconds'],
	[90, 90, 'seconds'],
	[91, 2, 'minutes'],
	[90 * 60, 90, 'minutes'],
	[90 * 60 + 1, 2, 'hours'],
	[86_400, 24, 'hours'],
] as const)('%s seconds are told as %s %s', (seconds, count, unit) => {
	expect(waitTime(seconds)).toMatchObject({ count, unit });
});

test.each([
	['ko', '시도가 너무 많았습니다. 24시간 뒤에 다시 시도해 주세요.', '1분'],
	['en', 'Too many attempts. Please try again in 24 hours.', '1 minute'],
	['ru', 'Слишком много попыток. Повторите через 24 часа.', '1 минуту'],
	['th', 'ลองหลายครั้งเกินไป กรุณาลองอีกครั้งในอีก 24 ชั่วโมง', '1 นาที'],
	['vn', 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 24 tiếng.', '1 phút'],
	['id', 'Terlalu banyak percobaan. Coba lagi dalam 24 jam.', '1 menit'],
] as const)('in %s nobody counts thousands of seconds', (locale, day, minute) => {
	const t = refusalIn(locale);
	expect(t('too-many-attempts', waitTime(86_400)).replaceAll('\u00a0', ' ')).toBe(day);
	expect(t('too-many-attempts', { seconds: 60, count: 1, unit: 'minutes' }).replaceAll('\u00a0', ' ')).toContain(
		minute,
	);
	expect(t('too-many-attempts', waitTime(30))).toContain('30');
});
