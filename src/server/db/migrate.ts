import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';
import { advisoryKeys, withAdvisoryLock } from './locks.ts';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** Brings the schema to where the code is. Servers that start together wait for each other. */
export function migrateSchema(database: Database): Promise<void> {
	return withAdvisoryLock(database, advisoryKeys.migration, () => migrate(database.drizzle, { migrationsFolder }));
}
