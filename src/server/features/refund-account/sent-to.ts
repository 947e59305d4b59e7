import { koreanDay } from '#domain/kernel/korean-date.ts';
import { isWayKnown, traceOf } from '#domain/refund/refund-account.ts';
import type { PaymentMethod } from '#domain/reservation/payment.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { RefundAccountRow } from './refund-account.repo.ts';
import { standingOf } from './refund-way-view.ts';
import { openAccount } from './sealed-refund-account.ts';

/** `sentOn`: the day a bank's statement has for it; who records one by hand has seen the account. */
type Sent = { method: PaymentMethod; sentOn?: string | undefined };

/**
 * Where a refund went that was recorded: to the account its guest gave, where it was transferred. What was given on the day it was sent
 * or later is not named: it may have gone to another.
 */
export function sentTo(keys: Keyring, row: RefundAccountRow | undefined, { method, sentOn }: Sent) {
	const isGiven = row?.givenAt && (sentOn === undefined || koreanDay(row.givenAt) < sentOn);
	const account = isGiven && method === 'transfer' && isWayKnown(standingOf(row)) ? openAccount(keys, row) : undefined;
	return account ? ({ way: 'account', account: traceOf(account) } as const) : { way: method };
}
