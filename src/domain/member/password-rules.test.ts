import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault, passwordStrength, personalWords } from './password-rules.ts';

/** A few of what the real list holds; the real one is the contract's. */
const common = new Set([
	'qwertyuiop',
	'password123',
	'iloveyou12',
	'password',
	'dragon',
	'football',
	'welcome',
	'monkey',
]);
const isCommon = (word: string) => common.has(word);

const siriporn = personalWords({
	firstName: 'Siriporn',
	lastName: 'Wongsakul',
	ownName: 'ศิริพร วงศ์สกุล',
	email: 'siri.porn88@maru.example',
	birthOn: '1990-04-13',
	phone: '+66812345678',
	businessName: 'Lotus Travel House',
});

const fault = (password: string, personal = siriporn) => passwordFault(password, personal, isCommon);
const strength = (password: string, personal = siriporn) => passwordStrength(password, personal, isCommon);

describe('a password is refused', () => {
	test.each([
		['', 'password-short'],
		['k7Gp2wQz9', 'password-short'],
		['k7'.repeat(65), 'password-long'],
	])('for its length: %s', (password, code) => {
		expect(fault(password)).toBe(code);
	});

	test.each([
		'qwertyuiop',
		'QwertyUiop',
		'password123',
		'P4ssw0rd123',
		'P@$$w0rd2024!',
		'Password!!!!',
		'2024password',
		'dragondragon',
		'dragon.dragon',
		'321drowssap',
		'football1990',
		'welcome-2026',
	])('when it is common, however dressed up: %s', (password) => {
		expect(fault(password)).toBe('password-common');
	});

	test.each([
		'aaaaaaaaaaaa',
		'1234567890',
		'0987654321',
		'abcdefghijkl',
		'asdfghjkl;',
		'zxcvbnm,./',
		'1qaz2wsx3edc',
		'1q2w3e4r5t6y',
		'qwerty123456',
		'abcabcabcabc',
		'111222333444',
		'йцукенгшщзхъ',
	])('when it is a pattern of the keyboard: %s', (password) => {
		expect(fault(password)).toBe('password-common');
	});

	test.each([
		['the first name', 'siriporn12'],
		['the first name in capitals', 'SIRIPORN!!'],
		['the name with figures for letters', '51r1p0rn99'],
		['the family name', 'Wongsakul7'],
		['both names', 'siripornwongsakul'],
		['both names the other way, with a year', 'Wongsakul.Siriporn.2026'],
		['names with signs between', 's.i.r.i.p.o.r.n.'],
		['the name in its own script', 'ศิริพร123456'],
		['the whole name in its own script', 'ศิริพรวงศ์สกุล'],
		['the first part of the e-mail address', 'siri.porn88'],
		['the same without its sign', 'siriporn88x'],
		['the birth date', '1990-04-13'],
		['the birth date, day first', '13041990ab'],
		['the birth date, month first', '04/13/1990'],
		['the birth date in the Thai calendar', '13/04/2533!'],
		['the short birth date and the name', 'siri130490'],
		['the phone number', '+66812345678'],
		['the phone number as dialled at home', '0812345678'],
		['the phone number with a sign', '812345678!!'],
		['the business', 'lotustravelhouse'],
		['the business, loosely', 'Lotus-House-1'],
	])('when it is personal: %s', (_, password) => {
		expect(fault(password)).toBe('password-personal');
	});
});

test.each([
	'winter-lantern-ferry',
	'k7Gp2wQz9x',
	'correct horse battery staple',
	'Siriporn likes tangerine tea',
	'แมวสามตัวกินข้าว',
	'кораблик плывёт домой',
	'조용한바다에서만나요',
	'maru-demo-traveller',
	'dragons fly over hanok',
])('a password of one’s own passes: %s', (password) => {
	expect(fault(password)).toBeUndefined();
});

test('short words of a name inside a long password refuse nothing', () => {
	const lee = personalWords({ firstName: 'Anh', lastName: 'Le', email: 'le@maru.example' });
	expect(lee).toEqual(['anh']);
	expect(passwordFault('thanhful-volcano-tram', lee, isCommon)).toBeUndefined();
	expect(passwordFault('anh-anh-anh', lee, isCommon)).toBe('password-personal');
});

test('a Korean name of two letters counts', () => {
	expect(personalWords({ ownName: '이솔' })).toEqual(['이솔']);
});

test('facts that are missing make no words', () => {
	expect(personalWords({})).toEqual([]);
	expect(personalWords({ firstName: '', phone: '', birthOn: '', email: '@' })).toEqual([]);
});

describe('the strength', () => {
	test.each<[string, number]>([
		['', 0],
		['password123', 0],
		['siriporn12', 0],
		['aaaaaaaaaaaaaaaaaaaaaaaa', 0],
		['abcdefghijklmnopqrstuvwxyz', 0],
		['1q2w3e4r5t6y', 0],
		['k7Gp2', 0],
		['kgxpwqzmvr', 2],
		['k7Gp2wQz9x', 3],
		['k7Gp2wQz9xT!', 4],
		['winter-lantern-ferry', 4],
	])('of “%s” is %i', (password, expected) => {
		expect(strength(password)).toBe(expected);
	});

	test('of something too short is never more than 1', () => {
		expect(strength('k7G!p2wQz')).toBe(1);
	});

	test('does not grow with repeating oneself, counting on or naming a year', () => {
		const base = strength('velvetharb');
		for (const longer of ['velvetharbvelvetharb', 'velvetharb1234', 'velvetharbbbbbbb', 'velvetharb2026'])
			expect(strength(longer) - base, longer).toBeLessThanOrEqual(1);
		expect(strength('velvetharb-quince-moth')).toBe(4);
	});

	test('is less when the words are common or one’s own', () => {
		expect(strength('dragonmonkeywelcome')).toBeLessThan(strength('flagonmoiketwelpome'));
		expect(strength('siripornwongsakulxkqvz')).toBeLessThan(strength('xiripolnwangsaculxkqvz'));
	});

	test('is 0 for whatever is refused as common or personal, and a number from 0 to 4 for anything', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (password) => {
				const found = strength(password);
				const code = fault(password);
				expect([0, 1, 2, 3, 4]).toContain(found);
				if (code === 'password-common' || code === 'password-personal') expect(found).toBe(0);
			}),
		);
	});

	test('of letters drawn by lot is never refused', () => {
		const letters = fc.string({ unit: fc.constantFrom(...'bdfhjkmprtvxzBDFHJKMPRTVXZ'), minLength: 14, maxLength: 40 });
		fc.assert(
			fc.property(letters, (password) => {
				fc.pre(new Set(password.toLowerCase()).size >= 9);
				expect(fault(password)).toBeUndefined();
			}),
		);
	});
});

test('the longest password is judged at once', () => {
	const long = 'aB3$'.repeat(32);
	const before = performance.now();
	for (let at = 0; at < 20; at += 1) strength(long);
	expect((performance.now() - before) / 20).toBeLessThan(50);
});
