import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kill } from '../support/embedded-folder.ts';
import { freePort, type Product, processesNaming, startProduct, whenReady } from '../support/product.ts';

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

test.runIf(process.platform === 'linux')(
	'processes share the port, one that dies is started again, and a stop ends all before their database',
	async () => {
		const metrics = await freePort();
		const settings = { DATA_DIR: dataDir, DEMO_DATA: 'false', WORKERS: '2', METRICS_PORT: String(metrics) };
		const product = await whenReady(startProduct(await freePort(), settings));
		const [first = 0] = workersOf(product);
		expect(first).toBeGreaterThan(0);
		const answers = await Promise.all(Array.from({ length: 60 }, () => ask(product.origin)));
		expect(new Set(answers)).toEqual(new Set([200]));
		const counts = () => Promise.all([countedBy(metrics), countedBy(metrics + 1)]);
		await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count, 0)).toBe(60);
		expect((await counts()).every((count) => count > 0)).toBe(true);
		kill(first);
		await expect.poll(() => workersOf(product).filter((pid) => pid !== first).length).toBe(1);
		expect(product.output()).toContain('Worker 1 has ended (SIGKILL); another is started.');
		product.child.kill('SIGTERM');
		expect(await product.ended).toBe(0);
		expect(product.output()).not.toContain('not clean');
		expect(processesNaming(dataDir)).toEqual([]);
	},
);
