import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Digits of other scripts as ours: full-width and Thai ones are typed on phones of this house's readers. */
const asciiDigits = (text: string) =>
	text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));

/** What was typed as E.164, or undefined when no such number exists; a number without + or 00 is one of the country's. */
export function parsePhone(text: string, country: string | undefined): string | undefined {
	const typed = asciiDigits(text)
		.trim()
		.replace(/^00(?=[1-9])/, '+');
	if (!/^[+(\d][\d\s().\-‐-―/]*$/.test(typed)) return undefined;
	const home = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
	const number = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
	return number?.isValid() ? number.number : undefined;
}
