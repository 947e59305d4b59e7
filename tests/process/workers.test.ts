import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addJob } from '#server/jobs/add-job.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { sharedSecrets } from '../support/buyers.ts';
import { kill, query, urlOf } from '../support/embedded-folder.ts';
import { freePort, type Product, processesNaming, startProduct, whenReady } from '../support/product.ts';
import { createTestDatabase } from '../support/test-database.ts';

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-workers-'));
});
afterEach(async () => {
	for (const pid of processesNaming(dataDir)) kill(pid);
	await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** Each on a connection of its own, as by as many people. */
const ask = (origin: string) =>
	new Promise<number>((resolve) => {
		const agent = new Agent({ keepAlive: false });
		get(`${origin}/api/notices?language=en`, { agent }, (answer) => {
			answer.resume();
			answer.on('end', () => resolve(answer.statusCode ?? 0));
		}).on('error', () => resolve(0));
	});

const workersOf = ({ child }: Product): number[] =>
	execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
		.split('\n')
		.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
		.flatMap((found) =>
			found?.[3]?.includes('scripts/worker.ts') ? [{ pid: Number(found[1]), ppid: Number(found[2]) }] : [],
		)
		.filter(({ ppid }) => childrenOf(child.pid ?? 0).includes(ppid))
		.map(({ pid }) => pid);

const childrenOf = (pid: number): number[] =>
	execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' })
		.split('\n')
		.map((line) => line.trim().split(/\s+/).map(Number))
		.filter(([, parent]) => parent === pid)
		.map(([child = 0]) => child);

const countedBy = async (port: number) => {
	const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
		(answer) => answer.text(),
		() => '',
	);
	return Number(/^maru_request_seconds_count\{.*route="\/api\/notices",status="200"\} (\d+)$/m.exec(text)?.[1] ?? 0);
};

/** Whoever does jobs hears of new ones on a connection of its own. */
const doersSql = `select count(*)::int as doers from pg_stat_activity
	where datname = current_database() and query ilike 'listen "jobs:insert"%'`;

test.runIf(process.platform === 'linux')(
	'processes share the port, one that dies is started again, and a stop ends all before their database',
	async () => {
		const metrics = await freePort();
		const settings = {
			DATA_DIR: dataDir,
			DEMO_DATA: 'false',
			WORKERS: '2',
			JOB_WORKERS: '1',
			METRICS_PORT: String(metrics),
		};
		const product = await whenReady(startProduct(await freePort(), settings));
		const [first = 0] = workersOf(product);
		expect(first).toBeGreaterThan(0);
		const answers = await Promise.all(Array.from({ length: 60 }, () => ask(product.origin)));
		expect(new Set(answers)).toEqual(new Set([200]));
		const counts = () => Promise.all([countedBy(metrics), countedBy(metrics + 1)]);
		await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count, 0)).toBe(60);
		expect((await counts()).every((count) => count > 0)).toBe(true);
		const doers = async () => query(await urlOf(dataDir), doersSql);
		await expect.poll(doers).toEqual([{ doers: 1 }]);
		kill(first);
		await expect.poll(() => workersOf(product).filter((pid) => pid !== first).length).toBe(1);
		expect(product.output()).toContain('Worker 1 has ended (SIGKILL); another is started.');
		expect(await doers()).toEqual([{ doers: 1 }]);
		product.child.kill('SIGTERM');
		expect(await product.ended).toBe(0);
		expect(product.output()).not.toContain('not clean');
		expect(processesNaming(dataDir)).toEqual([]);
	},
);

test('a server with JOB_WORKERS=0 does no jobs: they wait for another server on the database', async () => {
	const database = await createTestDatabase();
	const servers: ApiProcess[] = [];
	const start = async (workers: string) => {
		const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, JOB_WORKERS: workers };
		servers.push(await startApiProcess({ ...sharedSecrets().settings, ...settings }));
	};
	const doers = async () => (await database.pool.query(doersSql)).rows;
	const waiting = async () =>
		(await database.pool.query("select 1 from graphile_worker.jobs where key = 'of the test'")).rowCount;
	try {
		await addJob(database.drizzle, 'sweep-mails', {}, { key: 'of the test' });
		await start('0');
		// Longer than a worker takes to look for jobs by itself.
		await pause(3_000);
		expect([await waiting(), await doers()]).toEqual([1, [{ doers: 0 }]]);
		await start('1');
		await expect.poll(waiting).toBe(0);
		expect(await doers()).toEqual([{ doers: 1 }]);
	} finally {
		await Promise.all(servers.map((server) => server.kill('SIGTERM')));
		await database.drop();
	}
});
