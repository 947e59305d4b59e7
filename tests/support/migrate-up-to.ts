import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '#server/db/connect.ts';

/** The schema as a copy of before left it: the migrations up to the one named. */
export async function migrateUpTo(database: Database, last: string): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'maru-migrations-'));
	try {
		cpSync(new URL('../../src/server/db/migrations', import.meta.url), folder, { recursive: true });
		const path = join(folder, 'meta/_journal.json');
		const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
		const until = journal.entries.findIndex(({ tag }) => tag === last);
		if (until === -1) throw new Error(`there is no migration ${last}`);
		writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until + 1) }));
		await migrate(database.drizzle, { migrationsFolder: folder });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
