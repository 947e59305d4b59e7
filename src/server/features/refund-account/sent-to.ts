import { isWayKnown, traceOf } from '#domain/refund/refund-account.ts';
import type { PaymentMethod } from '#domain/reservation/payment.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { RefundAccountRow } from './refund-account.repo.ts';
import { standingOf } from './refund-way-view.ts';
import { openAccount } from './sealed-refund-account.ts';

/** Where a refund went that was recorded: to the account its guest gave, where it was transferred. */
export function sentTo(keys: Keyring, row: RefundAccountRow | undefined, method: PaymentMethod) {
	const account = row && method === 'transfer' && isWayKnown(standingOf(row)) ? openAccount(keys, row) : undefined;
	return account ? ({ way: 'account', account: traceOf(account) } as const) : { way: method };
}
