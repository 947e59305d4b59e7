import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#server/env.ts';
import { watchedKeyFile } from './key-file.ts';
import { type Keyring, keyringFrom } from './keyring.ts';

export const keyFileIn = (dataDir: string) => join(dataDir, 'keys.json');

export const hasKeys = ({ SECRET_KEYS, DATA_DIR }: Pick<Settings, 'SECRET_KEYS' | 'DATA_DIR'>): boolean =>
	SECRET_KEYS !== undefined || existsSync(keyFileIn(DATA_DIR));

/** The keys of the settings; without them those of a file in the data folder, made at the first start. */
export async function openKeyring(
	settings: Pick<Settings, 'SECRET_KEYS' | 'DATA_DIR' | 'DATABASE_URL'>,
	onProgress: (sentence: string) => void = () => undefined,
): Promise<Keyring> {
	const given = settings.SECRET_KEYS;
	if (given) return keyringFrom({ known: () => given, lookAgain: () => given });
	const path = keyFileIn(settings.DATA_DIR);
	mkdirSync(settings.DATA_DIR, { recursive: true });
	if (settings.DATABASE_URL)
		onProgress(`The secret keys are in ${path}; other servers on this database need the same (or SECRET_KEYS).`);
	return keyringFrom(watchedKeyFile(path));
}
