import type { PaymentState } from './payment-state.ts';

/** Whether a voucher can be used as far as its money goes: not while a transfer is due, nor while its slip is checked. */
export type VoucherStanding = 'good' | 'unpaid' | 'checking';

const standings: Record<PaymentState['state'], VoucherStanding> = {
	none: 'good',
	due: 'unpaid',
	refused: 'unpaid',
	checking: 'checking',
	// What is paid on site is paid where the voucher is shown.
	'on-site': 'good',
	paid: 'good',
};

export const voucherStanding = ({ state }: Pick<PaymentState, 'state'>): VoucherStanding => standings[state];
