import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The one database server of this test run. */
		databaseServer: string;
		/** The name of the database to copy. */
		databaseTemplate: string;
	}
}

const onServer = async (server: string, statement: string): Promise<void> => {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(statement).finally(() => client.end());
};

/** Today's schema, migrated once; every test database is a copy of it. */
async function createTemplate(server: string): Promise<string> {
	const name = `template_${randomBytes(6).toString('hex')}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const database = connect({ url: url.href, poolSize: 2, onError: () => undefined });
	await migrateSchema(database).finally(() => database.close());
	return name;
}

/** No test crashes this server (those in tests/process start their own), so nothing waits for the disk. */
async function forgetCrashes(server: string): Promise<void> {
	for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
		await onServer(server, `alter system set ${setting} = off`);
	}
	await onServer(server, 'select pg_reload_conf()');
}

/** One server for all tests, or the one TEST_DATABASE_URL names (any PostgreSQL 15 or newer). */
export async function setup(project: TestProject) {
	const given = process.env.TEST_DATABASE_URL;
	if (given) {
		const template = await createTemplate(given);
		project.provide('databaseServer', given);
		project.provide('databaseTemplate', template);
		return () => onServer(given, `drop database ${template}`);
	}
	const dataDir = await mkdtemp(join(tmpdir(), 'maru-test-'));
	const server = await startEmbedded({ dataDir, onProgress: () => undefined });
	await forgetCrashes(server.url);
	project.provide('databaseServer', server.url);
	project.provide('databaseTemplate', await createTemplate(server.url));
	return async () => {
		await server.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
