import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { endOthers, largestSpare, removeRows, shapeAndSize } from './spare-database.ts';

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
	const name = `${inject('databaseTemplate')}_${randomBytes(6).toString('hex')}`;
	await onServer((client) => client.query(`create database ${name} template ${template}`));
	const url = new URL(inject('databaseServer'));
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)) };
}

export type TestDatabase = Database & { url: string; drop(): Promise<void> };

/** Given back by tests of this worker that have ended, each as empty as it came: copying one anew takes longer. */
const spare: EmptyDatabase[] = [];

/** A machine that has other work is slow without any fault of what is tested. */
export const timesLonger = 12;

/**
 * The same, with today's schema and a pool on it, as requests have it; one that is patient is for what only a start does.
 */
export async function createTestDatabase(poolSize = 5, isPatient = false): Promise<TestDatabase> {
	const taken = spare.pop() ?? (await createDatabase(inject('databaseTemplate')));
	const database = connect({ url: taken.url, poolSize, onError: () => undefined, isPatient, timesLonger });
	return {
		...database,
		url: taken.url,
		drop: async () => {
			await database.close();
			if (await emptyAgain(taken.url)) spare.push(taken);
			else await taken.drop();
		},
	};
}

/** False where it cannot be made as it was: a test has changed the schema, or left more behind than a copy takes. */
async function emptyAgain(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	await client.connect();
	try {
		await client.query(endOthers);
		await client.query(removeRows);
		const { rows } = await client.query<{ shape: string; bytes: number }>(shapeAndSize);
		return rows[0]?.shape === inject('databaseShape') && rows[0].bytes < largestSpare;
	} finally {
		await client.end();
	}
}
