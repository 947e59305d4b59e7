import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringBackKeys, requireRoomForKeys } from '#server/backup/backed-up-keys.ts';
import { eraseAllAgain } from '#server/backup/erase-again.ts';
import { listBackups } from '#server/backup/make-backup.ts';
import { checkBackup, openBackup } from '#server/backup/open-backup.ts';
import { restoreDatabase, restoreFiles } from '#server/backup/restore-backup.ts';
import type { Database } from '#server/db/connect.ts';
import { isEmptyDatabase } from '#server/db/load-database.ts';
import { readSettings, type Settings } from '#server/env.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts';
import { requireKnownKeys } from '#server/keys/require-known-keys.ts';
import { openServices } from '#server/open-services.ts';
import { StartRefused } from '#server/start-refused.ts';
import { backupStore, readPassphrase, storeNamed } from './backup-store.ts';
import { runCommand, withDatabase } from './with-database.ts';

/**
 *   npm run restore -- /srv/maru-backups                     the newest backup there, into what the settings name, which must be empty
 *   npm run restore -- /srv/maru-backups --name maru-…       another one
 *   npm run restore -- /srv/maru-backups --check             only reads it and compares every hash
 *   npm run restore -- /srv/maru-backups --keep-files        the files were not lost: only database and keys
 *   npm run restore -- /srv/maru-backups --erasures /old/data/files   also erases again what is noted there
 */
const { values, positionals } = parseArgs({
	options: {
		name: { type: 'string' },
		check: { type: 'boolean', default: false },
		'keep-files': { type: 'boolean', default: false },
		erasures: { type: 'string', multiple: true, default: [] },
	},
	allowPositionals: true,
});

const say = (sentence: string) => console.info(sentence);

async function requireEmptyFiles(files: FileStore): Promise<void> {
	for await (const { key } of files.list())
		throw new StartRefused(
			`There are files already (${key}): restore into a place that is empty, or say --keep-files.`,
		);
}

async function requireNothingThere(settings: Settings, files: FileStore, keys: string): Promise<void> {
	if (!settings.DATABASE_URL && existsSync(join(settings.DATA_DIR, 'postgres')))
		throw new StartRefused(`There is a database in ${settings.DATA_DIR} already: restore into a place that is empty.`);
	requireRoomForKeys(settings, keys);
	if (!values['keep-files']) await requireEmptyFiles(files);
}

async function requireEmpty(database: Database): Promise<void> {
	if (!(await isEmptyDatabase(database)))
		throw new StartRefused('There are tables in this database already: restore into one that is empty.');
}

async function chooseBackup(store: FileStore): Promise<string> {
	const names = await listBackups(store);
	const name = values.name ?? names[0];
	if (name === undefined) throw new StartRefused('There is no backup in that place.');
	if (!names.includes(name)) throw new StartRefused(`There is no whole backup ${name} in that place.`);
	return name;
}

await runCommand(async () => {
	const settings = readSettings();
	const store = backupStore(positionals[0], settings);
	const name = await chooseBackup(store);
	const backup = await openBackup(store, name, await readPassphrase(false));
	const files = openFileStore(settings);
	if (!values.check) await requireNothingThere(settings, files, backup.keys);
	say(`Reading ${name} and comparing its hashes …`);
	await checkBackup(backup);
	if (values.check) {
		say('It is whole.');
		return 0;
	}
	return withDatabase(
		settings,
		async (database) => {
			await requireEmpty(database);
			say('The files …');
			if (!values['keep-files']) await restoreFiles(backup, files);
			say('The database …');
			await restoreDatabase(backup, database);
			bringBackKeys(settings, backup.keys);
			const services = await openServices(settings, database);
			await requireKnownKeys(database.drizzle, services.keys);
			const places = [files, store, ...values.erasures.map(storeNamed)];
			const again = await eraseAllAgain({ queries: database.drizzle, services, places, now: services.clock() });
			await services.settle();
			say(`Restored as it was at ${backup.manifest.madeAt}; everybody logs in anew.`);
			say(
				`Erased since, and again now: ${again.members} people, ${again.files} health files; ${again.factors} passkeys, apps and recovery codes that no longer count.`,
			);
			if (again.unsettled > 0)
				say(
					`${again.unsettled} of these people had something open then: look for reservations of “— —” in the console.`,
				);
			return 0;
		},
		{ isMigrated: false },
	);
});
