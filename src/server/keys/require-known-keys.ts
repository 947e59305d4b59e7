import type { Pool } from '#server/queries.ts';
import { StartRefused } from '#server/start-refused.ts';
import type { Keyring } from './keyring.ts';
import { findAnySealed } from './sealed.repo.ts';
import { sealedColumns } from './sealed-columns.ts';

const keyMissing = (column: string) =>
	new StartRefused(
		`The database holds sealed values (${column}) whose key is not known here: bring back the keys.json they were written with, or set SECRET_KEYS.`,
	);

/** New keys on an old database would open nothing: told at the start, not when someone asks for their passport number. */
export async function requireKnownKeys({ $client }: Pick<Pool, '$client'>, keys: Keyring): Promise<void> {
	for (const column of sealedColumns) {
		const sealed = await findAnySealed($client, column);
		if (sealed !== undefined && !keys.knows(sealed)) throw keyMissing(column.name);
	}
}

/** Where there are no keys at all, no value may be sealed. */
export async function requireNothingSealed({ $client }: Pick<Pool, '$client'>): Promise<void> {
	for (const column of sealedColumns)
		if ((await findAnySealed($client, column)) !== undefined) throw keyMissing(column.name);
}
