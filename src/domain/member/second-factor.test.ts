import { describe, expect, test } from 'vitest';
import { groupCodes } from './group.ts';
import {
	dutyOf,
	graceEnd,
	isHeldBack,
	oneTimeCodeIn,
	recoveryCodeIn,
	recoveryCodes,
	spelledCode,
	waysOf,
} from './second-factor.ts';
import { stepAfter } from './sign-in.ts';

const nothing = { passkeys: 0, usablePasskeys: 0, hasAuthenticator: false, recoveryCodesLeft: 0 };

describe('what somebody types', () => {
	test('is a recovery code however it is spelt', () => {
		expect(recoveryCodeIn('7K3MP-X0QRT')).toBe('7K3MPX0QRT');
		expect(recoveryCodeIn(' 7k3mp xoqrt ')).toBe('7K3MPX0QRT');
		expect(recoveryCodeIn('iLOmp-X0QRT')).toBe('110MPX0QRT');
		expect(recoveryCodeIn(spelledCode('7K3MPX0QRT'))).toBe('7K3MPX0QRT');
	});

	test('is none where a letter is missing, too many, or of no code', () => {
		for (const typed of ['', '7K3MP-X0QR', '7K3MP-X0QRTT', '7K3MP-X0QRU', '123 456'])
			expect(recoveryCodeIn(typed)).toBeUndefined();
	});

	test('is an app’s code with or without its blank', () => {
		expect(oneTimeCodeIn('123456')).toBe('123456');
		expect(oneTimeCodeIn(' 123 456 ')).toBe('123456');
		for (const typed of ['', '12345', '1234567', '12345a', '7K3MP-X0QRT', '１２３４５６'])
			expect(oneTimeCodeIn(typed)).toBeUndefined();
	});

	test('no letter of a recovery code is read as another', () => {
		expect(new Set(recoveryCodes.letters).size).toBe(32);
		expect(recoveryCodes.letters).not.toMatch(/[ILOU]/);
	});
});

describe('ways of the second step', () => {
	test('nothing is asked of whom has set up nothing, whatever codes are left', () => {
		expect(waysOf(nothing)).toEqual([]);
		expect(waysOf({ ...nothing, recoveryCodesLeft: 3 })).toEqual([]);
	});

	test('each that is set up, and the recovery codes', () => {
		const all = { passkeys: 2, usablePasskeys: 1, hasAuthenticator: true, recoveryCodesLeft: 10 };
		expect(waysOf(all)).toEqual(['passkey', 'one-time-code', 'recovery-code']);
		expect(waysOf({ ...all, passkeys: 0, usablePasskeys: 0 })).toEqual(['one-time-code', 'recovery-code']);
	});

	test('a site that moved, and codes that are used up, let nobody in by the password alone', () => {
		const moved = { ...nothing, passkeys: 1 };
		expect(waysOf(moved)).toEqual(['recovery-code']);
		expect(stepAfter(['password'], waysOf(moved))).toMatchObject({ isFull: false });
	});
});

describe('operators', () => {
	const now = new Date('2026-11-17T00:00:00Z');
	const held = { group: groupCodes.operator, factorDueAt: now, factors: ['password'] as const, now };

	test('need a second factor, clinics are asked for one, nobody else', () => {
		expect(dutyOf({ group: groupCodes.operator, isAtHealth: false })).toBe('required');
		expect(dutyOf({ group: groupCodes.cooperative, isAtHealth: true })).toBe('asked');
		expect(dutyOf({ group: groupCodes.general, isAtHealth: false })).toBe('free');
	});

	test('are held back from the moment it is due, and not before', () => {
		expect(isHeldBack(held)).toBe(true);
		expect(isHeldBack({ ...held, factorDueAt: graceEnd(now, 7) })).toBe(false);
		expect(isHeldBack({ ...held, factorDueAt: graceEnd(new Date('2026-11-10T00:00:00Z'), 7) })).toBe(true);
		expect(isHeldBack({ ...held, factorDueAt: null })).toBe(false);
	});

	test('are not held back in a login with a second factor, nor is anybody else', () => {
		expect(isHeldBack({ ...held, factors: ['passkey'] })).toBe(false);
		expect(isHeldBack({ ...held, factors: ['password', 'one-time-code'] })).toBe(false);
		expect(isHeldBack({ ...held, group: groupCodes.cooperative })).toBe(false);
	});
});
