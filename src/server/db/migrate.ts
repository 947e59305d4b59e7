import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import { jobLogger } from '../jobs/job-logger.ts';
import type { Database } from './connect.ts';
import { advisoryKeys, withAdvisoryLock } from './locks.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** Brings the schema to where the code is, the job queue's own too. Servers that start together wait for each other. */
export function migrateSchema(database: Database): Promise<void> {
	return withAdvisoryLock(database, advisoryKeys.migration, async () => {
		await migrate(database.drizzle, { migrationsFolder });
		await runMigrations({ pgPool: database.pool, logger: jobLogger() });
	});
}
