import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../scripts/build.ts';
import { requireProgram } from '../scripts/debian-package.ts';
import { createServersFront } from '../tests/cluster/fronts.ts';
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

/** What more processes and more servers bring where processors are few: the driver and the database share them. */
export async function measureProcesses(add: AddRow, say: (sentence: string) => void): Promise<void> {
	requireProgram('/usr/sbin/haproxy', 'haproxy', say);
	await buildIfChanged(say);
	const house = await openReservingHouse(say, one);
	const folder = await mkdtemp(join(tmpdir(), 'maru-front-'));
	const servers: Child[] = [];
	const fronts = await Promise.all([
		createServersFront(join(folder), [one, second]),
		createServersFront(await mkdtemp(join(folder, 'alone-')), [one, one]),
	]);
	try {
		for (const [port, workers] of [
			[one, 1],
			[two, 2],
			[four, 4],
			[second, 1],
		] as const)
			servers.push(await start(house, port, workers));
		const at = { list: listAt, reserving: (port: number) => reservingAt(port, house, anySlot) };
		for (const [what, target] of Object.entries(at))
			add(
				timesRow(
					`${what}, by 2 and by 4 processes against 1`,
					await inTurns([one, two, four].map(target), { connections }),
				),
			);
		const [both, alone] = fronts;
		for (const { part } of fronts) await part.start();
		for (const [what, target] of Object.entries(at)) {
			const ports = [alone?.port ?? 0, both?.port ?? 0];
			add(
				timesRow(`${what}, by 2 servers against 1, behind HAProxy`, await inTurns(ports.map(target), { connections })),
			);
		}
	} finally {
		for (const { part } of fronts) await part.end();
		await Promise.all(servers.map((server) => server.stop()));
		await house.close();
		await rm(folder, { recursive: true, force: true });
	}
}
