import { expect, test } from 'vitest';
import { payWord } from './pay-word.ts';

const word = (
	state: Parameters<typeof payWord>[0]['pay']['state'],
	payment: Parameters<typeof payWord>[0]['payment'],
) => payWord({ pay: { state }, payment });

test('a slip comes before the money it is about', () => {
	expect(word('checking', 'unpaid')).toBe('payState.checking');
	expect(word('refused', 'part')).toBe('payState.refused');
});

test('a part is called a part, also while the rest is due', () => {
	expect(word('due', 'part')).toBe('payment.part');
	expect(word('due', 'unpaid')).toBe('payment.unpaid');
	expect(word('due', 'deposit')).toBe('payment.deposit');
});

test('what is paid on site is not called unpaid, unless something of it was paid', () => {
	expect(word('on-site', 'unpaid')).toBe('payState.on-site');
	expect(word('on-site', 'deposit')).toBe('payment.deposit');
});
