import { describe, expect, it } from 'vitest';
import {
	formatApproximate,
	formatDate,
	formatDateWithWeekday,
	formatPhone,
	formatThousands,
	formatTime,
	formatWon,
	padDay,
	truncateText,
} from './format.ts';

describe('Phone: strip non-digits, then group digits with hyphens', () => {
	it.each([
		['0212345678', '02-1234-5678'],
		['02)123 4567', '02-123-4567'],
		['010.1234.5678', '010-1234-5678'],
		['0311234567', '031-123-4567'],
		['07012345678', '070-1234-5678'],
		['050512345678', '0505-1234-5678'],
		['1330', '1330'],
		['119', '119'],
		['15777129', '1577-7129'],
		['+82212345678', '+82-2-1234-5678'],
		['+82 (0)10 1234 5678', '+82-10-1234-5678'],
		['+82 1577 7129', '+82-1577-7129'],
		['+82 1330', '+82-1330'],
		['+66 81 234 5678', '+66-81-234-5678'],
		['+66 (0)2 123 4567', '+66-2-123-4567'],
		['+7 (912) 345-67-89', '+7-912-345-67-89'],
		['8 912 345 67 89', '8-912-345-67-89'],
		['+84 912 345 678', '+84-912-345-678'],
		['+842812345678', '+84-28-1234-5678'],
		['+62 812 3456 7890', '+62-812-3456-7890'],
		['+62 21 1234 5678', '+62-21-1234-5678'],
		['081234567890', '0812-3456-7890'],
		['08123456789', '0812-345-6789'],
		['0812345678', '081-234-5678'],
		['+1 212 555 0100', '+1-212-555-0100'],
		['+65 6123 4567', '+65-6123-4567'],
		['+39 06 1234 5678', '+39-061-234-5678'],
		['+998 90 123 45 67', '+998-901-234-567'],
	])('%s becomes %s', (text, expected) => {
		expect(formatPhone(text)).toBe(expected);
	});

	it('takes full-width and Thai digits', () => {
		expect(formatPhone('０１０－１２３４－５６７８')).toBe('010-1234-5678');
		expect(formatPhone('＋๖๖ ๘๑ ๒๓๔ ๕๖๗๘')).toBe('+66-81-234-5678');
	});

	it('groups a number half typed as far as it goes', () => {
		const typed = '01012345678';
		const seen = [...typed].map((_, index) => formatPhone(typed.slice(0, index + 1)));
		expect(seen.slice(2, 7)).toEqual(['010', '010-1', '010-12', '010-123', '010-123-4']);
		expect(formatPhone('+')).toBe('');
		expect(formatPhone('+82')).toBe('+82');
		expect(formatPhone('+821')).toBe('+82-1');
	});

	it('never loses, adds or reorders a digit', () => {
		for (let length = 1; length <= 20; length += 1) {
			for (const lead of ['', '0', '01', '02', '08', '15', '8', '+', '+7', '+62', '+66', '+84', '+998']) {
				const text = `${lead}${'9182736455463728190'.slice(0, length)}`;
				expect(formatPhone(text).replaceAll('-', '')).toBe(text);
				expect(formatPhone(text)).not.toMatch(/--|-$|^-/);
			}
		}
	});

	it('is empty for a text without digits', () => {
		expect(formatPhone('')).toBe('');
		expect(formatPhone('전화 없음')).toBe('');
	});

	it('leaves a formatted number as it is', () => {
		for (const phone of ['02-123-4567', '+82-2-1234-5678', '1577-7129', '+7-912-345-67-89']) {
			expect(formatPhone(phone)).toBe(phone);
		}
	});
});

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
