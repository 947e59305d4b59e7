/** What can be wrong with one field: stable codes, with words in the catalogue under `error.fault`. */
export const faultCodes = [
	'required',
	'too-short',
	'too-long',
	'choose-one',
	'must-agree',
	/** A box that says one is sure. */
	'must-tick',
	'text-outdated',
	'name-not-latin',
	'name-with-link',
	'text-with-link',
	'email-wrong',
	'email-same',
	'email-taken',
	'phone-wrong',
	/** As one dials it in Korea, or with the country's code. */
	'office-phone-wrong',
	'country-unknown',
	'date-wrong',
	'date-past',
	'date-far',
	/** Of what has already happened. */
	'date-future',
	/** Before what it belongs to. */
	'date-early',
	'date-twice',
	'time-twice',
	'too-young',
	'passport-wrong',
	'password-short',
	'password-long',
	'password-common',
	'password-personal',
	'password-different',
	'password-wrong',
	'code-wrong',
	/** Of a member without a second factor, from whom none can be taken. */
	'no-factor',
	'registration-number-wrong',
	'bank-account-wrong',
	'text-not-latin',
	'account-number-wrong',
	/** Another account is said by who looks after money (domain/organisation/duties.ts). */
	'money-duty',
	'iban-needed',
	'iban-wrong',
	/** Of another country than the bank's. */
	'iban-elsewhere',
	'bic-wrong',
	'bank-code-wrong',
	'file-too-large',
	'file-type',
	'file-unreadable',
	'files-missing',
	'flight-wrong',
	'not-offered',
	'already-begun',
	'too-few-persons',
	'party-too-young',
	'guest-too-young',
	'guest-too-old',
	'too-many-bags',
	'too-many-persons',
	'least-over-most',
	'too-many-infants',
	'more-than-party',
	'not-fewer',
	'same-order',
	/** No sum, or none that could be moved. */
	'amount-wrong',
	/** No number, where a rate or a share is asked for. */
	'number-wrong',
	/** Where only more than nothing makes sense. */
	'number-zero',
	/** Of a list that has one answer. */
	'not-chosen',
	'more-than-due',
	/** More than came this way is said to have gone back by it. */
	'beyond-way',
	'far-too-much',
	/** A rate that leaps: who is sure says so. */
	'rate-far-off',
	'too-small',
	'nothing-included',
	'too-much',
	/** Price rules that together take more than nine tenths off a day. */
	'rules-too-low',
	'price-agreed',
	'below-sold',
	'link-elsewhere',
	'webhook-address',
	'card-number',
	'medical-claim',
	'own-product',
	'video-too-soon',
	'video-too-far',
	'video-outside-hours',
	'video-twice',
	'name-taken',
	/** Of a sentence with words in braces (decision 0171). */
	'message-broken',
	'placeholder-missing',
	'placeholder-unknown',
	'placeholder-styled',
	'too-many-views',
	'invalid-input',
	'unknown-field',
] as const;
export type FaultCode = (typeof faultCodes)[number];
export const isFaultCode = (word: unknown): word is FaultCode => faultCodes.includes(word as FaultCode);

/** Where in the input (`business.languages`), what, and where that helps, how many. */
export type Fault = { at: string; code: FaultCode; count?: number };

/** What a schema says of a value that is wrong: its code, which the page turns into words. */
export const fault = (code: FaultCode) => ({ error: code });
