import { describe, expect, it } from 'vitest';
import {
	formatApproximate,
	formatDate,
	formatDateWithWeekday,
	formatThousands,
	formatTime,
	formatWon,
	padDay,
	truncateText,
} from './format.ts';

describe('Text: truncate beyond a given length and add an ellipsis', () => {
	it('leaves a text of the given length alone', () => {
		expect(truncateText('Seoul', 5)).toBe('Seoul');
		expect(truncateText('', 0)).toBe('');
	});

	it('cuts beyond it', () => {
		expect(truncateText('Seoul day tour', 8)).toBe('Seoul da…');
	});

	it('leaves no space before the ellipsis', () => {
		expect(truncateText('Seoul day tour', 6)).toBe('Seoul…');
	});

	it('counts letters as a reader does', () => {
		expect(truncateText('ที่นี่', 2)).toBe('ที่นี่');
		expect(truncateText('ที่นี่มีที่ว่าง', 2)).toBe('ที่นี่…');
		expect(truncateText('Việt Nam'.normalize('NFD'), 3).normalize('NFC')).toBe('Việ…');
		expect(truncateText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦🇰🇷', 1)).toBe('👨‍👩‍👧‍👦…');
		expect(truncateText('🇰🇷🇹🇭', 1)).toBe('🇰🇷…');
	});

	it('does not leave a Thai vowel without its consonant', () => {
		expect(truncateText('ทัวร์เกาหลี', 4)).toBe('ทัวร์…');
	});

	it('holds for mixed scripts and for no length at all', () => {
		expect(truncateText('서울 Сеул โซล', 7)).toBe('서울 Сеул…');
		expect(truncateText('Seoul', 0)).toBe('…');
		expect(truncateText('Seoul', -1)).toBe('…');
	});
});

describe('Thousands: insert commas', () => {
	it.each([
		[0, '0'],
		[-0, '0'],
		[999, '999'],
		[1000, '1,000'],
		[1234567, '1,234,567'],
		[-1234567, '-1,234,567'],
		[-100, '-100'],
		[1234.5678, '1,234.5678'],
		[9007199254740991, '9,007,199,254,740,991'],
		[1e21, '1,000,000,000,000,000,000,000'],
		[123456789012345678901234567890n, '123,456,789,012,345,678,901,234,567,890'],
	])('%s becomes %s', (amount, expected) => {
		expect(formatThousands(amount)).toBe(expected);
	});

	it('won is written the same everywhere', () => {
		expect(formatWon(484500)).toBe('₩484,500');
		expect(formatWon(0)).toBe('₩0');
		expect(formatWon(-1000)).toBe('-₩1,000');
		expect(formatWon(999.6)).toBe('₩1,000');
	});
});

describe('the second currency, in the reader’s format', () => {
	it.each([
		['ru', 58400, 'RUB', '≈ 58 400 ₽'],
		['th', 11480, 'THB', '≈ ฿11,480'],
		['vn', 8900000, 'VND', '≈ 8.900.000 ₫'],
		['id', 5800000, 'IDR', '≈ Rp 5.800.000'],
		['en', 351, 'USD', '≈ US$351'],
		['ko', 351, 'USD', '≈ US$351'],
		['ru', 1351, 'USD', '≈ 1 351 US$'],
		['en', 1351, 'EUR', '≈ EUR 1,351'],
		['en', 484500, 'KRW', '≈ ₩484,500'],
		['en', 350.6, 'USD', '≈ US$351'],
		['vn', 2_642_202, 'VND', '≈ 2.642.000 ₫'],
		['ru', 9474, 'RUB', '≈ 9 474 ₽'],
		['id', 59_999_999, 'IDR', '≈ Rp 60.000.000'],
		['id', 0, 'IDR', '≈ Rp 0'],
		['en', -20, 'USD', '≈ -US$20'],
	] as const)('%s: %s %s becomes %s', (locale, amount, currency, expected) => {
		expect(formatApproximate(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(expected);
	});

	it('never breaks over two lines', () => {
		expect(formatApproximate(58400, 'RUB', 'ru')).not.toContain(' ');
	});
});

describe('Day number: pad to two digits', () => {
	it.each([
		[0, '00'],
		[7, '07'],
		[31, '31'],
	])('%s becomes %s', (day, expected) => {
		expect(padDay(day)).toBe(expected);
	});
});

describe('Date display: year.month.day, truncated to 10 characters', () => {
	it('shows a date as it is', () => {
		expect(formatDate('2026-11-14')).toBe('2026.11.14');
		expect(formatDate('2026-11-14', 'America/Los_Angeles')).toBe('2026.11.14');
	});

	it('shows an instant as the Korean day', () => {
		expect(formatDate('2026-11-14T14:59:59.999Z')).toBe('2026.11.14');
		expect(formatDate('2026-11-14T15:00:00Z')).toBe('2026.11.15');
		expect(formatDate(new Date('2026-12-31T15:00:00Z'))).toBe('2027.01.01');
		expect(formatDate(Date.parse('2028-02-28T15:00:00Z'))).toBe('2028.02.29');
		expect(formatDate('2026-11-15T00:00:00+09:00')).toBe('2026.11.15');
	});

	it('shows an instant as the day of a given time zone', () => {
		expect(formatDate('2026-11-14T15:00:00Z', 'Europe/Moscow')).toBe('2026.11.14');
	});

	it('keeps the day of a clock time without an offset', () => {
		expect(formatDate('2026-11-14T23:30')).toBe('2026.11.14');
		expect(formatDate('2026-11-14 00:00:00')).toBe('2026.11.14');
	});

	it('is empty for what is no date', () => {
		expect(formatDate('')).toBe('');
		expect(formatDate('soon')).toBe('');
		expect(formatDate('2026-13-45')).toBe('');
		expect(formatDate(Number.NaN)).toBe('');
		expect(formatDateWithWeekday('', 'en')).toBe('');
	});

	it('pads years before 1000', () => {
		expect(formatDate('0987-01-02')).toBe('0987.01.02');
	});

	it('names the weekday in the reader’s language, the year always Gregorian', () => {
		const of = (locale: Parameters<typeof formatDateWithWeekday>[1]) => formatDateWithWeekday('2026-10-17', locale);
		expect(of('ko')).toBe('2026.10.17 (토)');
		expect(of('en')).toBe('2026.10.17 (Sat)');
		expect(of('ru')).toBe('2026.10.17 (сб)');
		expect(of('th')).toBe('2026.10.17 (ส.)');
		expect(of('vn')).toBe('2026.10.17 (T7)');
		expect(of('id')).toBe('2026.10.17 (Sab)');
	});

	it('takes the weekday of the Korean day', () => {
		expect(formatDateWithWeekday('2026-10-17T15:00:00Z', 'en')).toBe('2026.10.18 (Sun)');
		expect(formatDateWithWeekday('2026-10-17T15:00:00Z', 'en', 'Asia/Bangkok')).toBe('2026.10.17 (Sat)');
	});
});

describe('Time: the 24-hour clock', () => {
	it('is the clock of the given time zone', () => {
		expect(formatTime('2026-10-16T22:30:00Z', 'Asia/Seoul')).toBe('07:30');
		expect(formatTime('2026-10-16T22:30:00Z', 'Asia/Bangkok')).toBe('05:30');
		expect(formatTime('2026-10-16T22:30:00Z', 'Europe/Moscow')).toBe('01:30');
	});

	it('says 00:00 at midnight', () => {
		expect(formatTime('2026-10-16T15:00:00Z', 'Asia/Seoul')).toBe('00:00');
	});

	it('is empty for what is no instant', () => {
		expect(formatTime('', 'Asia/Seoul')).toBe('');
	});
});
