import { chown, open, readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { directoryRefused, isDiskFull } from '#server/db/directory-refused.ts';
import { findBinaries } from '#server/db/embedded-binaries.ts';
import { prepareCluster, SUPERUSER } from '#server/db/embedded-cluster.ts';
import { type EmbeddedTools, embeddedTools } from '#server/db/embedded-command.ts';
import {
	findPostmaster,
	isPostmasterAlive,
	removeUnreadable,
	serves,
	withClient,
} from '#server/db/embedded-postmaster.ts';
import { chooseServerUser } from '#server/db/embedded-user.ts';
import { makeDirectory } from '#server/db/make-directory.ts';
import { type DatabaseWatch, type WatchOptions, watchDatabase } from '#server/db/watch-database.ts';
import { StartRefused } from '#server/start-refused.ts';

export type EmbeddedPostgres = {
	url: string;
	/** The server was found running, left by a copy of the product that was killed. */
	adopted: boolean;
	/** From now on it is started again when it ends, on the same port, until it is stopped. */
	watch(told: Pick<WatchOptions, 'onGone' | 'onBack' | 'onFailure' | 'onGivenUp'>): DatabaseWatch;
	stop(): Promise<void>;
};

type Options = { dataDir: string; onProgress: (sentence: string) => void };
type Cluster = {
	tools: EmbeddedTools;
	pgdata: string;
	password: string;
	onProgress: Options['onProgress'];
	/** Where it was before: who knows its address expects it there. */
	port?: number;
	/** Nobody waits for it any more. */
	signal?: AbortSignal;
};

const DATABASE = 'maru';
const LOG_FILE = 'postgres.log';
const LARGEST_LOG = 10 * 1024 ** 2;
const START_WITHIN_MS = 180_000;
const MOST_LAUNCHES = 30;

/** What ends by itself: the workers of a killed server are still leaving, or somebody took the port in between. */
const passing = /shared memory block .* is still in use|"postmaster\.pid" already exists|Address already in use/;

/**
 * The real PostgreSQL, brought by the packages and kept in the data directory: the default where no DATABASE_URL is set.
 * The caller holds the lock of the data directory.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedPostgres> {
	try {
		return await start(options);
	} catch (error) {
		if (error instanceof StartRefused) throw error;
		throw directoryRefused(error, options.dataDir) ?? error;
	}
}

async function start(options: Options): Promise<EmbeddedPostgres> {
	await makeDirectory(options.dataDir);
	const dataDir = await realpath(resolve(options.dataDir));
	const pgdata = join(dataDir, 'postgres');
	const binaries = await findBinaries(dataDir);
	const user = await chooseServerUser({ dataDir, pgdata, binary: binaries.postgres });
	const tools = embeddedTools(dataDir, binaries, user);
	const password = await prepareCluster(tools, options.onProgress);
	const cluster: Cluster = { tools, pgdata, password, onProgress: options.onProgress };
	const { port, adopted } = await runningServer(cluster);
	await createDatabase(port, password);
	let watching: DatabaseWatch | undefined;
	let stopped: Promise<void> | undefined;
	return {
		url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
		adopted,
		watch(told) {
			watching = watchDatabase({
				...told,
				isAlive: () => isPostmasterAlive(pgdata),
				startAgain: (signal) => startAgain({ ...cluster, onProgress: () => undefined, port, signal }),
				isPassing: isDiskFull,
			});
			return watching;
		},
		stop() {
			stopped ??= Promise.resolve(watching?.stop()).then(() => stopServer(tools));
			return stopped;
		},
	};
}

async function startAgain(cluster: Cluster): Promise<void> {
	const { port } = await runningServer(cluster);
	if (port !== cluster.port)
		throw new StartRefused(`The database in ${cluster.pgdata} now runs on another port (${port}): start Maru again.`);
}

async function runningServer(cluster: Cluster): Promise<{ port: number; adopted: boolean }> {
	const { pgdata, password, tools, onProgress } = cluster;
	const deadline = Date.now() + START_WITHIN_MS;
	let launches = 0;
	let unreadable = 0;
	let reason = 'it does not answer';
	while (Date.now() < deadline && launches < MOST_LAUNCHES && !cluster.signal?.aborted) {
		const found = await findPostmaster(pgdata, password);
		if (found.state === 'ready') {
			if (launches === 0) onProgress('The database is still running from before; using it.');
			return { port: found.port, adopted: launches === 0 };
		}
		// A server that is just starting writes its number in an instant; what stays unreadable is left from a crash.
		if (found.state === 'unreadable' && ++unreadable > 2) await removeUnreadable(pgdata);
		if (found.state === 'none') {
			if (launches === 0) onProgress('Starting the database …');
			launches++;
			const outcome = await launch(cluster);
			if ('port' in outcome) return { port: outcome.port, adopted: false };
			reason = outcome.reason;
			const refused = directoryRefused(reason, pgdata);
			if (refused) throw refused;
			if (!passing.test(reason) && launches >= 3) break;
		}
		await sleep(500);
	}
	throw new StartRefused(
		`The database in ${pgdata} did not start (${summary(reason)}): see ${join(tools.dataDir, LOG_FILE)}.`,
		{ cause: reason },
	);
}

async function launch({
	tools,
	pgdata,
	password,
	port: wanted,
}: Cluster): Promise<{ port: number } | { reason: string }> {
	const logFrom = await openLog(tools);
	const port = wanted ?? (await freePort());
	const settings = {
		port,
		listen_addresses: '127.0.0.1',
		unix_socket_directories: '',
		max_connections: 100,
		shared_buffers: '128MB',
		timezone: 'UTC',
		log_timezone: 'UTC',
	};
	const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
	const started = await tools.run(
		'pg_ctl',
		['start', '-D', 'postgres', '-l', LOG_FILE, '-o', flags.join(' '), '-w', '-t', '60'],
		70_000,
	);
	if (started.code === 0 && (await serves({ pgdata, port, password }))) return { port };
	const log = (await readFile(join(tools.dataDir, LOG_FILE))).subarray(logFrom).toString();
	return { reason: `${started.output}\n${log}`.trim() };
}

/** The log stays small by being begun anew, and its length now tells where the words of the coming start begin. */
async function openLog({ dataDir, user }: EmbeddedTools): Promise<number> {
	const path = join(dataDir, LOG_FILE);
	const file = await open(path, 'a', 0o600);
	try {
		if ((await file.stat()).size > LARGEST_LOG) await file.truncate();
	} finally {
		await file.close();
	}
	if (user.ids) await chown(path, user.ids.uid, user.ids.gid);
	return (await stat(path)).size;
}

function freePort(): Promise<number> {
	return new Promise((resolvePort, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

async function createDatabase(port: number, password: string): Promise<void> {
	await withClient({ port, password }, async (client) => {
		const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
		if (rowCount === 0) await client.query(`create database ${DATABASE}`);
	});
}

async function stopServer(tools: EmbeddedTools): Promise<void> {
	const stopped = await tools.run('pg_ctl', ['stop', '-D', 'postgres', '-m', 'fast', '-w', '-t', '20'], 25_000);
	if (stopped.code === 0 || /PID file .* does not exist|Is server running\?/.test(stopped.output)) return;
	// Nothing acknowledged is lost by this either; the next start recovers.
	await tools.run('pg_ctl', ['stop', '-D', 'postgres', '-m', 'immediate', '-w', '-t', '10'], 15_000);
}

function summary(reason: string): string {
	const lines = reason.split('\n');
	const line = lines.findLast((text) => text.includes('FATAL:')) ?? lines.at(-1) ?? '';
	return line.replace(/^.*FATAL:\s*/, '').trim();
}
