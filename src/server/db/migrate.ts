import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { jobLogger } from '../jobs/job-logger.ts';
import { StartRefused } from '../start-refused.ts';
import type { Database } from './connect.ts';
import { advisoryKeys, withAdvisoryLock } from './locks.ts';
import { isPassing } from './transact.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;
const journalFile = join('meta', '_journal.json');
type Journal = { entries: { when: number; tag: string }[] };

/** Brings the schema to where the code is, the job queue's own too. Servers that start together wait for each other. */
export function migrateSchema(database: Database): Promise<void> {
	return withAdvisoryLock(database, advisoryKeys.migration, async () => {
		await requireKnownSchema(database);
		await migrateBesideOthers(database);
		await runMigrations({ pgPool: database.pool, logger: jobLogger() });
	});
}

const mostTries = 10;
const pauseMs = 500;

/**
 * Servers of the version before may be at work, and hold rows of one table while they wait for another: then PostgreSQL takes
 * the whole upgrade back, which is one transaction, and it is done again.
 */
async function migrateBesideOthers({ drizzle }: Database): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await migrate(drizzle, { migrationsFolder });
		} catch (error) {
			if (tries === mostTries || !isPassing(error)) throw error;
			await wait(Math.random() * pauseMs * tries);
		}
	}
}

/** What a database needs before it can take the rows of a backup: the schema of that time. The rest comes after the rows. */
export function migrateSchemaTo(database: Database, until: number): Promise<void> {
	return withAdvisoryLock(database, advisoryKeys.migration, async () => {
		const folder = await mkdtemp(join(tmpdir(), 'maru-migrations-'));
		try {
			const journal = JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8')) as Journal;
			const entries = journal.entries.filter(({ when }) => when <= until);
			if (entries.at(-1)?.when !== until)
				throw new StartRefused('The backup was made by a newer copy of Maru: restore it with that one.');
			await mkdir(join(folder, 'meta'));
			await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
			for (const { tag } of entries) await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
			await migrate(database.drizzle, { migrationsFolder: folder });
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
		await runMigrations({ pgPool: database.pool, logger: jobLogger() });
	});
}

/**
 * A newer copy has been here and changed tables this one would write to. Rows could be lost without anybody noticing, so
 * an older copy does not go on.
 */
async function requireKnownSchema({ pool }: Database): Promise<void> {
	const { rows } = await pool.query<{ made: string | null }>(
		"select to_regclass('drizzle.__drizzle_migrations') as made",
	);
	if (!rows[0]?.made) return;
	const last = await pool.query<{ at: string | null }>(
		'select max(created_at) as at from drizzle.__drizzle_migrations',
	);
	const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
	if (Number(last.rows[0]?.at ?? 0) <= known) return;
	throw new StartRefused(
		'The database has been changed by a newer copy of Maru: start that one, or bring back the copy of the data from before it.',
	);
}
