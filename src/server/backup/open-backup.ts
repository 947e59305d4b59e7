import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { StartRefused } from '#server/start-refused.ts';
import { readHashed, readWhole } from './hashed.ts';
import { type FileLine, fileLine, type Manifest, manifestSchema, parts, sealedKeys } from './manifest.ts';
import { openWith } from './passphrase.ts';

export type OpenedBackup = {
	name: string;
	manifest: Manifest;
	/** As keys.json has them. */
	keys: string;
	tablePieces(table: Manifest['tables'][number]): AsyncIterable<Uint8Array>;
	fileLines(): AsyncIterable<FileLine>;
	filePieces(line: FileLine): AsyncIterable<Uint8Array>;
};

const damaged = (name: string, cause?: unknown) =>
	new StartRefused(`${name} cannot be read as a backup of Maru: it is not whole, or was changed.`, { cause });

/** The keys are opened first: sealed with them stands which manifest is theirs, and in that the hash of everything else. */
export async function openBackup(store: FileStore, name: string, passphrase: string): Promise<OpenedBackup> {
	const text = await readWhole(store, `${name}/${parts.manifest}`);
	const sealed = await readWhole(store, `${name}/${parts.keys}`);
	if (!text || !sealed) throw damaged(name);
	const opened = sealedKeys.safeParse(JSON.parse(await openWith(passphrase, sealed)));
	if (opened.data?.manifest !== createHash('sha256').update(text).digest('hex')) throw damaged(name);
	const manifest = manifestSchema.safeParse(JSON.parse(text.toString()));
	if (!manifest.success) throw damaged(name, manifest.error);
	const { files } = manifest.data;
	return {
		name,
		manifest: manifest.data,
		keys: opened.data.keys,
		tablePieces: (table) => readHashed(store, `${name}/${parts.table(table)}`, table),
		async *fileLines() {
			const input = Readable.from(readHashed(store, `${name}/${parts.fileList}`, files));
			for await (const line of createInterface({ input })) yield fileLine.parse(JSON.parse(line));
		},
		filePieces: (line) => readHashed(store, `${name}/${parts.file(line.key)}`, line),
	};
}

async function readThrough(pieces: AsyncIterable<Uint8Array>): Promise<void> {
	for await (const _ of pieces);
}

/** Reads all of it and compares every hash, before anything is made of it. */
export async function checkBackup(backup: OpenedBackup): Promise<void> {
	for (const table of backup.manifest.tables) await readThrough(backup.tablePieces(table));
	let count = 0;
	for await (const line of backup.fileLines()) {
		await readThrough(backup.filePieces(line));
		count += 1;
	}
	if (count !== backup.manifest.files.count) throw damaged(backup.name);
}
