import { setTimeout as sleep } from 'node:timers/promises';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Pool } from '#server/queries.ts';
import { StartRefused } from '#server/start-refused.ts';
import { newKey, readKeyFile, readOrMakeKeyFile, replaceKeyFile, watchedKeyFile } from './key-file.ts';
import { type Keyring, keyringFrom, type Secrets } from './keyring.ts';
import { type Resealed, reseal } from './reseal.ts';
import { countLoginsBefore, countOld, countOldJobs } from './sealed.repo.ts';
import { sealedColumns } from './sealed-columns.ts';

type Options = {
	database: Pool;
	/** Where the keys are: a file that this command changes, or settings that only people can. */
	keys: { file: string } | { settings: Secrets };
	/** Longer than a server needs to notice the new key and to finish what it began with the old one. */
	pauseMs: number;
	/** Drops the old keys instead of adding a new one. */
	isForgetting?: boolean;
	onProgress: (sentence: string) => void;
};

export type Rotation = Resealed & { keyId: string };

/** The keys in use, with a new newest one where they are a file's and none is to be forgotten. */
function prepareKeys({ keys, isForgetting }: Options): { keyring: Keyring; keyId: string } {
	if ('settings' in keys) {
		const { settings } = keys;
		return {
			keyring: keyringFrom({ known: () => settings, lookAgain: () => settings }),
			keyId: settings.keys[0]?.id ?? '',
		};
	}
	const content = readOrMakeKeyFile(keys.file);
	const key = isForgetting ? content.keys[0] : newKey(new Date());
	if (!key) throw new Error('a key file without keys');
	if (!isForgetting) replaceKeyFile(keys.file, { ...content, keys: [key, ...content.keys] });
	return { keyring: keyringFrom(watchedKeyFile(keys.file)), keyId: key.id };
}

const total = ({ counts }: Resealed) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const together = (a: Resealed, b: Resealed): Resealed => ({
	counts: Object.fromEntries(Object.entries(a.counts).map(([name, count]) => [name, count + (b.counts[name] ?? 0)])),
	// What could not be opened at the end; what was mended in between no longer counts.
	unreadable: b.unreadable,
});

/**
 * A new newest key, and everything sealed anew with it while the site serves. Interrupted, it is run again: old keys
 * stay known until they are forgotten on purpose.
 */
export async function rotateKeys(options: Options): Promise<Rotation> {
	const { database, pauseMs, isForgetting = false, onProgress } = options;
	const pool = database.$client;
	const { keyring, keyId } = prepareKeys(options);
	onProgress(`The newest key is ${keyId}.`);
	const first = await reseal({ pool, keys: keyring, keyId });
	onProgress(`Sealed anew: ${total(first)}. Waiting ${Math.ceil(pauseMs / 1000)} s for what servers still wrote …`);
	await sleep(pauseMs);
	const last = await reseal({ pool, keys: keyring, keyId });
	const resealed = together(first, last);
	const event = { event: 'keys.rotated', actorId: null, subjectId: null } as const;
	await recordAudit(database, { ...event, details: { key: keyId, resealed: total(resealed) } });
	if (isForgetting) await forgetOldKeys(options, { ...resealed, keyId });
	return { ...resealed, keyId };
}

/** A key is forgotten only when nothing needs it: no sealed value, and no login that it signed. */
async function forgetOldKeys({ database, keys, onProgress }: Options, { keyId, unreadable }: Rotation): Promise<void> {
	if ('settings' in keys)
		throw new StartRefused(
			'SECRET_KEYS is set: when nothing is left under the old keys, take them out of it yourself.',
		);
	const content = readKeyFile(keys.file);
	const newest = content?.keys[0];
	if (!content || newest?.id !== keyId)
		throw new StartRefused('The keys were changed meanwhile: run the command again.');
	if (unreadable.length > 0)
		throw new StartRefused(`${unreadable.length} sealed values could not be opened, so no key is forgotten.`);
	for (const column of sealedColumns)
		if ((await countOld(database.$client, column, keyId)) > 0)
			throw new StartRefused(`${column.name} is still being written with an old key, so no key is forgotten.`);
	if ((await countOldJobs(database.$client, keyId)) > 0)
		throw new StartRefused('A job that waits was written with an old key, so no key is forgotten. Try again later.');
	const logins = await countLoginsBefore(database.$client, new Date(newest.madeAt));
	if (logins.count > 0)
		throw new StartRefused(
			`${logins.count} logins were signed with an old key, so no key is forgotten. They renew themselves at the next visit; the last ends on ${logins.until?.toISOString() ?? ''}.`,
		);
	replaceKeyFile(keys.file, { ...content, keys: [newest] });
	onProgress(`Forgotten: ${content.keys.length - 1} old keys. Copies of the data made before need the old keys.json.`);
}
