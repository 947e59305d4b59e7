import { randomBytes } from 'node:crypto';
import {
	chmodSync,
	chownSync,
	closeSync,
	fsyncSync,
	linkSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '#server/start-refused.ts';
import type { SecretSource, Secrets } from './keyring.ts';
import { secretBytes } from './secret-keys.ts';

const secret = z.string().refine((text) => Buffer.from(text, 'base64').length === secretBytes);
const keyFile = z.strictObject({
	version: z.literal(1),
	root: secret,
	keys: z
		.array(z.strictObject({ id: z.string().regex(/^[\w-]{1,40}$/), secret, madeAt: z.iso.datetime() }))
		.min(1)
		.max(1_000),
});
export type KeyFile = z.output<typeof keyFile>;

const newSecret = () => randomBytes(secretBytes).toString('base64');

/** Named after the day, so that people can tell them apart; the rest keeps two of one day apart. */
export function newKey(now: Date): KeyFile['keys'][number] {
	const id = `k${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;
	return { id, secret: newSecret(), madeAt: now.toISOString() };
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Undefined when there is no such file; every other trouble is told, for new keys in its place would lose all it sealed. */
export function readKeyFile(path: string): KeyFile | undefined {
	let text: string;
	try {
		text = readFileSync(path, 'utf8');
	} catch (error) {
		if (codeOf(error) === 'ENOENT') return undefined;
		throw new StartRefused(`The keys in ${path} cannot be read (${codeOf(error)}): let the user Maru runs as read it.`);
	}
	const parsed = parseKeyFile(text);
	if (parsed) return parsed;
	throw new StartRefused(
		`The keys in ${path} are damaged: bring the file back from a copy. Without them what was sealed cannot be opened.`,
	);
}

/** On disk before anything is sealed with it, and never half there. */
function writeWhole(path: string, content: KeyFile, put: (temporary: string) => void): void {
	const temporary = `${path}.${randomBytes(6).toString('hex')}`;
	const file = openSync(temporary, 'wx', 0o600);
	try {
		writeSync(file, `${JSON.stringify(content, null, '\t')}\n`);
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
	try {
		put(temporary);
	} finally {
		rmSync(temporary, { force: true });
	}
	if (process.platform === 'win32') return;
	const folder = openSync(dirname(path), 'r');
	fsyncSync(folder);
	closeSync(folder);
}

/** Two servers may start on one folder: the file of the first one counts. */
function makeKeyFile(path: string, now: Date): void {
	writeWhole(path, { version: 1, root: newSecret(), keys: [newKey(now)] }, (temporary) => {
		try {
			linkSync(temporary, path);
		} catch (error) {
			if (codeOf(error) === 'EEXIST') return;
			// A disk without hard links.
			renameSync(temporary, path);
		}
	});
}

/** Keys as a backup has them. */
export function parseKeyFile(text: string): KeyFile | undefined {
	try {
		return keyFile.parse(JSON.parse(text));
	} catch {
		return undefined;
	}
}

/** Where there are none yet: others in their place would lose all that those sealed. */
export const bringBackKeyFile = (path: string, content: KeyFile): void =>
	writeWhole(path, content, (temporary) => linkSync(temporary, path));

/** Takes the place of the file that is there, and its owner: the servers must go on reading it. */
export function replaceKeyFile(path: string, content: KeyFile): void {
	const { uid, gid } = statSync(path);
	writeWhole(path, keyFile.parse(content), (temporary) => {
		if (process.getuid?.() === 0) chownSync(temporary, uid, gid);
		chmodSync(temporary, 0o600);
		renameSync(temporary, path);
	});
}

export function readOrMakeKeyFile(path: string, now = new Date()): KeyFile {
	const found = readKeyFile(path);
	if (found) return found;
	makeKeyFile(path, now);
	return readOrMakeKeyFile(path, now);
}

const secretsOf = ({ root, keys }: KeyFile): Secrets => ({
	root: Buffer.from(root, 'base64'),
	keys: keys.map(({ id, secret }) => ({ id, secret: Buffer.from(secret, 'base64') })),
});

function stampOf(path: string): string {
	try {
		const { mtimeMs, ino, size } = statSync(path);
		return `${mtimeMs} ${ino} ${size}`;
	} catch {
		return 'none';
	}
}

/** How soon a running server uses a new key. */
export const noticeWithinMs = 2_000;

/** The file as it is now: another process may add a key while the site serves. */
export function watchedKeyFile(path: string, clock: () => number = Date.now): SecretSource {
	let stamp = stampOf(path);
	let secrets = secretsOf(readOrMakeKeyFile(path));
	let lookedAt = clock();
	const lookAgain = () => {
		lookedAt = clock();
		const now = stampOf(path);
		if (now === stamp) return secrets;
		try {
			const content = readKeyFile(path);
			if (content) secrets = secretsOf(content);
			stamp = now;
		} catch {
			// The keys known so far still serve; the next look may find the file mended.
		}
		return secrets;
	};
	return { known: () => (clock() - lookedAt >= noticeWithinMs ? lookAgain() : secrets), lookAgain };
}
