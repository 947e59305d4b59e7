import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transact } from '#server/db/transact.ts';
import { createPasswords } from '#server/features/member/passwords.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

/** The real services over a test's database, with keys and a folder of their own. */
export function testServices(queries: Pool, clock: Services['clock'] = () => new Date()): Services {
	return {
		origin: 'http://localhost:3000',
		transact: (work) => transact(queries.$client, work),
		keys: keyringOf([{ id: 'k1', secret: randomBytes(32) }]),
		passwords: createPasswords(),
		files: openFolderStore(join(tmpdir(), `maru-files-${randomBytes(6).toString('hex')}`)),
		clock,
	};
}
