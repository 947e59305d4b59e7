import type { CountryCode } from '../country/country-codes.ts';
import { dayMs, hourMs } from '../kernel/durations.ts';
import { type Moved, stillHere } from '../reservation/payment.ts';
import { groupedIban, ibanCountryOf, ibanUse, isIban, looksLikeIban } from './iban.ts';

/** Where money that comes back goes: to an account the guest names, back to the card, or into their hand where they paid. */
export const refundWays = ['account', 'card', 'on-site'] as const;
export type RefundWay = (typeof refundWays)[number];

/** As the guest's bank has it. What its country does not ask for is empty. */
export type RefundAccount = {
	country: CountryCode;
	bank: string;
	holder: string;
	/** An account number, or an IBAN. */
	number: string;
	/** SWIFT: of a bank abroad. */
	bic: string;
	/** What the banks of a country ask for besides: see `bankCodeOf`. */
	code: string;
	/** Of the holder: banks abroad send nothing to somebody without one. */
	address: string;
};
type RefundAccountField = keyof RefundAccount;

/** What is left once the full number is not needed any more: enough to say to which account something was sent. */
export type AccountTrace = { country: CountryCode; bank: string; lastSigns: string };
export type StoredAccount = RefundAccount | AccountTrace;

/** The agency's own bank is here. */
const homeCountry: CountryCode = 'KR';
export const isAbroad = (country: CountryCode): boolean => country !== homeCountry;

export const accountLimits = { bank: 80, holder: 70, number: 50, bic: 20, code: 20, address: 140 } as const;

/** Nine digits, checked by 3, 7 and 1. */
const isAba = (text: string): boolean =>
	/^\d{9}$/.test(text) &&
	[...text].reduce((sum, digit, at) => sum + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0) % 10 === 0;

/** Where SWIFT alone does not find the branch; by the name each is known by there. */
const bankCodes: Partial<Record<CountryCode, { name: string; isRight: (text: string) => boolean }>> = {
	US: { name: 'ABA', isRight: isAba },
	CA: { name: 'Transit', isRight: (text) => /^0?\d{8}$/.test(text) },
	AU: { name: 'BSB', isRight: (text) => /^\d{6}$/.test(text) },
	IN: { name: 'IFSC', isRight: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) },
};

/** The name of what a bank there is asked for besides; undefined where nothing is. */
export const bankCodeOf = (country: CountryCode): string | undefined => bankCodes[country]?.name;

/** Which fields an account in a country has. */
export const fieldsOf = (country: CountryCode): RefundAccountField[] => [
	...(['country', 'bank', 'holder', 'number'] as const),
	...(isAbroad(country) ? (['bic'] as const) : []),
	...(bankCodes[country] ? (['code'] as const) : []),
	...(isAbroad(country) ? (['address'] as const) : []),
];

/** ISO 9362: bank, country, place, and a branch where it is named. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);

/** Blanks, hyphens and dots are how it is printed. Full-width digits are digits. */
const bare = (text: string): string =>
	text
		.normalize('NFKC')
		.replace(/[\s.\p{Pd}]/gu, '')
		.toUpperCase();
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** As it is kept: without what is only print, and without what its country has not. */
export function tidyAccount(given: RefundAccount): RefundAccount {
	const { country } = given;
	const tidied: RefundAccount = {
		...{ country, bank: plain(given.bank), holder: plain(given.holder), number: bare(given.number) },
		...{ bic: bare(given.bic), code: bare(given.code), address: plain(given.address) },
	};
	const asked = fieldsOf(country);
	const kept = (field: RefundAccountField) => (asked.includes(field) ? tidied[field] : '');
	return { ...tidied, bic: kept('bic'), code: kept('code'), address: kept('address') };
}

/** What banks abroad print: no letters beyond the Latin ones, and nothing that could be a command to a machine. */
const isBankLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}\d\s.,'’`()/&+:#ºª-]*$/u.test(text);

type AccountFault =
	| ('required' | 'too-long' | 'text-not-latin' | 'invalid-input')
	| ('account-number-wrong' | 'iban-needed' | 'iban-wrong' | 'iban-elsewhere' | 'bic-wrong' | 'bank-code-wrong');

function numberFault({ country, number }: RefundAccount): AccountFault | undefined {
	if (!isAbroad(country)) return /^\d{8,16}$/.test(number) ? undefined : 'account-number-wrong';
	const use = ibanUse(country);
	if (use !== 'never' && looksLikeIban(number)) {
		if (number.slice(0, 2) !== ibanCountryOf(country)) return 'iban-elsewhere';
		return isIban(number) ? undefined : 'iban-wrong';
	}
	if (use === 'always') return 'iban-needed';
	return /^[A-Z0-9]{4,34}$/.test(number) && /\d{4}/.test(number) ? undefined : 'account-number-wrong';
}

function fieldFault(account: RefundAccount, field: RefundAccountField): AccountFault | undefined {
	const { country } = account;
	const text = account[field];
	if (text === '') return 'required';
	if (field === 'country') return undefined;
	if (text.length > accountLimits[field]) return 'too-long';
	// What cannot be seen is no part of a name.
	if (/\p{C}/u.test(text)) return 'invalid-input';
	if (field === 'number') return numberFault(account);
	if (field === 'bic') return isBic(text) ? undefined : 'bic-wrong';
	if (field === 'code') return bankCodes[country]?.isRight(text) ? undefined : 'bank-code-wrong';
	return isAbroad(country) && !isBankLatin(text) ? 'text-not-latin' : undefined;
}

/** What is wrong with it, in the order of the form; nothing where it can be kept. */
export function accountFaults(given: RefundAccount): Partial<Record<RefundAccountField, AccountFault>> {
	const account = tidyAccount(given);
	return Object.fromEntries(
		fieldsOf(given.country).flatMap((field) => {
			const fault = fieldFault(account, field);
			return fault ? [[field, fault]] : [];
		}),
	);
}

/** At the most the last four signs, and never more than two fifths of it. */
const lastSignsOf = (number: string): string =>
	number.slice(number.length - Math.min(4, Math.floor((number.length * 2) / 5)));

export const traceOf = (stored: StoredAccount): AccountTrace => {
	if ('lastSigns' in stored) return stored;
	const { country, bank, number } = stored;
	return { country, bank, lastSigns: lastSignsOf(number) };
};

/** The number as everybody sees it who did not ask for more. */
export const maskedNumber = (stored: StoredAccount): string => `•••• ${traceOf(stored).lastSigns}`;

/** The number as it is read off for a transfer. */
export const readableNumber = ({ number }: RefundAccount): string => (isIban(number) ? groupedIban(number) : number);

/**
 * How so much can go back. To an account always; to the card or by hand only what came that way and is still here: what was
 * transferred shows no account that anybody could send it to.
 */
export function waysBack(payments: readonly Moved[], due: number): RefundWay[] {
	return refundWays.filter((way) => way === 'account' || (due > 0 && stillHere(payments, way) >= due));
}

/** What was said about where a refund goes. */
type RefundStanding = {
	/** Null while nothing was said. */
	way: RefundWay | null;
	/** Money came back from there, or the agency could not send it: the guest is asked again. */
	isReturned: boolean;
	/** Only a trace of the account is left. */
	isReduced: boolean;
};

/** Whether it is known where a refund goes. */
export const isWayKnown = (standing: RefundStanding | undefined): boolean =>
	standing !== undefined && standing.way !== null && !standing.isReturned && !standing.isReduced;

/** It may be said, and said otherwise, until all that is owed was sent. */
export const maySayWay = ({ refundDue }: { refundDue: number }): boolean => refundDue > 0;

/** A desk asks once a day at the most. */
const askAgainMs = dayMs;
export const mayAsk = (askedAt: Date | null, now: Date): boolean =>
	askedAt === null || now.getTime() - askedAt.getTime() >= askAgainMs;

/** By itself a guest is asked a little after it is owed, for most say it at once, and once more some days later. */
export const askingByItself = { afterMs: hourMs, againAfterMs: 3 * dayMs, times: 2 } as const;

/** Whether its turn has come, by when and how often the guest was asked; of whom it is not known where the refund goes. */
export function mayAskByItself(row: { askedAt: Date | null; asked: number } | undefined, now: Date): boolean {
	const { againAfterMs, times } = askingByItself;
	if (!row || row.askedAt === null) return true;
	return now.getTime() - row.askedAt.getTime() > againAfterMs && row.asked < times;
}

/**
 * How long an account is kept after the last refund to it: in full as long as a transfer abroad may come back or be looked for,
 * then what says where it went, as long as the law wants payments to be proved (Act on Consumer Protection in Electronic Commerce).
 */
export const accountDays = { whole: 90, trace: 1_826 } as const;

/** Why an operator looks at an account in full: chosen, never typed. */
export const refundAccountReasons = ['payout', 'returned', 'asked', 'law'] as const;
export type RefundAccountReason = (typeof refundAccountReasons)[number];
