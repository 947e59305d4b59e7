import { expect, test } from 'vitest';
import { afterSeconds, expiryOf, sessionLifetime } from './session-rules.ts';

const now = new Date('2026-11-14T00:00:00Z');
const hour = 60 * 60;

test('an ordinary login lasts an hour unused, a kept one thirty days', () => {
	const endsAt = afterSeconds(now, 365 * 24 * hour);
	expect(expiryOf({ now, isKept: false, endsAt })).toEqual(afterSeconds(now, hour));
	expect(expiryOf({ now, isKept: true, endsAt })).toEqual(afterSeconds(now, 30 * 24 * hour));
});

test('no visit pushes a login past its end', () => {
	expect(sessionLifetime(false).wholeSeconds).toBe(12 * hour);
	expect(sessionLifetime(true).wholeSeconds).toBe(90 * 24 * hour);
	const endsAt = afterSeconds(now, 60);
	expect(expiryOf({ now, isKept: true, endsAt })).toEqual(endsAt);
});
