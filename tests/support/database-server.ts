import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { shapeAndSize } from './spare-database.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The one database server of this test run. */
		databaseServer: string;
		/** The name of the database to copy; the names of copies begin with it. */
		databaseTemplate: string;
		/** What its schema is like, in one text. */
		databaseShape: string;
	}
}

const onServer = async (server: string, statement: string): Promise<void> => {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(statement).finally(() => client.end());
};

type Template = { name: string; shape: string };

/** Today's schema, migrated once; every test database is a copy of it. */
async function createTemplate(server: string): Promise<Template> {
	const name = `template_${randomBytes(6).toString('hex')}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const database = connect({ url: url.href, poolSize: 2, onError: () => undefined });
	try {
		await migrateSchema(database);
		const { rows } = await database.drizzle.$client.query<{ shape: string }>(shapeAndSize);
		return { name, shape: rows[0]?.shape ?? '' };
	} finally {
		await database.close();
	}
}

/** The template, and the copies that tests have used last. */
async function dropAll(server: string, template: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		const { rows } = await client.query<{ datname: string }>(
			'select datname from pg_database where starts_with(datname, $1)',
			[template],
		);
		for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
	} finally {
		await client.end();
	}
}

/** No test crashes this server (those in tests/process start their own), so nothing waits for the disk. */
async function forgetCrashes(server: string): Promise<void> {
	for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
		await onServer(server, `alter system set ${setting} = off`);
	}
	await onServer(server, 'select pg_reload_conf()');
}

function provide(project: TestProject, server: string, { name, shape }: Template): void {
	project.provide('databaseServer', server);
	project.provide('databaseTemplate', name);
	project.provide('databaseShape', shape);
}

/** One server for all tests, or the one TEST_DATABASE_URL names (any PostgreSQL 15 or newer). */
export async function setup(project: TestProject) {
	const given = process.env.TEST_DATABASE_URL;
	if (given) {
		const template = await createTemplate(given);
		provide(project, given, template);
		return () => dropAll(given, template.name);
	}
	const dataDir = await mkdtemp(join(tmpdir(), 'maru-test-'));
	const server = await startEmbedded({ dataDir, onProgress: () => undefined });
	await forgetCrashes(server.url);
	provide(project, server.url, await createTemplate(server.url));
	return async () => {
		await server.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
