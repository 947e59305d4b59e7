import type { Database } from './connect.ts';

/** Every advisory lock, so that no two uses share a number. */
export const advisoryKeys = {
	migration: 7_301,
	demoData: 7_302,
	keyRotation: 7_303,
	waitingLine: 7_304,
	viewingSalt: 7_305,
	telling: 7_306,
	searchWords: 7_307,
	monthSums: 7_308,
	refundBooks: 7_309,
	room: 7_317,
} as const;

/** One process at a time, across all servers on this database; freed by PostgreSQL when the holder dies. */
export async function withAdvisoryLock<T>(database: Database, key: number, work: () => Promise<T>): Promise<T> {
	const client = await database.pool.connect();
	try {
		// The holder may be migrating for minutes: waiting for it must not run into the ordinary time-outs.
		await client.query('set statement_timeout = 0; set lock_timeout = 0');
		await client.query({ text: 'select pg_advisory_lock($1)', values: [key], query_timeout: 600_000 } as never);
		return await work();
	} finally {
		// Closing the connection frees the lock even when the unlock could not be sent.
		client.release(true);
	}
}
