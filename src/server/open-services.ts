import { join } from 'node:path';
import type { Database } from './db/connect.ts';
import { transact } from './db/transact.ts';
import type { Settings } from './env.ts';
import { createPasswords } from './features/member/passwords.ts';
import { openFolderStore } from './gateways/file-store/folder-store.ts';
import { hasKeys, openKeyring } from './keys/open-keyring.ts';
import { requireNothingSealed } from './keys/require-known-keys.ts';
import type { Services } from './services.ts';

/** What use cases are given, from the settings. */
export async function openServices(
	settings: Settings,
	database: Database,
	onProgress: (sentence: string) => void = () => undefined,
): Promise<Services> {
	// Before new keys are made: a file brought back later must not find another in its place.
	if (!hasKeys(settings)) await requireNothingSealed(database.drizzle);
	return {
		origin: settings.PUBLIC_ORIGIN,
		transact: (work) => transact(database.pool, work),
		keys: await openKeyring(settings, onProgress),
		passwords: createPasswords(),
		files: openFolderStore(join(settings.DATA_DIR, 'files')),
		clock: () => new Date(),
	};
}
