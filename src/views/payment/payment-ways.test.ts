import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/reservation/payment.ts';
import { paymentWays } from './payment-ways.ts';

type Shown = Parameters<typeof paymentWays>[0];
const paid = (method: PaymentMethod, won: number, isReversed = false) =>
	({ kind: 'payment', method, won, reversed: isReversed ? {} : null }) as Shown['payments'][number];
const owed = (role: Shown['role'], payments: Shown['payments']): Shown => ({
	role,
	money: { total: 0, kept: 0, paid: 0, refunded: 0, refundDue: 90_000, balanceDue: 0, inCheck: 0, takenOff: 0 },
	pay: { state: 'none', won: 0, by: null, isFreed: false },
	payments,
});

test('a house is not offered to send back what only the agency holds', () => {
	const { kinds, wayFor } = paymentWays(owed('provider', [paid('transfer', 90_000), paid('card', 90_000, true)]));
	expect([kinds, wayFor('payment')]).toEqual([['payment'], 'on-site']);
});

test('what was taken on the spot goes back so, up to that; the agency sends all of it', () => {
	const payments = [paid('transfer', 60_000), paid('card', 30_000)];
	const house = paymentWays(owed('provider', payments));
	expect([house.kinds, house.waysOf('refund'), house.wayFor('refund', 'on-site')]).toEqual([
		['payment', 'refund'],
		['card'],
		'card',
	]);
	expect(house.usual('refund', 'card')).toBe(30_000);
	const agency = paymentWays(owed('operator', payments));
	expect([agency.waysOf('refund'), agency.usual('refund', 'transfer')]).toEqual([['transfer', 'card'], 90_000]);
});
