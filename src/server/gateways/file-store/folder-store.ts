import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const pieceBytes = 64 * 1024;

const segment = /^[\w-][\w.-]{0,99}$/;
const isSafe = (key: string) => key.split('/').every((part) => segment.test(part));

/** A key is of our own making: one that could leave the folder is a defect, not bad input. */
function pathOf(folder: string, key: string): string {
	if (!isSafe(key)) throw new Error(`unsafe file key: ${JSON.stringify(key)}`);
	return join(folder, ...key.split('/'));
}

const isMissing = (error: unknown) =>
	error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

async function flush(path: string): Promise<void> {
	const handle = await open(path, 'r');
	await handle.sync().finally(() => handle.close());
}

/** The whole file or none: written aside, forced to the disk, then given its name. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
	const parent = dirname(path);
	await mkdir(parent, { recursive: true, mode: 0o700 });
	const aside = `${path}.${randomBytes(6).toString('hex')}.part`;
	try {
		const handle = await open(aside, 'wx', 0o600);
		await handle
			.writeFile(bytes)
			.then(() => handle.sync())
			.finally(() => handle.close());
		await rename(aside, path);
	} catch (error) {
		await rm(aside, { force: true });
		throw error;
	}
	await flush(parent);
	await flush(dirname(parent));
}

/** Uploaded files in a folder of their own; it is made when the first one comes. */
export function openFolderStore(folder: string): FileStore {
	return {
		write: async (key, bytes) => writeWhole(pathOf(folder, key), bytes),
		async read(key) {
			try {
				return await readFile(pathOf(folder, key));
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async open(key) {
			const path = pathOf(folder, key);
			try {
				if (!(await stat(path)).isFile()) return undefined;
				return (await open(path, 'r')).createReadStream({ highWaterMark: pieceBytes });
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		remove: async (prefix) => rm(pathOf(folder, prefix), { recursive: true, force: true }),
	};
}
