import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Child } from './child.ts';

/** CPU milliseconds since their beginning; the database's where the system tells them of other processes. */
export type Cpu = { server: number; database: number | undefined };

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

type Stat = { parent: number; own: number; ofEnded: number };

async function statOf(pid: string): Promise<Stat | undefined> {
	const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
	// The name stands in brackets and may hold anything.
	const fields = text
		?.slice(text.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number);
	if (!fields) return undefined;
	const [, parent = 0] = fields;
	const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11);
	return { parent, own: (user + system) * tickMs, ofEnded: (childUser + childSystem) * tickMs };
}

/** CPU milliseconds of one process and of those it started that have ended; undefined where the system does not tell. */
export async function cpuOf(pid: number | undefined): Promise<number | undefined> {
	const stat = await statOf(String(pid));
	return stat && stat.own + stat.ofEnded;
}

/** All processes of the database server that keeps its files there, those that have ended too. */
async function databaseCpu(dataDir: string): Promise<number | undefined> {
	const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
	const [pid = ''] = file.split('\n');
	const first = await statOf(pid);
	if (!first) return undefined;
	const stats = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
	const children = stats.filter((stat) => stat?.parent === Number(pid));
	return children.reduce((sum, stat) => sum + (stat?.own ?? 0), first.own + first.ofEnded);
}

export async function readCpu(server: Child, dataDir: string): Promise<Cpu> {
	const [own, database] = await Promise.all([server.ask('cpu'), databaseCpu(dataDir)]);
	return { server: own as number, database };
}

/** What one request cost. */
export function costOf(before: Cpu, after: Cpu, requests: number): Cpu {
	const isTold = before.database !== undefined && after.database !== undefined;
	return {
		server: (after.server - before.server) / requests,
		database: isTold ? ((after.database ?? 0) - (before.database ?? 0)) / requests : undefined,
	};
}

export const cpuWords = ({ server, database }: Cpu): string =>
	`${server.toFixed(2)} ms and ${database === undefined ? 'not told by this system' : `${database.toFixed(2)} ms`}`;
