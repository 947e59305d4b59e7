import { expect, test } from 'vitest';
import { countryCodes } from '../country/country-codes.ts';
import { groupedIban, ibanCountryOf, ibanUse, isIban, looksLikeIban } from './iban.ts';

/** Examples of the register. */
const right = [
	'DE89370400440532013000',
	'GB29NWBK60161331926819',
	'FR1420041010050500013M02606',
	'NL91ABNA0417164300',
	'KZ86125KZT5004100100',
	'NO9386011117947',
	'AE070331234567890123456',
	'MT84MALT011000012345MTLCAST001S',
	'TR330006100519786457841326',
];

test('what the register gives as an example is right, and not with one sign changed or two exchanged', () => {
	for (const iban of right) {
		expect(isIban(iban), iban).toBe(true);
		for (let at = 4; at < iban.length; at += 1) {
			const other = iban[at] === '7' ? '8' : '7';
			expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1)), `${iban} at ${at}`).toBe(false);
			const next = iban[at + 1];
			if (next === undefined || next === iban[at]) continue;
			const exchanged = `${iban.slice(0, at)}${next}${iban[at]}${iban.slice(at + 2)}`;
			expect(isIban(exchanged), exchanged).toBe(false);
		}
	}
});

test('one that is too short or too long, of a country without, or of none is not right', () => {
	for (const text of ['', 'DE', 'DE8937040044053201300', 'DE893704004405320130000', 'KR89370400440532013000', 'de89'])
		expect(isIban(text), text).toBe(false);
	expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(false);
});

test('which accounts are known by one', () => {
	expect(ibanUse('DE')).toBe('always');
	expect(ibanUse('JE')).toBe('always');
	expect(ibanCountryOf('JE')).toBe('GB');
	expect(ibanUse('RU')).toBe('sometimes');
	for (const country of ['KR', 'TH', 'VN', 'ID', 'US', 'JP', 'CN', 'AU'] as const)
		expect(ibanUse(country)).toBe('never');
	for (const country of countryCodes) expect(['always', 'sometimes', 'never']).toContain(ibanUse(country));
});

test('an account number that only begins like one is told from it', () => {
	expect(looksLikeIban('DE89370400440532013001')).toBe(true);
	expect(looksLikeIban('40817810099910004312')).toBe(false);
	expect(looksLikeIban('AB12')).toBe(false);
});

test('it is printed in groups of four', () => {
	expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947');
});
