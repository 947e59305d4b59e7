import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSER } from '#server/db/embedded-cluster.ts';

/**
 * `busy`: a server is there but does not answer yet, or no longer: it recovers or shuts down. `unreadable`: the file
 * that names it is empty or garbled, as a crash in the instant of a start leaves it.
 */
export type FoundPostmaster =
	| { state: 'ready'; port: number }
	| { state: 'busy' }
	| { state: 'unreadable' }
	| { state: 'none' };

/** `foreign`: not PostgreSQL, or one that serves other files. */
type Process = 'gone' | 'foreign' | 'own' | 'unknown';

// Above what Linux ever hands out, so it never belongs to anybody.
const NO_PROCESS = 4_194_305;

const pidFileOf = (pgdata: string) => join(pgdata, 'postmaster.pid');

/** Looks for a server on these files that outlived the process which started it. */
export async function findPostmaster(pgdata: string, password: string): Promise<FoundPostmaster> {
	const text = await readFile(pidFileOf(pgdata), 'utf8').catch(() => undefined);
	if (text === undefined) return { state: 'none' };
	const lines = text.split('\n');
	if (!/^[1-9]\d{0,9}$/.test(lines[0]?.trim() ?? '')) return { state: 'unreadable' };
	const found = await lookAt(Number(lines[0]), pgdata);
	if (found === 'gone') return { state: 'none' };
	const port = Number(lines[3]);
	const served = found === 'foreign' || !(port > 0) ? undefined : await servedDirectory({ port, password });
	if (served !== undefined && (found === 'own' || (await isSame(served, pgdata)))) return { state: 'ready', port };
	if (found === 'foreign' || (found === 'unknown' && served !== undefined)) {
		// After a restart of the machine the number belongs to something else; in a copy of the folder it belongs to the
		// server of the original. PostgreSQL would wait for that to end. Only the number is changed: the rest of the file
		// lets PostgreSQL find workers of the old server still at it.
		await writeFile(pidFileOf(pgdata), [NO_PROCESS, ...lines.slice(1)].join('\n'));
		return { state: 'none' };
	}
	return { state: 'busy' };
}

/** Whether the server of these files runs, whatever it is just doing. */
export async function isPostmasterAlive(pgdata: string): Promise<boolean> {
	const [pid = ''] = (await readFile(pidFileOf(pgdata), 'utf8').catch(() => '')).split('\n');
	if (!(Number(pid) > 0)) return false;
	const found = await lookAt(Number(pid), pgdata);
	return found === 'own' || found === 'unknown';
}

/** An unreadable file names nobody, but somebody may still be at work on these files: then it stays. */
export async function removeUnreadable(pgdata: string): Promise<void> {
	if (process.platform === 'linux') {
		const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
		const found = await Promise.all(running.map((pid) => lookAt(Number(pid), pgdata)));
		if (found.includes('own')) return;
	}
	await rm(pidFileOf(pgdata), { force: true });
}

async function lookAt(pid: number, pgdata: string): Promise<Process> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
	}
	if (process.platform !== 'linux') return 'unknown';
	// `12 (postgres) S …`; Z is a dead process that its parent, a careless first process, has not buried.
	const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	if (!/^\d+ \(postgres\) [^ZX]/.test(text)) return 'foreign';
	// PostgreSQL works in the folder it serves; whose folder that is only its owner and root may see.
	const [folder, own] = await Promise.all(
		[`/proc/${pid}/cwd`, pgdata].map((path) => stat(path).catch(() => undefined)),
	);
	if (!folder || !own) return 'unknown';
	return folder.dev === own.dev && folder.ino === own.ino ? 'own' : 'foreign';
}

/** The folder that the server on that port serves; undefined when none answers or takes the password. */
function servedDirectory(options: { port: number; password: string }): Promise<string | undefined> {
	return withClient(options, async (client) => {
		const { rows } = await client.query<{ data_directory: string }>('show data_directory');
		return rows[0]?.data_directory;
	}).catch(() => undefined);
}

const isSame = async (served: string, pgdata: string) =>
	(await realpath(served).catch(() => served)) === (await realpath(pgdata).catch(() => pgdata));

/** Whether the server on that port takes the password and serves these very files. */
export async function serves({
	pgdata,
	...options
}: {
	pgdata: string;
	port: number;
	password: string;
}): Promise<boolean> {
	const served = await servedDirectory(options);
	return served !== undefined && isSame(served, pgdata);
}

export async function withClient<T>(
	{ port, password }: { port: number; password: string },
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const client = new pg.Client({
		host: '127.0.0.1',
		port,
		user: SUPERUSER,
		password,
		database: 'postgres',
		ssl: false,
		connectionTimeoutMillis: 3_000,
		query_timeout: 300_000,
	});
	// Without a listener a server that goes away would take this process with it.
	client.on('error', () => {});
	try {
		await client.connect();
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}
