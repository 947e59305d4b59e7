import { dayMs, hourMs } from '../kernel/durations.ts';
import type { Right } from '../organisation/rights.ts';

/**
 * What a key can be given. Left out is what only people do: reading what guests told in confidence, health documents and
 * consultations, talks, and whatever decides about the business, its staff and its keys.
 */
export const keyRights = [
	'reservation.see',
	'reservation.answer',
	'arrival.note',
	'payment.record',
	'thread.write',
	'product.edit',
	'rating.reply',
	'matching.answer',
	'figures.see',
] as const satisfies readonly Right[];
export type KeyRight = (typeof keyRights)[number];

/** How long a key can be good for. None is good for ever: what nobody renews is what nobody remembers. */
export const keyDays = [30, 90, 365] as const;
export type KeyDays = (typeof keyDays)[number];

export const mostKeys = 10;
export const keyNameMost = 60;

/** Known by its beginning wherever it turns up: in a log, in a repository, in a mail. */
export const keyPrefix = 'maru_key_';
export const isKeyText = (text: string): boolean => /^maru_key_[\w-]{43}$/.test(text);
export const lastFour = (text: string): string => text.slice(-4);

/** How a key stands: by itself, by the clock, and by who made it. */
export type KeyState = 'good' | 'revoked' | 'expired' | 'orphaned';

type Standing = {
	revokedAt: Date | null;
	expiresAt: Date;
	/** Whether who made it still works there and could make it today. */
	hasMaker: boolean;
};

export function keyState({ revokedAt, expiresAt, hasMaker }: Standing, now: Date): KeyState {
	if (revokedAt) return 'revoked';
	if (expiresAt <= now) return 'expired';
	return hasMaker ? 'good' : 'orphaned';
}

export const keyExpiry = (now: Date, days: KeyDays): Date => new Date(now.getTime() + days * dayMs);

/** So many days before it ends its owners are told, once each. */
export const keyWarnings = [14, 3] as const;
export type KeyWarning = (typeof keyWarnings)[number];

/** The warning that is due; the last one alone, where the sweep was late and more than one was. `warnedDays`: the last one that was sent. */
export function keyWarningDue(
	{ expiresAt, warnedDays }: { expiresAt: Date; warnedDays: number | null },
	now: Date,
): KeyWarning | undefined {
	const left = expiresAt.getTime() - now.getTime();
	if (left <= 0) return undefined;
	const due = keyWarnings.filter((days) => left <= days * dayMs).at(-1);
	return due !== undefined && (warnedDays === null || due < warnedDays) ? due : undefined;
}

/** When a key was used is told to the hour: a busy one writes a row twenty-four times a day. */
const usedWithinMs = hourMs;
export const isUseWorthNoting = (lastUsedAt: Date | null, now: Date): boolean =>
	lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedWithinMs;

/** Until it is used, who made it may have asked twice for the same: the answer got lost on the way. */
const repeatWithinMs = hourMs / 6;
export const mayBeSaidAgain = (made: { createdAt: Date; lastUsedAt: Date | null; revokedAt: Date | null }, now: Date) =>
	made.lastUsedAt === null && made.revokedAt === null && now.getTime() - made.createdAt.getTime() < repeatWithinMs;

/** Requests of one key, a minute and server. */
export const keyPace = { most: 300, windowMs: 60_000 } as const;
/** Keys that are none, of one network: nobody guesses 256 bits, but nobody need be let try. */
export const wrongKeyPace = { most: 60, windowMs: 60_000 } as const;
