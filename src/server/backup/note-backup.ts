import { installation } from '#server/db/schema/installation.ts';
import type { Pool } from '#server/queries.ts';
import type { Manifest } from './manifest.ts';

/** That a backup came to its end is told on the operator's page; the backup itself is already there. */
export async function noteBackup(
	queries: Pool,
	{ name, manifest, now }: { name: string; manifest: Manifest; now: Date },
): Promise<void> {
	const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, manifest.files.total);
	const noted = { backedUpAt: now, backupName: name, backupBytes: bytes };
	await queries.insert(installation).values(noted).onConflictDoUpdate({ target: installation.id, set: noted });
}
