import { randomInt } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';

export type Database = {
	drizzle: NodePgDatabase & { $client: pg.Pool };
	pool: pg.Pool;
	close(): Promise<void>;
};

const oldestMajor = 15;

/** What the database itself ends. */
const ends = { statement_timeout: 10_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 };

/** A request never waits long: better some are told to come back. */
const hurried = (timesLonger: number) => ({
	connectionTimeoutMillis: 5_000 * timesLonger,
	query_timeout: 12_000 * timesLonger,
	...Object.fromEntries(Object.entries(ends).map(([name, ms]) => [name, ms * timesLonger])),
});

/** A pooler refuses time-outs that come with the connection: there the role has them (`setTimeOutsOfRole`). */
const pooled = { connectionTimeoutMillis: 5_000, query_timeout: 12_000 };

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
	/** By a pooler that hands each transaction another connection: nothing may be left behind on one. */
	isPooled?: boolean;
	/** For tests, which may run beside anything. */
	timesLonger?: number;
}): Database {
	const pool = new pg.Pool({
		connectionString: options.url,
		max: options.poolSize,
		application_name: 'maru',
		...(options.isPatient ? patient : options.isPooled ? pooled : hurried(options.timesLonger ?? 1)),
		idleTimeoutMillis: 30_000,
		keepAlive: true,
	});
	pool.on('error', options.onError);
	pool.on('connect', (client) => {
		client.on('error', options.onError);
		if (options.isPooled) leaveNamesOut(client);
	});
	return { drizzle: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * A statement prepared by name is known to one connection of the database, and behind a pooler the next one is another. (PgBouncer
 * from 1.21 on keeps count of them; the one in Debian 12 does not.)
 */
function leaveNamesOut(client: pg.ClientBase): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	const nameless = (...[statement, ...rest]: unknown[]) => {
		const isNamed =
			typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
		return query(isNamed ? { ...statement, name: undefined } : statement, ...rest);
	};
	client.query = nameless as typeof client.query;
}

/** So that they hold whichever way a connection comes. Who needs longer says so on a connection of its own. */
export async function setTimeOutsOfRole({ pool }: Database): Promise<void> {
	for (const [name, ms] of Object.entries(ends))
		await pool.query(`do $$ begin
			execute format('alter role current_user in database %I set ${name} = ${ms}', current_database());
		end $$`);
}

/** Which setting led there, for who has to put it right. */
type Way = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

export async function requireSupportedVersion(database: Database, way: Way): Promise<void> {
	const major = await database.pool
		.query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
		.then(({ rows }) => rows[0]?.version ?? 0)
		.catch((error: Error & { code?: string }) => {
			if (error.code === '08P01')
				throw new StartRefused(
					`${way} leads through a pooler (${error.message}): set DATABASE_DIRECT_URL to the way past it.`,
				);
			throw new StartRefused(
				`The database cannot be reached: ${error.message || (error as NodeJS.ErrnoException).code}. Check ${way}.`,
			);
		});
	if (major < oldestMajor)
		throw new StartRefused(`The database is PostgreSQL ${major}; Maru needs ${oldestMajor} or newer.`);
}

/**
 * Past the pooler, and to the same database: else jobs and news would wait where nobody writes any. An advisory lock is known in one
 * database alone.
 */
export async function requireWayPast(directUrl: string, throughPooler: Database): Promise<void> {
	const direct = connect({ url: directUrl, poolSize: 1, onError: () => undefined });
	try {
		await requireSupportedVersion(direct, 'DATABASE_DIRECT_URL');
		const key = randomInt(2 ** 31, 2 ** 47);
		await direct.pool.query('select pg_advisory_lock($1)', [key]);
		const { rows } = await throughPooler.pool.query<{ isFree: boolean }>(
			'select pg_try_advisory_xact_lock($1) as "isFree"',
			[key],
		);
		if (rows[0]?.isFree !== false)
			throw new StartRefused(
				'DATABASE_DIRECT_URL leads to another database than DATABASE_URL: it must be the same one.',
			);
	} finally {
		await direct.close();
	}
}
