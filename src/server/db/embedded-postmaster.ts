import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSER } from '#server/db/embedded-cluster.ts';

/** `busy`: a server is there but does not answer yet, or no longer: it recovers or shuts down. */
export type FoundPostmaster = { state: 'ready'; port: number } | { state: 'busy' } | { state: 'none' };

type Process = { isAlive: boolean; isPostgres: boolean };

// Above what Linux ever hands out, so it never belongs to anybody.
const NO_PROCESS = 4_194_305;

/** Looks for a server on these files that outlived the process which started it. */
export async function findPostmaster(pgdata: string, password: string): Promise<FoundPostmaster> {
	const pidFile = join(pgdata, 'postmaster.pid');
	const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
	const pid = Number(lines[0]);
	const port = Number(lines[3]);
	if (!(pid > 0)) return { state: 'none' };
	const found = await lookAt(pid);
	if (!found.isAlive) return { state: 'none' };
	if (!found.isPostgres) {
		// After a restart of the machine the number belongs to something else, and PostgreSQL would wait for that to end.
		// Only the number is changed: the rest of the file lets PostgreSQL find workers of the old server still at it.
		await writeFile(pidFile, [NO_PROCESS, ...lines.slice(1)].join('\n'));
		return { state: 'none' };
	}
	if (port > 0 && (await serves({ pgdata, port, password }))) return { state: 'ready', port };
	return { state: 'busy' };
}

async function lookAt(pid: number): Promise<Process> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return { isAlive: false, isPostgres: false };
	}
	if (process.platform !== 'linux') return { isAlive: true, isPostgres: true };
	// `12 (postgres) S …`; Z is a dead process that its parent, a careless first process, has not buried.
	const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
	return { isAlive: true, isPostgres: /^\d+ \(postgres\) [^ZX]/.test(text) };
}

/** Whether the server on that port takes the password and serves these very files. */
export async function serves(options: { pgdata: string; port: number; password: string }): Promise<boolean> {
	try {
		const directory = await withClient(options, async (client) => {
			const { rows } = await client.query<{ data_directory: string }>('show data_directory');
			return rows[0]?.data_directory ?? '';
		});
		return (await realpath(directory)) === (await realpath(options.pgdata));
	} catch {
		return false;
	}
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
		query_timeout: 30_000,
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
