// The synchronous ones are many times faster on a thousand small files.
import { cpSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded.ts';
import { removeUnreadable } from '#server/db/embedded-postmaster.ts';
import { kill, query, serverProcesses } from '../../../tests/support/embedded-folder.ts';

let finished: string;
let dataDir: string;
let servers: EmbeddedPostgres[];

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
	const server = await startEmbedded({ dataDir: dir, onProgress() {} });
	servers.push(server);
	return server;
}

beforeAll(async () => {
	servers = [];
	finished = await mkdtemp(join(tmpdir(), 'maru-left-'));
	await (await start(finished)).stop();
});

afterAll(() => rmSync(finished, { recursive: true, force: true }));

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-left-'));
	servers = [];
	cpSync(finished, dataDir, { recursive: true });
});

afterEach(async () => {
	for (const server of servers) await server.stop();
	for (const pid of await serverProcesses(dataDir)) kill(pid);
	rmSync(dataDir, { recursive: true, force: true });
});

test('a copy taken while it served starts beside the original, and both serve', async () => {
	const original = await mkdtemp(join(tmpdir(), 'maru-db-'));
	cpSync(finished, original, { recursive: true });
	const first = await start(original);
	try {
		await query(first.url, `create table kept as select 'Jeonju' as place`);
		await query(first.url, 'checkpoint');
		cpSync(original, dataDir, { recursive: true });
		const second = await start();
		expect(second.adopted).toBe(false);
		expect(await query(second.url, 'select place from kept')).toEqual([{ place: 'Jeonju' }]);
		expect(await query(first.url, 'select place from kept')).toEqual([{ place: 'Jeonju' }]);
	} finally {
		await first.stop();
		rmSync(original, { recursive: true, force: true });
	}
});

test.each(['', '\n', 'garbage\n/somewhere\n', '-12\n'])(
	'a file of the server’s number that a crash left as %j is no obstacle',
	async (content) => {
		await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), content);
		const { url } = await start();
		expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
	},
);

test.runIf(process.platform === 'linux')(
	'as long as somebody is at work on the files, an unreadable number is not removed',
	async () => {
		const first = await start();
		const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
		const content = await readFile(pidFile, 'utf8');
		await writeFile(pidFile, '');
		await removeUnreadable(join(dataDir, 'postgres'));
		expect(await readFile(pidFile, 'utf8')).toBe('');
		await writeFile(pidFile, content);
		expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
	},
);

test.runIf(process.platform !== 'win32').each([0o755, 0o777, 0o500])(
	'a copy whose folder came back as %o is closed to others and starts',
	async (mode) => {
		await chmod(join(dataDir, 'postgres.password'), 0o644);
		await chmod(join(dataDir, 'postgres'), mode);
		await start();
		expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
		expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
	},
);

test.runIf(process.platform === 'linux')(
	'watched, a server that was killed is started again on its port, and nothing is lost',
	async () => {
		const server = await start();
		await query(server.url, `create table kept as select 'Sokcho' as place`);
		const said: string[] = [];
		server.watch({
			onGone: () => said.push('gone'),
			onBack: () => said.push('back'),
			onFailure: (error) => said.push(String(error)),
			onGivenUp: (error) => said.push(String(error)),
		});
		for (let times = 1; times <= 2; times += 1) {
			kill((await serverProcesses(dataDir))[0] ?? 0);
			await expect.poll(() => said.length).toBe(2 * times);
		}
		expect(said).toEqual(['gone', 'back', 'gone', 'back']);
		expect(await query(server.url, 'select place from kept')).toEqual([{ place: 'Sokcho' }]);
		await server.stop();
		await expect(query(server.url, 'select 1')).rejects.toThrow();
	},
);
