import { maskedBankAccount } from '#domain/provider/bank-account.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';

/** A business's bank account as lists and papers show it; null where there is none, as of one whose last owner has gone. */
export function maskedAccount(keys: Keyring, organisationId: string, sealed: string | undefined): string | null {
	const account = sealed === undefined ? '' : keys.open(sealed, bankAccountBinding(organisationId));
	return account === '' ? null : maskedBankAccount(account);
}
