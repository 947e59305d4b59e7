import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';

export type Database = {
	drizzle: NodePgDatabase & { $client: pg.Pool };
	pool: pg.Pool;
	close(): Promise<void>;
};

const oldestMajor = 15;

/** A request never waits long: better some are told to come back. */
const hurried = (timesLonger: number) => ({
	connectionTimeoutMillis: 5_000 * timesLonger,
	statement_timeout: 10_000 * timesLonger,
	query_timeout: 12_000 * timesLonger,
	lock_timeout: 5_000 * timesLonger,
	idle_in_transaction_session_timeout: 15_000 * timesLonger,
});

/** A start takes as long as it takes: migrations and the first content on a slow machine. */
const patient = {
	connectionTimeoutMillis: 30_000,
	onConnect: async (client: pg.ClientBase) => {
		// Said, not left out: a database can have time-outs of its own.
		await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
	},
};

/** A pool that survives the loss of its database: without error listeners `pg` would take the process down. */
export function connect(options: {
	url: string;
	poolSize: number;
	onError: (error: Error) => void;
	isPatient?: boolean;
	/** For tests, which may run beside anything. */
	timesLonger?: number;
}): Database {
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.poolSize,
		application_name: 'maru',
		...(options.isPatient ? patient : hurried(options.timesLonger ?? 1)),
		idleTimeoutMillis: 30_000,
		keepAlive: true,
	});
	pool.on('error', options.onError);
	pool.on('connect', (client) => client.on('error', options.onError));
	return { drizzle: drizzle(pool), pool, close: () => pool.end() };
}

export async function requireSupportedVersion(database: Database): Promise<void> {
	const major = await database.pool
		.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
		.then(({ rows }) => rows[0]?.version ?? 0)
		.catch((error: Error) => {
			throw new StartRefused(
				`The database cannot be reached: ${error.message || (error as NodeJS.ErrnoException).code}. Check DATABASE_URL.`,
			);
		});
	if (major < oldestMajor)
		throw new StartRefused(`The database is PostgreSQL ${major}; Maru needs ${oldestMajor} or newer.`);
}
