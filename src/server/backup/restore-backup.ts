import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Database } from '#server/db/connect.ts';
import { loadDatabase } from '#server/db/load-database.ts';
import { migrateSchema, migrateSchemaTo } from '#server/db/migrate.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import type { OpenedBackup } from './open-backup.ts';

/** Rows into an empty database: its schema of that time, the rows, and what came since. */
export async function restoreDatabase({ manifest, tablePieces }: OpenedBackup, database: Database): Promise<void> {
	await migrateSchemaTo(database, manifest.migration);
	await loadDatabase(database, {
		...manifest,
		piecesOf(named) {
			const table = manifest.tables.find(({ schema, name }) => schema === named.schema && name === named.name);
			if (!table) throw new Error('a table that is not in the manifest');
			return pipeline(Readable.from(tablePieces(table)), createGunzip(), () => undefined);
		},
	});
	await migrateSchema(database);
}

export async function restoreFiles(backup: OpenedBackup, files: FileStore): Promise<void> {
	for await (const line of backup.fileLines()) await files.write(line.key, backup.filePieces(line));
}
