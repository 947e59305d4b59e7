import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { advisoryKeys, withAdvisoryLock } from '#server/db/locks.ts';
import { readSettings } from '#server/env.ts';
import { newKey } from '#server/keys/key-file.ts';
import { keyFileIn } from '#server/keys/open-keyring.ts';
import { type Rotation, rotateKeys } from '#server/keys/rotate-keys.ts';
import { secretBytes } from '#server/keys/secret-keys.ts';
import { StartRefused } from '#server/start-refused.ts';
import { runCommand, withDatabase } from './with-database.ts';

/**
 *   npm run rotate-keys                      a new key; everything sealed anew with it, while the site serves
 *   npm run rotate-keys -- --forget-old      drops the old keys, if nothing needs them any more
 *   npm run rotate-keys -- --print-key       prints a key for SECRET_KEYS and changes nothing
 *   npm run rotate-keys -- --pause 60        seconds between the two passes
 */
const { values } = parseArgs({
	options: {
		'forget-old': { type: 'boolean', default: false },
		'print-key': { type: 'boolean', default: false },
		pause: { type: 'string', default: '25' },
	},
});

const say = (sentence: string) => console.info(sentence);

function tell({ counts, unreadable, keyId }: Rotation): number {
	for (const [column, count] of Object.entries(counts)) say(`  ${column.padEnd(20)} ${count} sealed anew`);
	if (unreadable.length === 0) {
		say(`Everything stands under ${keyId}.`);
		return 0;
	}
	console.error(`${unreadable.length} values open with no known key and were left as they are:`);
	for (const row of unreadable.slice(0, 20)) console.error(`  ${row}`);
	return 1;
}

async function rotate(): Promise<number> {
	const settings = readSettings();
	const pauseMs = Number(values.pause) * 1000;
	if (!(pauseMs >= 0)) throw new StartRefused('--pause takes a number of seconds.');
	const secrets = settings.SECRET_KEYS;
	if (secrets)
		say(
			'SECRET_KEYS is set: its first key counts as the new one. (--print-key makes one; docs/decisions/0018 tells the order.)',
		);
	const rotation = await withDatabase(settings, (database) =>
		withAdvisoryLock(database, advisoryKeys.keyRotation, () =>
			rotateKeys({
				database: database.drizzle,
				keys: secrets ? { settings: secrets } : { file: keyFileIn(settings.DATA_DIR) },
				pauseMs,
				isForgetting: values['forget-old'],
				onProgress: say,
			}),
		),
	);
	return tell(rotation);
}

await runCommand(async () => {
	if (!values['print-key']) return rotate();
	say(`${newKey(new Date()).id}:${randomBytes(secretBytes).toString('base64')}`);
	return 0;
});
