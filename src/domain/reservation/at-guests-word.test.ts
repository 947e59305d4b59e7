import { expect, test } from 'vitest';
import { ruledAs } from './at-guests-word.ts';

test.each([
	['operator', true, 'member'],
	['operator', false, 'member'],
	['provider', true, 'member'],
	['provider', false, 'provider'],
	['member', false, 'member'],
	['clock', false, 'clock'],
] as const)(
	'what is a guest’s to do, done by the %s (no account: %s), goes by the rules of the %s',
	(actor, isGuest, ruled) => {
		for (const move of ['cancel', 'reduce', 'ask-change', 'withdraw-change'] as const)
			expect(ruledAs(move, { actor, isGuest })).toBe(ruled);
	},
);

test('what is a house’s to say stays the house’s, whoever phones', () => {
	for (const move of ['confirm', 'call-off', 'accept-price', 'accept-date', 'arrive'] as const)
		expect(ruledAs(move, { actor: 'operator', isGuest: true })).toBe('operator');
});
