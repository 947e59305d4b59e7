import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kill, serverProcesses } from '../support/embedded-folder.ts';
import { freePort, pressCtrlC, processesNaming, startProduct, whenReady } from '../support/product.ts';

let dataDir: string;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-own-'));
});

afterEach(async () => {
	for (const pid of processesNaming(dataDir)) kill(pid);
	await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const start = async () => whenReady(startProduct(await freePort(), { DATA_DIR: dataDir, DEMO_DATA: 'false' }));
const statusOf = async (address: string) => (await fetch(address)).status;
const killPostmaster = async () => kill((await serverProcesses(dataDir))[0] ?? 0);

test.runIf(process.platform === 'linux')(
	'a database that was killed under the running product is started again, and the site serves again',
	async () => {
		const product = await start();
		const notices = `${product.origin}/api/notices?language=en`;
		for (let times = 0; times < 2; times += 1) {
			expect(await statusOf(notices)).toBe(200);
			await killPostmaster();
			await expect.poll(() => statusOf(`${product.origin}/readyz`), { interval: 20 }).toBe(503);
			// It is being started: nobody is to restart us for it.
			expect(await statusOf(`${product.origin}/healthz`)).toBe(200);
			await expect.poll(() => statusOf(`${product.origin}/readyz`)).toBe(200);
		}
		expect(await statusOf(notices)).toBe(200);
		pressCtrlC(product);
		expect(await product.ended).toBe(0);
		expect(processesNaming(dataDir)).toEqual([]);
	},
);

test.runIf(process.platform === 'linux')(
	'a database that cannot be started again ends the product with a failure and a sentence',
	async () => {
		const product = await start();
		const control = join(dataDir, 'postgres', 'global', 'pg_control');
		await rename(control, `${control}.away`);
		await killPostmaster();
		const healthy = expect.poll(() => statusOf(`${product.origin}/healthz`).catch(() => 503));
		await healthy.toBe(503);
		expect(await product.ended).toBe(1);
		expect(product.output()).toMatch(/^The database has ended and cannot be started again\. The database in .*\.$/m);
		expect(processesNaming(dataDir)).toEqual([]);
	},
);
