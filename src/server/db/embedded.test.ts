import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
// The synchronous ones are many times faster on a thousand small files.
import { cpSync, rmSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded.ts';
import { StartRefused } from '#server/start-refused.ts';
import { kill, query, serverProcesses } from '../../../tests/support/embedded-folder.ts';

let finished: string;
let dataDir: string;
let progress: string[];
let servers: EmbeddedPostgres[];
let children: ChildProcess[];

beforeAll(async () => {
	finished = await mkdtemp(join(tmpdir(), 'maru-db-'));
	const server = await startEmbedded({ dataDir: finished, onProgress() {} });
	await server.stop();
});

afterAll(() => rmSync(finished, { recursive: true, force: true }));

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-db-'));
	progress = [];
	servers = [];
	children = [];
});

afterEach(async () => {
	for (const child of children) child.kill('SIGKILL');
	for (const server of servers) await server.stop();
	for (const pid of await serverProcesses(dataDir)) kill(pid);
	rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
	const server = await startEmbedded({ dataDir, onProgress: (sentence) => progress.push(sentence) });
	servers.push(server);
	return server;
}

/** Spares the tests that are not about the first start its seconds. */
async function withFinishedDatabase(): Promise<void> {
	cpSync(finished, dataDir, { recursive: true });
}

/** A copy of the product that writes one row after the other and says which were acknowledged. */
async function writer(): Promise<{ child: ChildProcess; acknowledged: () => number }> {
	const code = `
		import pg from ${JSON.stringify('pg')};
		import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./embedded.ts'))};
		const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, onProgress() {} });
		const client = new pg.Client({ connectionString: url });
		client.on('error', () => {});
		await client.connect();
		await client.query('create table if not exists written (number integer primary key)');
		for (let number = 1; ; number++) {
			await client.query('insert into written values ($1)', [number]);
			console.log(number);
		}`;
	const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
		cwd: join(import.meta.dirname, '../../..'),
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	children.push(child);
	let last = 0;
	createInterface({ input: child.stdout }).on('line', (line) => {
		last = Number(line);
	});
	await expect.poll(() => last).toBeGreaterThan(50);
	return { child, acknowledged: () => last };
}

async function expectNothingLost(url: string, acknowledged: number): Promise<void> {
	const [row] = await query(url, 'select count(*)::int as rows, max(number) as last from written');
	expect(row?.last).toBe(row?.rows);
	expect(row?.rows).toBeGreaterThanOrEqual(acknowledged);
}

test('a cold start makes the database, a warm one keeps what is in it', async () => {
	const first = await start();
	expect(first.adopted).toBe(false);
	expect(first.url).toMatch(/^postgres:\/\/maru:[\w-]{32}@127\.0\.0\.1:\d+\/maru$/);
	expect(progress).toEqual(['Preparing the database (first time, a few seconds) …', 'Starting the database …']);
	await query(first.url, `create table kept as select 'Gangneung' as place`);
	await Promise.all([first.stop(), first.stop()]);
	await first.stop();

	const second = await start();
	expect(second.adopted).toBe(false);
	expect(await query(second.url, 'select place from kept')).toEqual([{ place: 'Gangneung' }]);
});

test('the server listens on the loopback only, wants the password and keeps its promises', async () => {
	await withFinishedDatabase();
	const { url } = await start();
	const [row] = await query(
		url,
		`select current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets,
			current_setting('fsync') as fsync, current_setting('max_connections') as connections,
			current_setting('timezone') as timezone, datlocprovider as provider, datlocale as locale
		from pg_database where datname = 'maru'`,
	);
	expect(row).toEqual({
		address: '127.0.0.1',
		sockets: '',
		fsync: 'on',
		connections: '100',
		timezone: 'UTC',
		provider: 'b',
		locale: 'C.UTF-8',
	});
	await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed');
	if (process.platform !== 'win32') expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
});

test('after kill -9 of the product the next start takes over the running server, and nothing is lost', async () => {
	await withFinishedDatabase();
	const { child, acknowledged } = await writer();
	child.kill('SIGKILL');
	await once(child, 'close');
	const next = await start();
	expect(next.adopted).toBe(true);
	await expectNothingLost(next.url, acknowledged());
	await next.stop();
	await expect(query(next.url, 'select 1')).rejects.toThrow();
});

test.runIf(process.platform === 'linux')(
	'after kill -9 of everything the next start recovers, and nothing is lost',
	async () => {
		await withFinishedDatabase();
		const { child, acknowledged } = await writer();
		for (const pid of [...(await serverProcesses(dataDir)), Number(child.pid)]) kill(pid);
		if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
		const next = await start();
		expect(next.adopted).toBe(false);
		await expectNothingLost(next.url, acknowledged());
	},
);

test.runIf(process.platform === 'linux')('a killed server whose workers still work is waited for', async () => {
	await withFinishedDatabase();
	const first = await start();
	const busy = query(first.url, 'select pg_sleep(2)').catch(() => []);
	await expect.poll(async () => (await serverProcesses(dataDir)).length).toBeGreaterThan(6);
	kill((await serverProcesses(dataDir))[0] ?? 0);
	const next = await start();
	expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
	await busy;
});

test.runIf(process.platform === 'linux')(
	'a process number that now belongs to something else is no obstacle',
	async () => {
		await withFinishedDatabase();
		const first = await start();
		const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
		const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
		for (const pid of await serverProcesses(dataDir)) kill(pid);
		await writeFile(pidFile, [process.pid, ...rest].join('\n'));
		const next = await start();
		expect(next.adopted).toBe(false);
		expect(next.url).not.toBe(first.url);
	},
);

test('a database left half made is made anew', async () => {
	const left = join(dataDir, 'postgres.initializing');
	await mkdir(left, { mode: 0o700 });
	await writeFile(join(left, 'PG_VERSION'), '18\n');
	const unfinished = join(dataDir, 'postgres');
	await mkdir(join(unfinished, 'base'), { recursive: true });
	await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
	const { url } = await start();
	expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
	const names = await readdir(dataDir);
	expect(names).not.toContain('postgres.initializing');
	// Not ours to delete: it might have been somebody's.
	expect(names.filter((name) => name.startsWith('postgres.unfinished-'))).toHaveLength(1);
});

test('a database of another major version is refused, naming both', async () => {
	await mkdir(join(dataDir, 'postgres', 'global'), { recursive: true });
	await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
	await writeFile(join(dataDir, 'postgres', 'global', 'pg_control'), '');
	await expect(start()).rejects.toThrow(/made by PostgreSQL 15 and this copy of Maru brings PostgreSQL 18/);
});

test('a log that has grown is begun anew', async () => {
	await withFinishedDatabase();
	const log = join(dataDir, 'postgres.log');
	await writeFile(log, '');
	for (let megabytes = 0; megabytes < 11; megabytes++) await appendFile(log, 'x'.repeat(1024 ** 2));
	await start();
	expect((await stat(log)).size).toBeLessThan(100_000);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(canMount)('a disk that fills up while the database is made is told in one sentence', async (context) => {
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', dataDir], { stdio: 'ignore' });
	} catch {
		context.skip('this machine does not allow mounting');
	}
	try {
		await expect(start()).rejects.toThrow(
			new StartRefused(
				`There is no disk space left in ${dataDir}: free some, or set DATA_DIR to a directory on another disk.`,
			),
		);
	} finally {
		execFileSync('umount', [dataDir]);
	}
});
