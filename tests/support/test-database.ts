import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
	const client = new pg.Client({ connectionString: inject('databaseServer') });
	client.on('error', () => undefined);
	await client.connect();
	await work(client).finally(() => client.end());
}

export type EmptyDatabase = { url: string; drop(): Promise<void> };

/** A new, empty database of one's own on the shared server. */
export const createEmptyDatabase = (): Promise<EmptyDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<EmptyDatabase> {
	const name = `test_${randomBytes(6).toString('hex')}`;
	await onServer((client) => client.query(`create database ${name} template ${template}`));
	const url = new URL(inject('databaseServer'));
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)) };
}

export type TestDatabase = Database & { url: string; drop(): Promise<void> };

/**
 * The same, with today's schema (copied, not migrated each time) and a pool on it, as requests have it; one that is patient
 * is for what only a start does.
 */
export async function createTestDatabase(poolSize = 5, isPatient = false): Promise<TestDatabase> {
	const { url, drop } = await createDatabase(inject('databaseTemplate'));
	const database = connect({ url, poolSize, onError: () => undefined, isPatient });
	return {
		...database,
		url,
		drop: async () => {
			await database.close();
			await drop();
		},
	};
}
