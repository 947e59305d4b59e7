import type { Reads } from '#server/queries.ts';
import { StartRefused } from '#server/start-refused.ts';
import type { Keyring } from './keyring.ts';
import { findAnySealed } from './sealed.repo.ts';
import { sealedColumns } from './sealed-columns.ts';

/** New keys on an old database would open nothing: told at the start, not when someone asks for their passport number. */
export async function requireKnownKeys({ $client }: Pick<Reads, '$client'>, keys: Keyring): Promise<void> {
	for (const column of sealedColumns) {
		const sealed = await findAnySealed($client, column);
		if (sealed !== undefined && !keys.knows(sealed))
			throw new StartRefused(
				`The database holds sealed values (${column.name}) whose key is not known here: bring back the keys.json they were written with, or set SECRET_KEYS.`,
			);
	}
}
