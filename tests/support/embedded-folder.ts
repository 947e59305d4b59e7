import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SUPERUSER } from '#server/db/embedded-cluster.ts';

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
	client.on('error', () => {});
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}

/** The way to the database of a data folder that is served. */
export async function urlOf(dataDir: string): Promise<string> {
	const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]?.trim();
	const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
	return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/maru`;
}

/** The database server of a data folder and all its workers, the server first. */
export async function serverProcesses(dataDir: string): Promise<number[]> {
	const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
	const postmaster = Number(file.split('\n')[0]);
	if (!(postmaster > 0) || postmaster === process.pid || process.platform !== 'linux') return [];
	const workers: number[] = [];
	for (const name of await readdir('/proc')) {
		const text = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
		if (Number(/^\d+ \(postgres\) \S (\d+)/.exec(text)?.[1]) === postmaster) workers.push(Number(name));
	}
	return [postmaster, ...workers];
}

export function kill(pid: number): void {
	// Zero would be everybody in our own group.
	if (!(pid > 0)) throw new Error('there is no such process to kill');
	try {
		process.kill(pid, 'SIGKILL');
	} catch {
		// already gone
	}
}
