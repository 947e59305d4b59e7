import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrateUpTo } from '../../../tests/support/migrate-up-to.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../../tests/support/test-database.ts';
import { connect, type Database } from './connect.ts';
import { migrateSchema } from './migrate.ts';

let empty: EmptyDatabase;
let database: Database;

beforeEach(async () => {
	empty = await createEmptyDatabase();
	database = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
});

afterEach(async () => {
	await database.close();
	await empty.drop();
});

test('an upgrade that meets a server at work in another order is taken back and done again', async () => {
	await migrateUpTo(database, '0089_unverified-members');
	const before = connect({ url: empty.url, poolSize: 2, onError: () => undefined });
	const server = await before.pool.connect();
	// The upgrade, and not who is at work, is to be what PostgreSQL takes back.
	await server.query("set deadlock_timeout = '60s'");
	await server.query('begin');
	await server.query('lock table staff in row exclusive mode');
	const upgrade = migrateSchema(database);
	const waiting = "select 1 from pg_locks where not granted and relation = 'staff'::regclass";
	await vi.waitUntil(async () => (await before.pool.query(waiting)).rowCount, { timeout: 20_000 });
	// Waits for what the upgrade holds, which waits for what is held here.
	await server.query('lock table invitation in row exclusive mode');
	await server.query('commit');
	server.release();
	await upgrade;
	await before.close();
	const made = "select 1 from information_schema.columns where table_name = 'staff' and column_name = 'duties'";
	expect((await database.pool.query(made)).rows).toHaveLength(1);
});
