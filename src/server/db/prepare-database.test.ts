import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts } from '#demo/accounts.ts';
import { parseSettings } from '#server/env.ts';
import { createPasswords } from '#server/features/member/passwords.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { StartRefused } from '#server/start-refused.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../../tests/support/test-database.ts';
import { connect, type Database, requireWayPast } from './connect.ts';
import { migrateSchema } from './migrate.ts';
import { preparationRefused } from './preparation-refused.ts';
import { member } from './schema/member.ts';

let empty: EmptyDatabase;
let database: Database;
let dataDir: string;

beforeEach(async () => {
	empty = await createEmptyDatabase();
	database = connect({ url: empty.url, poolSize: 3, onError: () => undefined });
	dataDir = mkdtempSync(join(tmpdir(), 'maru-prepare-'));
});

afterEach(async () => {
	await database.close();
	await empty.drop();
	rmSync(dataDir, { recursive: true, force: true });
});

const prepare = (given: Record<string, string>) =>
	prepareDatabase({
		settings: parseSettings({ DATABASE_URL: empty.url, DATA_DIR: dataDir, ...given }),
		url: empty.url,
		database,
		onProgress: () => undefined,
	});
const publicly = { PUBLIC_ORIGIN: 'https://maru.test', DEMO_DATA: 'false' };

test('a first start outlives every time-out; what was filled for showing is not opened to the public, and keys are not replaced', async () => {
	// Slower than some statement of it may be, were it a request; not so short that it could run out while it is being lifted.
	await database.pool.query(
		`do $$ begin execute format('alter database %I set statement_timeout = 100', current_database()); end $$`,
	);
	const { accounts } = await prepare({});
	expect(accounts).toHaveLength(demoAccounts.length);

	await expect(prepare(publicly)).rejects.toThrow(
		/^PUBLIC_ORIGIN is https and the database has demonstration accounts .*operator@maru\.example.*\.$/,
	);
	await prepare({ ...publicly, DEMO_DATA: 'true' });
	const changed = { passwordHash: await createPasswords().hash('somebody’s own, by now') };
	for (const { email } of demoAccounts.slice(1))
		await database.drizzle.update(member).set(changed).where(eq(member.email, email));
	await expect(prepare(publicly)).rejects.toThrow(new RegExp(`\\(${demoAccounts[0]?.email}\\)`));
	await database.drizzle.update(member).set(changed);
	await prepare(publicly);

	rmSync(join(dataDir, 'keys.json'));
	await expect(prepare({})).rejects.toThrow(/bring back the keys\.json/);
	expect(readdirSync(dataDir)).not.toContain('keys.json');
});

test('a way past the pooler that leads elsewhere, or nowhere, is refused by its own name', async () => {
	const other = await createEmptyDatabase();
	const nowhere = new URL(empty.url);
	nowhere.pathname = '/nowhere';
	const past = (url: string) => {
		const settings = parseSettings({ DATABASE_URL: empty.url, DATABASE_DIRECT_URL: url, DATA_DIR: dataDir });
		return prepareDatabase({ settings, url, database, onProgress: () => undefined });
	};
	try {
		await expect(past(other.url)).rejects.toThrow(
			/^DATABASE_DIRECT_URL leads to another database than DATABASE_URL: it must be the same one\.$/,
		);
		await expect(past(nowhere.href)).rejects.toThrow(
			/^The database cannot be reached: .*\. Check DATABASE_DIRECT_URL\.$/,
		);
		// Nothing was begun anywhere.
		const { rows } = await database.pool.query("select 1 from pg_namespace where nspname = 'drizzle'");
		expect(rows).toEqual([]);
	} finally {
		await other.drop();
	}
	await requireWayPast(empty.url, database);
});

test('an older copy does not go on with the database of a newer one', async () => {
	await migrateSchema(database);
	await migrateSchema(database);
	await database.pool.query(
		`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`,
	);
	await expect(migrateSchema(database)).rejects.toThrow(
		/^The database has been changed by a newer copy of Maru: start that one, or .*\.$/,
	);
});

test('what the database refuses is one sentence without the query; a defect of ours stays one', () => {
	const refused = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
	const query = Object.assign(new Error('Failed query: insert into word_gram … params: a,b,c', { cause: refused }), {
		query: 'insert into word_gram',
	});
	const told = preparationRefused(query) as Error;
	expect(told).toBeInstanceOf(StartRefused);
	expect(told.message).toBe(
		'The database could not be prepared (canceling statement due to statement timeout): nothing is lost, start again.',
	);
	const full = Object.assign(new Error('could not extend file'), { code: '53100' });
	expect((preparationRefused(full) as Error).message).toMatch(/^There is no disk space left for the database/);
	const defect = new TypeError('x is not a function');
	expect(preparationRefused(defect)).toBe(defect);
});
