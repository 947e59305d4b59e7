import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transact } from '#server/db/transact.ts';
import { createPasswords } from '#server/features/member/passwords.ts';
import { createSpool } from '#server/files/spool.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { handOnJobs } from '#server/jobs/hand-on-jobs.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

/** The real services over a test's database, with keys and a folder of their own. */
export function testServices(queries: Pool, clock: Services['clock'] = () => new Date()): Services {
	const plain: Services['transact'] = (work) => transact(queries.$client, work, () => undefined);
	const files = openFolderStore(join(tmpdir(), `maru-files-${randomBytes(6).toString('hex')}`));
	return {
		origin: 'http://localhost:3000',
		// Jobs are in the queue when a use case has ended; events wait until a test tells them.
		transact: (work) => transact(queries.$client, work, () => handOnJobs({ transact: plain })),
		settle: () => handOnJobs({ transact: plain }),
		// Nobody listens; a test about streams listens itself.
		nudge: () => undefined,
		keys: keyringOf([{ id: 'k1', secret: randomBytes(32) }]),
		// As cheap as can be: what the real ones cost is told by their own test.
		passwords: createPasswords({ memoryCost: 64, timeCost: 1 }),
		files,
		erasureStores: [files],
		// Room enough, whatever the machine of the test has.
		storage: async () => ({ freeBytes: 50_000_000_000, totalBytes: 100_000_000_000, elsewhere: [] }),
		ice: { stunUrls: [], turnUrls: [], turnSecret: undefined, policy: 'all' },
		spool: createSpool(join(tmpdir(), `maru-incoming-${randomBytes(6).toString('hex')}`)),
		translator: null,
		operatorFactorDays: null,
		clock,
	};
}
