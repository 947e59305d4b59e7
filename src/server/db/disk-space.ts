import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryRefused } from '#server/db/directory-refused.ts';
import { makeDirectory } from '#server/db/make-directory.ts';
import { StartRefused } from '#server/start-refused.ts';

/** Better told at the start than by a database that stops in the middle of a reservation. */
export async function requireDiskSpace(dir: string, megabytes: number): Promise<void> {
	await makeDirectory(dir);
	try {
		await tryToWrite(dir);
	} catch (error) {
		throw directoryRefused(error, dir) ?? error;
	}
	const disk = await diskSpace(dir);
	if (!disk) return;
	const free = Math.floor(disk.freeBytes / 1024 ** 2);
	if (free >= megabytes) return;
	throw new StartRefused(
		`There is too little disk space in ${dir}: ${free} MB are free and ${megabytes} MB are needed. Free some, or set DATA_DIR to a directory on another disk.`,
	);
}

/** Undefined where it does not tell: some network disks do not know their size. */
export async function diskSpace(dir: string): Promise<{ freeBytes: number; totalBytes: number } | undefined> {
	const { blocks, bavail, bsize } = await statfs(dir);
	return blocks === 0 ? undefined : { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function tryToWrite(dir: string): Promise<void> {
	const file = join(dir, `.write-test-${randomUUID()}`);
	try {
		// More than fits beside the file's name: a full disk still takes empty files.
		await writeFile(file, Buffer.alloc(16 * 1024), { flag: 'wx' });
	} finally {
		await rm(file, { force: true });
	}
}
