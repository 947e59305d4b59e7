import { describe, expect, it } from 'vitest';
import { formatPhone, internationalPhone } from './format-phone.ts';

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

describe('a Korean number as one dials it from abroad', () => {
	it.each([
		['02-0000-0000', '+82-2-0000-0000'],
		['010-1234-5678', '+82-10-1234-5678'],
		['+66-81-234-5678', '+66-81-234-5678'],
		['1330', '1330'],
	])('%s is %s', (phone, dialled) => {
		expect(internationalPhone(phone)).toBe(dialled);
	});
});
