import { traceOf } from '#domain/refund/refund-account.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { Queries } from '#server/queries.ts';
import { findWholeOf, reduceAccount } from './refund-account.repo.ts';
import { openAccount, sealAccount } from './sealed-refund-account.ts';

type Row = { reservationId: string; sealed: string | null };
type Given = { queries: Queries; keys: Keyring; now: Date };

/** What is left of accounts that nobody needs in full any more: the law wants it to be known where payments went. */
export async function reduceAccounts({ queries, keys, now }: Given, rows: readonly Row[]): Promise<void> {
	for (const row of rows) {
		const stored = openAccount(keys, row);
		if (!stored) continue;
		const sealed = sealAccount(keys, row.reservationId, traceOf(stored));
		await reduceAccount(queries, row.reservationId, { sealed, at: now });
	}
}

/** Of who goes for good. */
export const reduceAccountsOf = async (given: Given, memberId: string): Promise<void> =>
	reduceAccounts(given, await findWholeOf(given.queries, memberId));
