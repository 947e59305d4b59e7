import { phoneGroups } from './phone-groups.ts';

/** SPEC section 5: strip what is no digit, then group with hyphens. Without its + a number could not be called from abroad. */
export function formatPhone(text: string): string {
	const plain = latinDigits(text).trim();
	const digits = plain.replace(/\D/g, '');
	if (digits === '') return '';
	const isInternational = plain.startsWith('+');
	return `${isInternational ? '+' : ''}${phoneGroups(digits, isInternational).join('-')}`;
}

/** A Korean number as one dials it from abroad: to a reader in Bangkok 02 is the code of Bangkok. 02-123-4567 → +82-2-123-4567 */
export const internationalPhone = (phone: string): string => phone.replace(/^0/, '+82-');

/** Full-width digits come from Korean keyboards, Thai digits from Thai ones. */
const latinDigits = (text: string) =>
	text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
