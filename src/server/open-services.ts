import { join } from 'node:path';
import type { Database } from './db/connect.ts';
import { measureStorage } from './db/measure-storage.ts';
import { transact } from './db/transact.ts';
import type { Settings } from './env.ts';
import { tellEvents } from './features/event/tell-events.ts';
import { createNudger } from './features/live/create-nudger.ts';
import { createPasswords } from './features/member/passwords.ts';
import { createSpool } from './files/spool.ts';
import { openFileStore, openLocation } from './gateways/file-store/open-file-store.ts';
import { openTranslator } from './gateways/translator/open-translator.ts';
import { handOnJobs } from './jobs/hand-on-jobs.ts';
import { hasKeys, openKeyring } from './keys/open-keyring.ts';
import { requireNothingSealed } from './keys/require-known-keys.ts';
import type { Services } from './services.ts';
import { createWaker } from './waker.ts';

/** What use cases are given, from the settings. */
export async function openServices(
	settings: Settings,
	database: Database,
	onProgress: (sentence: string) => void = () => undefined,
): Promise<Services> {
	// Before new keys are made: a file brought back later must not find another in its place.
	if (!hasKeys(settings)) await requireNothingSealed(database.drizzle);
	const nudger = createNudger(database.pool);
	const { nudge } = nudger;
	const waker = createWaker(() =>
		handOn({ transact: (work) => transact(database.pool, work, () => undefined), nudge }),
	);
	const files = openFileStore(settings);
	return {
		origin: settings.PUBLIC_ORIGIN,
		transact: (work) => transact(database.pool, work, waker.wake),
		async settle() {
			await waker.settle();
			await nudger.settle();
		},
		nudge,
		keys: await openKeyring(settings, onProgress),
		passwords: createPasswords(),
		files,
		erasureStores: settings.BACKUP_URL ? [files, openLocation(settings.BACKUP_URL, settings.DATA_DIR)] : [files],
		storage: () => measureStorage(settings),
		ice: {
			stunUrls: settings.STUN_URLS,
			turnUrls: settings.TURN_URLS,
			turnSecret: settings.TURN_SECRET,
			policy: settings.ICE_POLICY,
		},
		spool: createSpool(join(settings.DATA_DIR, 'incoming')),
		translator: openTranslator(settings),
		// The demonstration's passwords are public, and whoever comes is to see everything.
		operatorFactorDays: settings.DEMO_DATA ? null : settings.OPERATOR_FACTOR_DAYS,
		clock: () => new Date(),
	};
}

/** What commits leave behind: jobs for the queue, and events that people are told of. */
async function handOn(services: Pick<Services, 'transact' | 'nudge'>): Promise<void> {
	await handOnJobs(services);
	if (await tellEvents(services)) await handOnJobs(services);
}
