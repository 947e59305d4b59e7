import type { CountryCode } from '../country/country-codes.ts';

/** How long an IBAN of each country is (SWIFT's register). Countries without one use account numbers. */
const lengths: Partial<Record<CountryCode, number>> = {
	...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28, CH: 21, CR: 22 },
	...{ CY: 28, CZ: 24, DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FK: 18, FO: 18, FR: 27, GB: 22 },
	...{ GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30 },
	...{ KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MN: 20, MR: 27 },
	...{ MT: 31, MU: 30, NI: 28, NL: 18, NO: 15, OM: 23, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, RU: 33 },
	...{ SA: 24, SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27, SO: 23, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29 },
	...{ VA: 22, VG: 24, XK: 20, YE: 30 },
};

/** Their banks write another country's. */
const writtenAs: Partial<Record<CountryCode, CountryCode>> = {
	...{ GG: 'GB', IM: 'GB', JE: 'GB', AX: 'FI', SJ: 'NO' },
	...{ BL: 'FR', GF: 'FR', GP: 'FR', MF: 'FR', MQ: 'FR', NC: 'FR', PF: 'FR', PM: 'FR', RE: 'FR', TF: 'FR', WF: 'FR' },
	...{ YT: 'FR' },
};

/** Where it is in the register and not yet on every account. */
const optional: readonly CountryCode[] = ['BI', 'DJ', 'FK', 'LY', 'MN', 'NI', 'OM', 'RU', 'SD', 'SO', 'YE'];

/** Which country an IBAN of a bank there begins with. */
export const ibanCountryOf = (country: CountryCode): CountryCode => writtenAs[country] ?? country;

/** Whether accounts there are known by an IBAN: all of them, some, or none. */
export function ibanUse(country: CountryCode): 'always' | 'sometimes' | 'never' {
	if (optional.includes(country)) return 'sometimes';
	return lengths[ibanCountryOf(country)] === undefined ? 'never' : 'always';
}

/** Letters are numbers from ten on; the first four signs stand last. */
function remainderOf(iban: string): number {
	let rest = 0;
	for (const sign of iban.slice(4) + iban.slice(0, 4))
		for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
	return rest;
}

/** Looks like one, whether right or not: two letters, two digits, and long enough for one. */
export const looksLikeIban = (text: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(text);

/** ISO 13616: a country of the register, as long as there, with the right check digits. Without blanks, in capitals. */
export const isIban = (text: string): boolean =>
	/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) &&
	lengths[text.slice(0, 2) as CountryCode] === text.length &&
	remainderOf(text) === 1;

/** In groups of four, as it is printed. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
