import { expect, test } from 'vitest';
import { openWonOf, payoutFaults, payoutState, signedWon } from './payout.ts';

const now = new Date('2026-11-18T03:00:00Z');
const due = { payableWon: 100_000, settledWon: 0 };
const owed = { payableWon: -9_000, settledWon: 0 };

test('a statement is due, owed, done, or had nothing to pay', () => {
	expect(payoutState(due)).toBe('due');
	expect(payoutState({ ...due, settledWon: 40_000 })).toBe('due');
	expect(payoutState({ ...due, settledWon: 100_000 })).toBe('done');
	expect(payoutState(owed)).toBe('owed');
	expect(payoutState({ ...owed, settledWon: -9_000 })).toBe('done');
	expect(payoutState({ payableWon: 0, settledWon: 0 })).toBe('nothing');
	expect(openWonOf({ ...owed, settledWon: -4_000 })).toBe(-5_000);
});

test('nobody records more than is open, a day to come, or one before the month was over', () => {
	const faults = (won: number, paidOn: string, standing = due) =>
		payoutFaults({ won, paidOn }, { ...standing, month: '2026-10', now }).map(({ at, code }) => `${at} ${code}`);
	expect(faults(100_000, '2026-11-18')).toEqual([]);
	expect(faults(9_000, '2026-11-01', owed)).toEqual([]);
	expect(faults(0, '2026-11-18')).toEqual(['won required']);
	expect(faults(100_001, '2026-11-19')).toEqual(['won more-than-due', 'paidOn date-future']);
	expect(faults(9_001, '2026-10-31', owed)).toEqual(['won more-than-due', 'paidOn date-early']);
	expect(faults(1, '2026-11-18', { payableWon: 5, settledWon: 5 })).toEqual(['won more-than-due']);
});

test('who pays whom follows from the statement', () => {
	expect(signedWon(5_000, due)).toBe(5_000);
	expect(signedWon(5_000, owed)).toBe(-5_000);
});
