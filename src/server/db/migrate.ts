import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { jobLogger } from '../jobs/job-logger.ts';
import { StartRefused } from '../start-refused.ts';
import type { Database } from './connect.ts';
import { advisoryKeys, withAdvisoryLock } from './locks.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** Brings the schema to where the code is, the job queue's own too. Servers that start together wait for each other. */
export function migrateSchema(database: Database): Promise<void> {
	return withAdvisoryLock(database, advisoryKeys.migration, async () => {
		await requireKnownSchema(database);
		await migrate(database.drizzle, { migrationsFolder });
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
