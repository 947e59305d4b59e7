import { expect, test } from 'vitest';
import { afterSeconds } from './session-rules.ts';
import { isRecent, recentSeconds, stepAfter } from './sign-in.ts';

const now = new Date('2026-11-14T00:00:00Z');

test('a sign-in counts as recent for ten minutes, and not a moment longer', () => {
	expect(recentSeconds).toBe(600);
	expect(isRecent(now, now)).toBe(true);
	expect(isRecent(now, afterSeconds(now, 600))).toBe(true);
	expect(isRecent(now, new Date(now.getTime() + 600_001))).toBe(false);
});

test('who never signed in has not done so recently', () => {
	expect(isRecent(null, now)).toBe(false);
});

test('the password is all that is asked of whom has set up nothing else', () => {
	expect(stepAfter(['password'], [])).toEqual({ isFull: true });
});

test('who has set up a second factor is asked for it after the password', () => {
	expect(stepAfter(['password'], ['one-time-code'])).toEqual({ isFull: false, next: ['one-time-code'] });
	expect(stepAfter(['password', 'one-time-code'], ['one-time-code'])).toEqual({ isFull: true });
	expect(stepAfter(['password', 'password'], ['one-time-code'])).toMatchObject({ isFull: false });
});

test('no code stands in for the password', () => {
	expect(stepAfter(['one-time-code'], ['one-time-code'])).toEqual({ isFull: false, next: [] });
	expect(stepAfter(['recovery-code'], ['one-time-code', 'recovery-code'])).toEqual({ isFull: false, next: [] });
	expect(stepAfter([], [])).toEqual({ isFull: false, next: [] });
});

test('a passkey is a whole sign-in: its device has asked for its owner', () => {
	expect(stepAfter(['passkey'], ['passkey', 'one-time-code'])).toEqual({ isFull: true });
});

test('after the password any one of what is set up will do', () => {
	const setUp = ['passkey', 'one-time-code', 'recovery-code'] as const;
	expect(stepAfter(['password'], setUp)).toEqual({ isFull: false, next: setUp });
	expect(stepAfter(['password', 'recovery-code'], setUp)).toEqual({ isFull: true });
	expect(stepAfter(['password', 'one-time-code'], ['passkey', 'recovery-code'])).toMatchObject({ isFull: false });
});
