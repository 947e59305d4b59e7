import { expect, test } from 'vitest';
import { rights } from '../organisation/rights.ts';
import { isKeyText, isUseWorthNoting, keyExpiry, keyRights, keyState, lastFour, mayBeSaidAgain } from './api-key.ts';

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

test('what only people do is no right of a key', () => {
	expect(rights.filter((right) => !(keyRights as readonly string[]).includes(right))).toEqual([
		...['reservation.export', 'guest.reveal', 'profile.edit', 'consultation.answer', 'video.hold', 'vault.read'],
		...['business.edit', 'staff.manage', 'key.manage'],
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
