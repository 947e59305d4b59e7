import { mkdir } from 'node:fs/promises';
import { directoryRefused } from '#server/db/directory-refused.ts';
import { StartRefused } from '#server/start-refused.ts';

/** Makes the directory and those above it, or says in one sentence why not. */
export async function makeDirectory(dir: string): Promise<void> {
	try {
		await mkdir(dir, { recursive: true });
	} catch (error) {
		// Node reports a read-only disk in this way when it has to make a directory below.
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
			throw new StartRefused(`${dir} cannot be made: set DATA_DIR to a directory that can be written.`, {
				cause: error,
			});
		}
		throw directoryRefused(error, dir) ?? error;
	}
}
