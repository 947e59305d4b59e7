import { expect, test } from 'vitest';
import { paymentStates } from './payment-state.ts';
import { voucherStanding } from './voucher-standing.ts';

test('a voucher is good only where no transfer is waited for', () => {
	expect(Object.fromEntries(paymentStates.map((state) => [state, voucherStanding({ state })]))).toEqual({
		none: 'good',
		due: 'unpaid',
		checking: 'checking',
		refused: 'unpaid',
		'on-site': 'good',
		paid: 'good',
	});
});
