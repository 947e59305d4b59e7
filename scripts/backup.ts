import { parseArgs } from 'node:util';
import { readKeys } from '#server/backup/backed-up-keys.ts';
import { listBackups, makeBackup } from '#server/backup/make-backup.ts';
import { noteBackup } from '#server/backup/note-backup.ts';
import { readSettings } from '#server/env.ts';
import { openFileStore } from '#server/gateways/file-store/open-file-store.ts';
import { StartRefused } from '#server/start-refused.ts';
import { backupStore, megabytes, readPassphrase } from './backup-store.ts';
import { runCommand, withDatabase } from './with-database.ts';

/**
 *   npm run backup -- /srv/maru-backups              database, files and keys into a folder of its own there, while the site serves
 *   npm run backup -- s3://KEY:SECRET@host/bucket    the same into a bucket; without a place, to BACKUP_URL
 *   npm run backup -- /srv/maru-backups --keep 14    and then removes all but the 14 newest
 */
const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true });

await runCommand(async () => {
	const settings = readSettings();
	const store = backupStore(positionals[0], settings);
	const keep = Number(values.keep ?? Number.POSITIVE_INFINITY);
	if (!(keep >= 1)) throw new StartRefused('--keep takes the number of backups that stay, at least 1.');
	const passphrase = await readPassphrase(true);
	const now = new Date();
	const keys = readKeys(settings, now);
	const onProgress = (sentence: string) => console.info(sentence);
	const { name, manifest } = await withDatabase(
		settings,
		async ({ drizzle }, url) => {
			const made = await makeBackup({ url, files: openFileStore(settings), keys, passphrase, store, now, onProgress });
			// An older database that nobody has migrated yet has no place for the note, and is backed up all the same.
			await noteBackup(drizzle, { ...made, now }).catch(() => console.info('The operator’s page was not told.'));
			return made;
		},
		{ isMigrated: false },
	);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
	const { count, total } = manifest.files;
	console.info(`${name}: ${manifest.tables.length} tables with ${rows} rows (${megabytes(bytes)} packed),`);
	console.info(`${count} files (${megabytes(total)}), and the keys, sealed. Keep the passphrase elsewhere.`);
	for (const old of (await listBackups(store)).slice(keep)) {
		await store.remove(old);
		console.info(`${old} removed.`);
	}
	return 0;
});
