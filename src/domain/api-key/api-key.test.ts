import { expect, test } from 'vitest';
import { rights } from '../organisation/rights.ts';
import {
	isKeyText,
	isUseWorthNoting,
	keyExpiry,
	keyRights,
	keyState,
	keyWarningDue,
	lastFour,
	mayBeSaidAgain,
} from './api-key.ts';

const now = new Date('2026-11-18T03:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const good = { revokedAt: null, expiresAt: later(1), hasMaker: true };

test('a key is good until it is revoked, runs out, or who made it could not make it any more', () => {
	expect(keyState(good, now)).toBe('good');
	expect(keyState({ ...good, revokedAt: later(-1) }, now)).toBe('revoked');
	expect(keyState({ ...good, expiresAt: now }, now)).toBe('expired');
	expect(keyState({ ...good, hasMaker: false }, now)).toBe('orphaned');
	expect(keyState({ revokedAt: now, expiresAt: later(-2), hasMaker: false }, now)).toBe('revoked');
	expect(keyExpiry(now, 90).toISOString()).toBe('2027-02-16T03:00:00.000Z');
});

test('its end is told fourteen and three days before, each once, and the nearer one alone where both are due', () => {
	const due = (daysLeft: number, warnedDays: number | null = null) =>
		keyWarningDue({ expiresAt: later(daysLeft * 24), warnedDays }, now);
	expect([due(15), due(14), due(14, 14), due(4, 14)]).toEqual([undefined, 14, undefined, undefined]);
	expect([due(3, 14), due(2), due(1, 3)]).toEqual([3, 3, undefined]);
	expect([due(0), due(-1, 14)]).toEqual([undefined, undefined]);
});

test('what only people do is no right of a key', () => {
	expect(rights.filter((right) => !(keyRights as readonly string[]).includes(right))).toEqual([
		...['reservation.export', 'guest.reveal', 'profile.edit', 'consultation.answer', 'video.hold', 'vault.read'],
		...['settlement.see', 'business.edit', 'staff.manage', 'key.manage'],
	]);
});

test('a key is known by its beginning and shown by its end', () => {
	const key = `maru_key_${'Ab-_'.repeat(10)}xyz`;
	expect(isKeyText(key)).toBe(true);
	expect(lastFour(key)).toBe('_xyz');
	for (const wrong of ['', 'maru_key_', key.slice(1), `${key}A`, `${key}\n`, key.replace('A', '+')])
		expect(isKeyText(wrong), wrong).toBe(false);
});

test('its use is noted to the hour', () => {
	expect(isUseWorthNoting(null, now)).toBe(true);
	expect(isUseWorthNoting(later(-0.9), now)).toBe(false);
	expect(isUseWorthNoting(later(-1), now)).toBe(true);
});

test('the same wish again is answered anew for some minutes, unless the key was used', () => {
	const made = { createdAt: later(-0.1), lastUsedAt: null, revokedAt: null };
	expect(mayBeSaidAgain(made, now)).toBe(true);
	expect(mayBeSaidAgain({ ...made, lastUsedAt: now }, now)).toBe(false);
	expect(mayBeSaidAgain({ ...made, revokedAt: now }, now)).toBe(false);
	expect(mayBeSaidAgain({ ...made, createdAt: later(-0.2) }, now)).toBe(false);
});
