/** What can be wrong with one field: stable codes, with words in the catalogue under `error.fault`. */
export const faultCodes = [
	'required',
	'too-short',
	'too-long',
	'choose-one',
	'must-agree',
	'text-outdated',
	'name-not-latin',
	'name-with-link',
	'email-wrong',
	'email-same',
	'phone-wrong',
	'country-unknown',
	'date-wrong',
	'date-past',
	'too-young',
	'passport-wrong',
	'password-short',
	'password-long',
	'password-common',
	'password-personal',
	'password-different',
	'password-wrong',
	'registration-number-wrong',
	'bank-account-wrong',
	'file-too-large',
	'file-type',
	'file-unreadable',
	'flight-wrong',
	'not-offered',
	'too-few-persons',
	'party-too-young',
	'guest-too-young',
	'guest-too-old',
	'too-many-bags',
	'too-many-persons',
	'too-many-infants',
	'more-than-party',
	'not-fewer',
	'same-order',
	'more-than-due',
	'far-too-much',
	'too-small',
	'invalid-input',
	'unknown-field',
] as const;
export type FaultCode = (typeof faultCodes)[number];
export const isFaultCode = (word: unknown): word is FaultCode => faultCodes.includes(word as FaultCode);

/** Where in the input (`business.languages`), and what. */
export type Fault = { at: string; code: FaultCode };

/** What a schema says of a value that is wrong: its code, which the page turns into words. */
export const fault = (code: FaultCode) => ({ error: code });
