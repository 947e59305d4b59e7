import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';

test.each([
	['010-1234-5678', 'KR', '+821012345678'],
	['01012345678', 'KR', '+821012345678'],
	['02-312-3456', 'KR', '+8223123456'],
	['081 234 5678', 'TH', '+66812345678'],
	['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678'],
	['０８１－２３４－５６７８', 'TH', '+66812345678'],
	['8 (912) 345-67-89', 'RU', '+79123456789'],
	['+7 912 345 67 89', 'RU', '+79123456789'],
	['0912 345 678', 'VN', '+84912345678'],
	['0812-3456-7890', 'ID', '+6281234567890'],
	['(415) 555-2671', 'US', '+14155552671'],
])('%s typed in %s is %s', (typed, country, expected) => {
	expect(parsePhone(typed, country)).toBe(expected);
});

test('with a + or 00 the country named does not matter', () => {
	for (const country of ['KR', 'TH', 'US', 'XX', undefined]) {
		expect(parsePhone('+66 81 234 5678', country)).toBe('+66812345678');
		expect(parsePhone('＋６６ ８１ ２３４ ５６７８', country)).toBe('+66812345678');
		expect(parsePhone('0066 81 234 5678', country)).toBe('+66812345678');
	}
});

test('a number without a country has no meaning', () => {
	expect(parsePhone('081 234 5678', undefined)).toBeUndefined();
	expect(parsePhone('081 234 5678', 'XX')).toBeUndefined();
});

test.each([
	'',
	' ',
	'+',
	'abc',
	'12',
	'+66 81',
	'+0812345678',
	'+999 123 456 789',
	'010-1234-567x',
	'+66812345678901234',
	'tel:+66812345678',
	'+66 81 234 5678 ext 2',
])('“%s” is no number', (typed) => {
	expect(parsePhone(typed, 'TH')).toBeUndefined();
});

test('what came out goes in and comes out the same', () => {
	const once = parsePhone('010-1234-5678', 'KR') ?? '';
	expect(parsePhone(once, 'RU')).toBe(once);
});
