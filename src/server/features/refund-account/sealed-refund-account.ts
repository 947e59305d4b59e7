import type { StoredAccount } from '#domain/refund/refund-account.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { refundAccountBinding } from '#server/keys/seal-bindings.ts';

type Row = { reservationId: string; sealed: string | null };

export const sealAccount = (keys: Keyring, reservationId: string, account: StoredAccount): string =>
	keys.seal(JSON.stringify(account), refundAccountBinding(reservationId));

/** Undefined where the money goes another way, or nothing is left of the account. */
export function openAccount(keys: Keyring, { reservationId, sealed }: Row): StoredAccount | undefined {
	return sealed === null ? undefined : JSON.parse(keys.open(sealed, refundAccountBinding(reservationId)));
}
