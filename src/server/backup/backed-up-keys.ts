import type { Settings } from '#server/env.ts';
import { bringBackKeyFile, parseKeyFile, readKeyFile } from '#server/keys/key-file.ts';
import { hasKeys, keyFileIn } from '#server/keys/open-keyring.ts';
import { StartRefused } from '#server/start-refused.ts';

type Given = Pick<Settings, 'SECRET_KEYS' | 'DATA_DIR'>;

/** The keys of the settings or of the folder, as keys.json has them. */
export function readKeys({ SECRET_KEYS, DATA_DIR }: Given, now: Date): string {
	if (!SECRET_KEYS) {
		const found = readKeyFile(keyFileIn(DATA_DIR));
		if (!found) throw new StartRefused(`There are no keys in ${DATA_DIR}: nothing has run there yet.`);
		return JSON.stringify(found);
	}
	const text = (secret: Uint8Array) => Buffer.from(secret).toString('base64');
	const { root, keys } = SECRET_KEYS;
	const each = keys.map(({ id, secret }) => ({ id, secret: text(secret), madeAt: now.toISOString() }));
	return JSON.stringify({ version: 1, root: text(root), keys: each });
}

/** Before anything is restored: where keys stand they must be those of the backup. */
export function requireRoomForKeys(settings: Given, backedUp: string): void {
	if (!hasKeys(settings)) return;
	if (!settings.SECRET_KEYS)
		throw new StartRefused(`${keyFileIn(settings.DATA_DIR)} is there already: restore into a place that is empty.`);
	const known = new Set(
		settings.SECRET_KEYS.keys.map(({ id, secret }) => `${id} ${Buffer.from(secret).toString('base64')}`),
	);
	const wanted = parseKeyFile(backedUp);
	const hasAll = wanted?.keys.every(({ id, secret }) => known.has(`${id} ${secret}`));
	if (!hasAll || wanted?.root !== Buffer.from(settings.SECRET_KEYS.root).toString('base64'))
		throw new StartRefused('SECRET_KEYS are not the keys of this backup: add those, or leave SECRET_KEYS out.');
}

export function bringBackKeys({ SECRET_KEYS, DATA_DIR }: Given, backedUp: string): void {
	if (SECRET_KEYS) return;
	const keys = parseKeyFile(backedUp);
	if (!keys) throw new StartRefused('The keys of this backup are damaged.');
	bringBackKeyFile(keyFileIn(DATA_DIR), keys);
}
