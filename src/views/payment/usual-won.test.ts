import { describe, expect, test } from 'vitest';
import { usualWon } from './usual-won.ts';

const money = {
	total: 100_000,
	kept: 0,
	paid: 0,
	refunded: 0,
	refundDue: 0,
	balanceDue: 100_000,
	inCheck: 0,
	takenOff: 0,
};
const due = { state: 'due', won: 20_000, by: null, isFreed: true } as const;
const checking = { ...due, state: 'checking' } as const;

describe('what is written down as paid', () => {
	test('the agency finds what was to be transferred', () => {
		expect(usualWon({ role: 'operator', money, pay: due })).toBe(20_000);
		expect(usualWon({ role: 'operator', money, pay: { ...due, state: 'on-site', won: 80_000 } })).toBe(100_000);
	});

	test('a house takes all on site, but not what is in check', () => {
		expect(usualWon({ role: 'provider', money, pay: due })).toBe(100_000);
		expect(usualWon({ role: 'provider', money: { ...money, inCheck: 20_000 }, pay: checking })).toBe(80_000);
	});
});
