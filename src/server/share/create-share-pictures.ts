import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurn } from '#server/files/in-turn.ts';

/** As many as a large catalogue has in all languages; prices and titles change, and what was drawn before is let go. */
const mostPictures = 20_000;

async function forgetOldest(folder: string): Promise<void> {
	const names = await readdir(folder);
	if (names.length <= mostPictures) return;
	const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
	aged.sort((a, b) => a.at - b.at);
	for (const { name } of aged.slice(0, names.length - mostPictures + mostPictures / 10)) await rm(join(folder, name));
}

/** Whole or not at all: another server on the same folder may read while we write. */
async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
	await mkdir(folder, { recursive: true });
	const unfinished = join(folder, `${name}.${process.pid}.part`);
	await writeFile(unfinished, bytes);
	await rename(unfinished, join(folder, name));
	await forgetOldest(folder);
}

/** Pictures by name, drawn once: in a folder of the data directory, and one drawing for all who ask meanwhile. */
export function createSharePictures(folder: string) {
	const underWay = new Map<string, Promise<Buffer | 'too-busy'>>();

	async function drawn(name: string, draw: () => Promise<Buffer>): Promise<Buffer | 'too-busy'> {
		const bytes = await inTurn('share pictures', draw);
		// A full disk costs the next reader a drawing, not this one the picture.
		if (bytes !== 'too-busy') await write(folder, name, bytes).catch(() => undefined);
		return bytes;
	}

	return async (name: string, draw: () => Promise<Buffer>): Promise<Buffer | 'too-busy'> => {
		const ready = await readFile(join(folder, name)).catch(() => undefined);
		if (ready) return ready;
		const working = underWay.get(name) ?? drawn(name, draw).finally(() => underWay.delete(name));
		underWay.set(name, working);
		return working;
	};
}
