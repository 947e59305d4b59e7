import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../scripts/build.ts';
import { requireProgram } from '../scripts/debian-package.ts';
import { createServersFront } from '../tests/cluster/fronts.ts';
import { until } from '../tests/cluster/part.ts';
import { type Child, run, untilReady } from './child.ts';
import { inTurns, type Target } from './load.ts';
import { anySlot, openReservingHouse, type ReservingHouse, reservingAt } from './reserving-house.ts';
import { type AddRow, timesRow } from './row.ts';

/** Servers of one, two and four processes, and a second server of one. */
const [one, two, four, second] = [4941, 4942, 4944, 4943];
/** Enough that Linux, which hands each connection to one of the processes, spreads them. */
const connections = 64;

/** The product as it is started; jobs are others' work, as everywhere here. */
async function start({ given }: ReservingHouse, port: number, workers: number): Promise<Child> {
	const settings = { PORT: String(port), WORKERS: String(workers), JOB_WORKERS: '0', LOG_LEVEL: 'error' };
	const server = run('scripts/start.ts', [], { ...given, ...settings, DATABASE_POOL: '24', STOP_NOTICE_SECONDS: '0' });
	await untilReady(`http://127.0.0.1:${port}`, server);
	return server;
}

let asked = 0;
/** The same list at an address that nobody has asked for: nothing lies ready, and the database is hardly asked. */
const listAt = (port: number): Target => ({
	url: `http://127.0.0.1:${port}`,
	method: 'GET',
	next: () => {
		asked += 1;
		return { headers: {}, path: `/api/products?language=en&area=travel&priceTo=${100_000_000 + asked}` };
	},
});

type Targets = Record<string, (port: number) => Target>;

/** Servers of so many processes over one house, and what is asked of them. */
async function withServers(
	say: (sentence: string) => void,
	wanted: readonly (readonly [port: number, workers: number])[],
	measure: (targets: Targets) => Promise<void>,
): Promise<void> {
	await buildIfChanged(say);
	const house = await openReservingHouse(say, one);
	const servers: Child[] = [];
	try {
		for (const [port, workers] of wanted) servers.push(await start(house, port, workers));
		await measure({ list: listAt, reserving: (port) => reservingAt(port, house, anySlot) });
	} finally {
		await Promise.all(servers.map((server) => server.stop()));
		await house.close();
	}
}

/** What more processes bring where processors are few: the driver and the database share them. */
export async function measureProcesses(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const wanted = [
		[one, 1],
		[two, 2],
		[four, 4],
	] as const;
	await withServers(say, wanted, async (targets) => {
		for (const [what, target] of Object.entries(targets)) {
			const perSecond = await inTurns([one, two, four].map(target), { connections });
			add(timesRow(`${what}, by 2 and by 4 processes against 1`, perSecond));
		}
	});
}

/** The same with servers, behind the proxy that is delivered: one that has a second, and one that has not. */
export async function measureServers(add: AddRow, say: (sentence: string) => void): Promise<void> {
	requireProgram('/usr/sbin/haproxy', 'haproxy', say);
	const folder = await mkdtemp(join(tmpdir(), 'maru-front-'));
	const alone = await createServersFront(await mkdtemp(join(folder, 'alone-')), [one, one]);
	const both = await createServersFront(folder, [one, second]);
	const wanted = [
		[one, 1],
		[second, 1],
	] as const;
	try {
		await withServers(say, wanted, async (targets) => {
			for (const { part } of [alone, both]) await part.start();
			for (const { port } of [alone, both])
				await until('the proxy has found its servers', async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
			for (const [what, target] of Object.entries(targets)) {
				const perSecond = await inTurns([alone.port, both.port].map(target), { connections });
				add(timesRow(`${what}, by 2 servers against 1, behind HAProxy`, perSecond));
			}
		});
	} finally {
		for (const { part } of [alone, both]) await part.end();
		await rm(folder, { recursive: true, force: true });
	}
}
