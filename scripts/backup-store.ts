import { resolve } from 'node:path';
import { shortestPassphrase } from '#server/backup/passphrase.ts';
import type { Settings } from '#server/env.ts';
import { parseFileLocation } from '#server/gateways/file-store/file-location.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { openFolderStore } from '#server/gateways/file-store/folder-store.ts';
import { openLocation } from '#server/gateways/file-store/open-file-store.ts';
import { StartRefused } from '#server/start-refused.ts';
import { askSecret } from './ask-secret.ts';

/** A folder as one writes it in a shell, or what FILES_URL takes. */
export function storeNamed(text: string): FileStore {
	if (!/^[\w+]+:\/\//.test(text)) return openFolderStore(resolve(text));
	const location = parseFileLocation(text);
	if (!location)
		throw new StartRefused('The place must be a folder, file:///… or s3://KEY:SECRET@host/bucket?region=….');
	return openLocation(location, '');
}

/** The one that is named, else BACKUP_URL. */
export function backupStore(named: string | undefined, { BACKUP_URL, DATA_DIR }: Settings): FileStore {
	if (named !== undefined) return storeNamed(named);
	if (BACKUP_URL) return openLocation(BACKUP_URL, DATA_DIR);
	throw new StartRefused('Say where: npm run backup -- /srv/maru-backups (or s3://…), or set BACKUP_URL.');
}

export async function readPassphrase(isNew: boolean): Promise<string> {
	const given = process.env.BACKUP_PASSPHRASE;
	if (!given && !process.stdin.isTTY)
		throw new StartRefused('There is no terminal to ask for the passphrase: set BACKUP_PASSPHRASE.');
	const passphrase = given || (await askSecret('Passphrase: '));
	if (passphrase.length < shortestPassphrase)
		throw new StartRefused(`The passphrase needs at least ${shortestPassphrase} characters.`);
	if (isNew && !given && (await askSecret('Once more: ')) !== passphrase)
		throw new StartRefused('The two were not the same.');
	return passphrase;
}

export const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
