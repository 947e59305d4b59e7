// The synchronous one is many times faster on a thousand small files.
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { kill, urlOf } from '../support/embedded-folder.ts';
import { freePort, type Product, pressCtrlC, processesNaming, startProduct, whenReady } from '../support/product.ts';

// The whole product starts many times, with a database of its own, on a machine that does other things too.
/** What the first start on an empty folder has left: filling takes longest, so the others begin with a copy of it. */
let filled: { folder: string; first: Product; exitCode: number | null; left: number[] };

beforeAll(async () => {
	const folder = await mkdtemp(join(tmpdir(), 'maru-filled-'));
	const first = await whenReady(startProduct(await freePort(), { DATA_DIR: folder }));
	pressCtrlC(first);
	filled = { folder, first, exitCode: await first.ended, left: processesNaming(folder) };
});

afterAll(() => removeFolder(filled.folder));

let dataDir: string;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-start-'));
	cpSync(filled.folder, dataDir, { recursive: true });
});

afterEach(() => removeFolder(dataDir));

async function removeFolder(folder: string): Promise<void> {
	for (const pid of processesNaming(folder)) kill(pid);
	await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: await urlOf(dataDir) });
	client.on('error', () => undefined);
	await client.connect();
	return work(client).finally(() => client.end());
}

const publish = (id: string) =>
	withDatabase((client) =>
		client.query(
			'insert into notice (id, published_at, texts) values ($1, now(), \'{"ko": {"title": "공지", "body": "글"}}\')',
			[id],
		),
	);

const status = async (address: string) => (await fetch(address)).status;

test('the product starts on an empty folder, tells its address and accounts, and Ctrl-C leaves no process behind', () => {
	expect(filled.first.output()).toContain('Filling in');
	expect(filled.first.output()).toContain(`Maru is ready: ${filled.first.origin.replace('127.0.0.1', 'localhost')}`);
	expect(filled.first.output()).toContain('operator@maru.example');
	expect([filled.exitCode, filled.left]).toEqual([0, []]);
});

test('all data is kept over a stop', async () => {
	const port = await freePort();
	const first = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	expect(await status(`${first.origin}/readyz`)).toBe(200);
	await publish('kept-over-a-stop');
	pressCtrlC(first);
	expect(await first.ended).toBe(0);

	const second = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	expect(second.output()).not.toContain('Filling in');
	expect(await status(`${second.origin}/notice/kept-over-a-stop`)).toBe(200);
	pressCtrlC(second);
	expect(await second.ended).toBe(0);
});

test('after kill -9 of the server the next start adopts the database and has lost nothing', async () => {
	const port = await freePort();
	const first = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	await publish('written-before-the-kill');
	process.kill(-(first.child.pid ?? 0), 'SIGKILL');
	await first.ended;
	const second = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	expect(await status(`${second.origin}/notice/written-before-the-kill`)).toBe(200);
	pressCtrlC(second);
	expect(await second.ended).toBe(0);
	expect(processesNaming(dataDir)).toEqual([]);
});

test('after kill -9 of the server and the database the next start recovers it', async () => {
	const port = await freePort();
	const first = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	await publish('written-before-the-crash');
	process.kill(-(first.child.pid ?? 0), 'SIGKILL');
	for (const pid of processesNaming(dataDir)) kill(pid);
	await first.ended;
	const second = await whenReady(startProduct(port, { DATA_DIR: dataDir }));
	expect(await status(`${second.origin}/notice/written-before-the-crash`)).toBe(200);
	pressCtrlC(second);
	await second.ended;
});

test('when only the launcher is killed, the server stops by itself and takes the database with it', async () => {
	const product = await whenReady(startProduct(await freePort(), { DATA_DIR: dataDir }));
	process.kill(product.child.pid ?? 0, 'SIGKILL');
	await expect.poll(() => processesNaming(dataDir)).toEqual([]);
	await expect(fetch(product.origin)).rejects.toThrow();
});

test('a second copy on the same data is refused with one sentence, and the first goes on', async () => {
	const first = await whenReady(startProduct(await freePort(), { DATA_DIR: dataDir }));
	const second = startProduct(await freePort(), { DATA_DIR: dataDir });
	expect(await second.ended).toBe(1);
	expect(second.output()).toMatch(/^Another copy of Maru \(.*http:\/\/localhost:\d+.*\) is already running on .*\n$/);
	expect(await status(`${first.origin}/readyz`)).toBe(200);
	pressCtrlC(first);
	await first.ended;
});

test('a port in use is told in one sentence', async () => {
	const port = await freePort();
	const occupant = createServer().listen(port, '127.0.0.1');
	const product = startProduct(port, { DATA_DIR: dataDir });
	expect(await product.ended).toBe(1);
	expect(product.output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already in use\\. .*\\n$`));
	occupant.close();
});

test('wrong settings stop the start with all problems in one message', async () => {
	const product = startProduct(70_000, { DATA_DIR: dataDir, LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
	expect(await product.ended).toBe(1);
	for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(product.output()).toContain(`  ${name} must`);
});

test('started for the public, demonstration accounts are refused in one sentence unless they are asked for', async () => {
	const product = startProduct(await freePort(), { DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://site.test' });
	expect(await product.ended).toBe(1);
	expect(product.output()).toMatch(/^PUBLIC_ORIGIN is https:\/\/site\.test, .*DEMO_DATA=false.*\n$/);
});

test('a database that cannot be reached is told in one sentence', async () => {
	const product = startProduct(await freePort(), { DATABASE_URL: `postgres://a:b@127.0.0.1:${await freePort()}/x` });
	expect(await product.ended).toBe(1);
	expect(product.output()).toMatch(/^(Building.*\n)?The database cannot be reached: .*ECONNREFUSED.*\n$/);
});

test('a data folder that cannot be written is told in one sentence', async () => {
	const product = startProduct(await freePort(), { DATA_DIR: '/dev/null/data' });
	expect(await product.ended).toBe(1);
	expect(product.output().trim().split('\n')).toHaveLength(1);
	expect(product.output()).toContain('/dev/null/data');
});
