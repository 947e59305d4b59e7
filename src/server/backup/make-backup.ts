import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type Dump, dumpDatabase } from '#server/db/dump-database.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { writeHashed } from './hashed.ts';
import { backupName, type FileLine, isBackupName, type Manifest, parts } from './manifest.ts';
import { sealWith } from './passphrase.ts';

type Given = {
	/** Of the database itself. */
	url: string;
	files: FileStore;
	/** The keys, as keys.json has them. */
	keys: string;
	passphrase: string;
	store: FileStore;
	now: Date;
	onProgress: (sentence: string) => void;
};

/** Compressing is what takes the time; most of the gain comes at once. */
const level = 3;

async function backUpTables({ store, name }: { store: FileStore; name: string }, dump: Dump) {
	const tables: Manifest['tables'] = [];
	for (const table of dump.tables) {
		const { pieces, rows } = dump.rowsOf(table);
		// Whoever reads the packed bytes hears of what goes wrong before.
		const packed = pipeline(Readable.from(pieces), createGzip({ level }), () => undefined);
		const part = await writeHashed(store, `${name}/${parts.table(table)}`, packed);
		tables.push({ ...table, rows: await rows, ...part });
	}
	return { tables, sequences: await dump.sequences() };
}

/** Everything in the store, and a line for each. What is taken away while it is listed was erased, and is not missed. */
async function backUpFiles({ store, name, files }: { store: FileStore; name: string; files: FileStore }) {
	const sum = { count: 0, total: 0 };
	const seen = new Set<string>();
	async function* lines() {
		for await (const { key } of files.list()) {
			// Not whole yet, none of ours (.DS_Store), or in two places while files are moved.
			if (key.endsWith('.part') || /(^|\/)\./.test(key) || seen.has(key)) continue;
			seen.add(key);
			const stream = await files.open(key);
			if (!stream) continue;
			const part = await writeHashed(store, `${name}/${parts.file(key)}`, stream);
			sum.count += 1;
			sum.total += part.bytes;
			yield Buffer.from(`${JSON.stringify({ key, ...part } satisfies FileLine)}\n`);
		}
	}
	const list = await writeHashed(store, `${name}/${parts.fileList}`, lines());
	return { ...sum, ...list };
}

/**
 * Database, files and keys, while the site serves. First the database, as it was at one moment; then the files, whose bytes were
 * there before the rows that name them. The manifest comes last: without it there is no backup.
 */
export async function makeBackup(given: Given): Promise<{ name: string; manifest: Manifest }> {
	const { store, files, now, onProgress } = given;
	const name = backupName(now);
	try {
		onProgress('The database …');
		const database = await dumpDatabase(given.url, async (dump) => {
			const { migration, jobMigration, server } = dump;
			return { migration, jobMigration, server, ...(await backUpTables({ store, name }, dump)) };
		});
		onProgress('The files …');
		const manifest: Manifest = {
			...{ format: 1, madeAt: now.toISOString(), ...database },
			files: await backUpFiles({ store, name, files }),
		};
		const text = Buffer.from(`${JSON.stringify(manifest, null, '\t')}\n`);
		const sealed = { keys: given.keys, manifest: createHash('sha256').update(text).digest('hex') };
		await store.write(`${name}/${parts.keys}`, [await sealWith(given.passphrase, JSON.stringify(sealed))]);
		await store.write(`${name}/${parts.manifest}`, [text]);
		return { name, manifest };
	} catch (error) {
		await store.remove(name).catch(() => undefined);
		throw error;
	}
}

/** The names of the whole ones, the newest first. */
export async function listBackups(store: FileStore): Promise<string[]> {
	const names: string[] = [];
	for await (const { key } of store.list()) {
		const [name = '', file] = key.split('/');
		if (isBackupName(name) && file === parts.manifest) names.push(name);
	}
	return names.sort().reverse();
}
