import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore, Pieces, StoredThing } from './file-store.ts';
import { requireSafeKey } from './store-key.ts';
import { storeTrouble } from './store-trouble.ts';

const pieceBytes = 64 * 1024;
/** What is being written has this behind its name until it is whole. */
const unfinished = '.part';

const pathOf = (folder: string, key: string): string => join(folder, ...requireSafeKey(key).split('/'));

const isMissing = (error: unknown) =>
	error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

/** Not mounted, not ours, or a disk that gives no answer: nothing that who sent the file could mend. */
const awayCodes = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'ENOTCONN', 'ENODEV'];

function told(error: unknown): unknown {
	const { code = '' } = error as NodeJS.ErrnoException;
	return awayCodes.includes(code) ? storeTrouble(`the folder cannot be used: ${code}`, error) : error;
}

async function flush(path: string): Promise<void> {
	const handle = await open(path, 'r');
	await handle.sync().finally(() => handle.close());
}

/** Written aside, forced to the disk, then given its name. */
async function writeWhole(path: string, pieces: Pieces): Promise<void> {
	const parent = dirname(path);
	await mkdir(parent, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
		// Of a disk that is read-only Node says that there is no such folder.
		throw isMissing(error) ? storeTrouble('the folder cannot be made', error) : told(error);
	});
	const aside = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
	try {
		const handle = await open(aside, 'wx', 0o600);
		try {
			for await (const piece of pieces) await handle.writeFile(piece);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(aside, path);
	} catch (error) {
		await rm(aside, { force: true }).catch(() => undefined);
		throw told(error);
	}
	await flush(parent);
	await flush(dirname(parent));
}

async function* thingsIn(folder: string): AsyncGenerator<StoredThing> {
	// What is taken away while it is listed is not there; a folder nothing was put into yet is empty.
	const entries = await opendir(folder, { recursive: true }).catch((error: unknown) => {
		if (isMissing(error)) return [];
		throw error;
	});
	for await (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch(() => undefined);
		if (found) yield { key: relative(folder, path).split(sep).join('/'), bytes: found.size, at: found.mtime };
	}
}

/** Uploaded files in a folder of their own; it is made when the first one comes. */
export function openFolderStore(folder: string): FileStore {
	return {
		write: async (key, pieces) => writeWhole(pathOf(folder, key), pieces),
		async open(key, range) {
			const path = pathOf(folder, key);
			try {
				const handle = await open(path, 'r');
				if (!(await handle.stat()).isFile()) return await handle.close().then(() => undefined);
				return handle.createReadStream({
					highWaterMark: pieceBytes,
					...(range && { start: range.from, end: range.to }),
				});
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw told(error);
			}
		},
		remove: async (prefix) =>
			rm(pathOf(folder, prefix), { recursive: true, force: true }).catch((error: unknown) => {
				throw told(error);
			}),
		list: () => thingsIn(folder),
	};
}
