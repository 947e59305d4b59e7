import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database, requireSupportedVersion } from '#server/db/connect.ts';
import { lockDataDir } from '#server/db/data-lock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { SUPERUSER } from '#server/db/embedded-cluster.ts';
import { serves } from '#server/db/embedded-postmaster.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import type { Settings } from '#server/env.ts';
import { StartRefused } from '#server/start-refused.ts';

type Opened = { url: string; close(): Promise<void> };

/** How long a product that is just starting may take until its database answers. */
const startingMs = 60_000;

const textOf = (path: string) => readFile(path, 'utf8').catch(() => '');

/** The embedded database of a product that is running, as a second process reaches it. */
async function findRunning(dataDir: string): Promise<Opened | undefined> {
	const folder = await realpath(dataDir).catch(() => dataDir);
	const pgdata = join(folder, 'postgres');
	const port = Number((await textOf(join(pgdata, 'postmaster.pid'))).split('\n')[3]);
	const password = (await textOf(join(folder, 'postgres.password'))).trim();
	if (!(port > 0) || !(await serves({ pgdata, port, password }))) return undefined;
	return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/maru`, close: async () => undefined };
}

async function openEmbedded(settings: Settings, onProgress: (sentence: string) => void): Promise<Opened> {
	const until = Date.now() + startingMs;
	for (;;) {
		const running = await findRunning(settings.DATA_DIR);
		if (running) return running;
		const lock = await lockDataDir(settings.DATA_DIR).catch((error: Error) => error);
		if (!(lock instanceof Error)) {
			const postgres = await startEmbedded({ dataDir: settings.DATA_DIR, onProgress }).catch(async (error) => {
				await lock.release();
				throw error;
			});
			return { url: postgres.url, close: () => postgres.stop().finally(() => lock.release()) };
		}
		// The product holds the folder; its database may be coming up.
		if (!(lock instanceof StartRefused) || Date.now() > until) throw lock;
		await sleep(500);
	}
}

/** For commands: the database of the settings, whether or not the product is running on it. */
export async function withDatabase<T>(
	settings: Settings,
	work: (database: Database, url: string) => Promise<T>,
	options: {
		onProgress?: (sentence: string) => void /** As it is: a backup changes nothing. */;
		isMigrated?: boolean;
	} = {},
): Promise<T> {
	const { onProgress = (sentence) => console.info(sentence), isMigrated = true } = options;
	const opened: Opened = settings.DATABASE_URL
		? { url: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, close: async () => undefined }
		: await openEmbedded(settings, onProgress);
	const database = connect({ url: opened.url, poolSize: 4, onError: () => undefined, isPatient: true });
	try {
		await requireSupportedVersion(database, settings.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
		if (isMigrated) await migrateSchema(database);
		return await work(database, opened.url);
	} finally {
		await database.close();
		await opened.close();
	}
}

/** What cannot be done is told in one sentence, without a stack. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
	try {
		process.exitCode = await work();
	} catch (error) {
		console.error(error instanceof StartRefused ? error.message : error);
		process.exitCode = 1;
	}
	// The launcher's channel would keep us.
	process.disconnect?.();
}
