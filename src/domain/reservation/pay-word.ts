import type { PaymentStatus } from './payment.ts';
import type { PaymentState } from './payment-state.ts';

type Told = { payment: PaymentStatus; pay: Pick<PaymentState, 'state'> };

/**
 * Which word tells how a reservation stands with its money, the same on pages, lists, vouchers, in calendars and exports: a slip
 * that waits or was not accepted comes before the money itself, and nothing is late where all of it is paid on site.
 */
export function payWord({ payment, pay: { state } }: Told) {
	if (state === 'checking' || state === 'refused') return `payState.${state}` as const;
	if (state === 'on-site' && payment === 'unpaid') return 'payState.on-site';
	return `payment.${payment}` as const;
}
