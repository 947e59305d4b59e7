import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRegistrationNumber } from './partner.ts';

/** Numbers of well-known companies, as every invoice of theirs prints them. */
test.each(['1248100998', '2208162517', '1208147521'])('%s is a registration number', (digits) => {
	expect(isRegistrationNumber(digits)).toBe(true);
});

test.each([
	'',
	'124810099',
	'12481009980',
	'124-81-00998',
	'1248100999',
	'124810099a',
	'１２４８１００９９８',
	'0000000000',
])('%s is none', (digits) => {
	expect(isRegistrationNumber(digits)).toBe(false);
});

const nineDigits = fc.stringMatching(/^\d{9}$/).filter((digits) => digits !== '000000000');

test('of the ten numbers that differ in the last digit exactly one counts', () => {
	fc.assert(
		fc.property(nineDigits, (start) => {
			const valid = Array.from({ length: 10 }, (_, last) => isRegistrationNumber(`${start}${last}`)).filter(Boolean);
			expect(valid).toHaveLength(1);
		}),
	);
});

test('one mistyped digit among the first eight is always found', () => {
	fc.assert(
		fc.property(nineDigits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (start, at, shift) => {
			const last = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isRegistrationNumber) ?? '';
			const wrong = (Number(last[at]) + shift) % 10;
			expect(isRegistrationNumber(last.slice(0, at) + wrong + last.slice(at + 1))).toBe(false);
		}),
	);
});
