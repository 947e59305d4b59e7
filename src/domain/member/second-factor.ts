import { daySeconds, minuteSeconds } from '../kernel/durations.ts';
import { type GroupCode, groupCodes } from './group.ts';
import { afterSeconds } from './session-rules.ts';
import type { Factor, SecondFactor } from './sign-in.ts';

/** So many devices at most; nobody who needs more remembers which is which. */
export const maxPasskeys = 10;
/** What a passkey is called by its owner. */
export const labelLength = 60;

/** How long a device may take to answer. */
export const challengeSeconds = 5 * minuteSeconds;

/** An app's code: six digits, another one every half minute. One before and one after count too, for clocks that differ. */
export const oneTimeCode = { digits: 6, seconds: 30, window: 1 } as const;

/** How long an app that was shown its secret may take to answer with a first code. */
export const enrolSeconds = 15 * minuteSeconds;

/** Crockford's: nothing that is read as something else. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodes = { count: 10, length: 10, letters } as const;

/** As it is shown: two groups of five. */
export const spelledCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** As somebody types it from paper: small letters, blanks, an O for a nought. Undefined where it can be no recovery code. */
export function recoveryCodeIn(typed: string): string | undefined {
	const code = typed
		.toUpperCase()
		.replace(/[\s\-–—]/g, '')
		.replace(/O/g, '0')
		.replace(/[IL]/g, '1');
	const isOne = code.length === recoveryCodes.length && [...code].every((letter) => letters.includes(letter));
	return isOne ? code : undefined;
}

/** Six digits, with or without the blank that apps show in the middle. */
export function oneTimeCodeIn(typed: string): string | undefined {
	const code = typed.replace(/[\s\-–—]/g, '');
	return /^\d{6}$/.test(code) ? code : undefined;
}

/** What a member has set up. */
export type SetUp = {
	passkeys: number;
	/** Those made for the name this site has now: others can be used nowhere (the site has moved). */
	usablePasskeys: number;
	hasAuthenticator: boolean;
	recoveryCodesLeft: number;
};

/** Recovery codes are for who has lost the others, and nothing by themselves. */
export const hasSecondFactor = ({
	passkeys,
	hasAuthenticator,
}: Pick<SetUp, 'passkeys' | 'hasAuthenticator'>): boolean => passkeys > 0 || hasAuthenticator;

/** By what the second step can be done; nothing where none is asked. */
export function waysOf(setUp: SetUp): SecondFactor[] {
	if (!hasSecondFactor(setUp)) return [];
	return [
		...(setUp.usablePasskeys > 0 ? (['passkey'] as const) : []),
		...(setUp.hasAuthenticator ? (['one-time-code'] as const) : []),
		// Named even when none is left: without it a member whose devices are gone would be let in by the password alone.
		'recovery-code',
	];
}

/** Whether a second factor is nobody's business but one's own, asked for, or needed. */
export const duties = ['free', 'asked', 'required'] as const;
export type Duty = (typeof duties)[number];

type Person = { group: GroupCode /** Works where health is a matter. */; isAtHealth: boolean };

/** Who sees everybody's data needs one; who sees what patients told is asked for one. */
export function dutyOf({ group, isAtHealth }: Person): Duty {
	if (group === groupCodes.operator) return 'required';
	return isAtHealth ? 'asked' : 'free';
}

/** Until when a new operator may work with the password alone. */
export const graceEnd = (from: Date, days: number): Date => afterSeconds(from, days * daySeconds);

type Standing = { group: GroupCode; factorDueAt: Date | null; factors: readonly Factor[]; now: Date };

/** An operator past that time whose login has no second factor is nobody but a member here, until one is set up. */
export const isHeldBack = ({ group, factorDueAt, factors, now }: Standing): boolean =>
	group === groupCodes.operator &&
	factorDueAt !== null &&
	now >= factorDueAt &&
	factors.every((factor) => factor === 'password');
