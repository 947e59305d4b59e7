import { expect, test } from 'vitest';
import { attemptRules } from '../member/attempt-rules.ts';
import { unprovedBounds } from './mail-bounds.ts';

test('what somebody causes themselves is counted more strictly than what they only hear of', () => {
	expect(unprovedBounds('reservation.book')).toEqual(['mail-act-account', 'mail-account']);
	expect(unprovedBounds('reservation.cancel')).toEqual(['mail-act-account', 'mail-account']);
	for (const kind of [
		'reservation.remind-pay',
		'reservation.call-off',
		'reservation.message',
		'waiting.offered',
	] as const)
		expect(unprovedBounds(kind)).toEqual(['mail-account']);
	expect(attemptRules['mail-act-account'].limit).toBeLessThan(attemptRules['mail-account'].limit);
});

test('links that somebody waits for, and the work of others, have bounds of their own', () => {
	for (const kind of [null, 'partner.approved', 'partner.change-asked'] as const)
		expect(unprovedBounds(kind)).toEqual([]);
});
