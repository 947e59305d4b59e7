import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DataLock, lockDataDir } from '#server/db/data-lock.ts';
import { requireDiskSpace } from '#server/db/disk-space.ts';
import { StartRefused } from '#server/start-refused.ts';

let dir: string;
let held: DataLock[];
let children: ChildProcess[];

beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), 'maru-lock-'));
	held = [];
	children = [];
});

afterEach(async () => {
	for (const child of children) child.kill('SIGKILL');
	await Promise.all(held.map((lock) => lock.release()));
	await rm(dir, { recursive: true, force: true });
});

async function lock(dataDir = dir): Promise<DataLock> {
	const taken = await lockDataDir(dataDir);
	held.push(taken);
	return taken;
}

/** Another process that runs `code` with `lockDataDir` and `dir` at hand, once it has printed a line. */
async function otherProcess(code: string): Promise<ChildProcess> {
	const child = spawn(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { lockDataDir } from ${JSON.stringify(import.meta.resolve('./data-lock.ts'))};
			const dir = ${JSON.stringify(dir)}; ${code}`,
		],
		{ cwd: join(import.meta.dirname, '../../..'), stdio: ['ignore', 'pipe', 'inherit'] },
	);
	children.push(child);
	await once(child.stdout, 'data');
	return child;
}

test('a second copy on the same data is refused with a sentence that names the first', async () => {
	const first = await lock();
	const bare = `Another copy of Maru (process ${process.pid}) is already running on ${dir}. Stop it first, or set DATA_DIR and PORT for a second one.`;
	await expect(lockDataDir(dir)).rejects.toThrow(new StartRefused(bare));
	first.announce('http://localhost:4780');
	const full = bare.replace(')', ', http://localhost:4780)');
	await expect(lockDataDir(dir)).rejects.toThrow(new StartRefused(full));
});

test('another spelling of the same directory is the same directory', async () => {
	await lock();
	const link = `${dir}-link`;
	await symlink(dir, link);
	await expect(lockDataDir(link)).rejects.toThrow(StartRefused);
	await rm(link);
});

test('copies on different directories run side by side', async () => {
	await lock();
	await lock(join(dir, 'second'));
});

test('a released lock can be taken again, and releasing twice does no harm', async () => {
	const first = await lock();
	await Promise.all([first.release(), first.release()]);
	await lock();
});

test('of many that come at once exactly one gets the lock', async () => {
	const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lock()));
	expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the lock of another process holds, and a killed process leaves it free', async () => {
	const child = await otherProcess(`
		(await lockDataDir(dir)).announce('http://localhost:4999');
		console.log('locked');
		setInterval(() => {}, 1000);`);
	await expect(lockDataDir(dir)).rejects.toThrow(`(process ${child.pid}, http://localhost:4999)`);
	child.kill('SIGKILL');
	await once(child, 'exit');
	await lock();
});

test('the lock does not keep a process alive', async () => {
	const child = await otherProcess(`await lockDataDir(dir); console.log('locked');`);
	if (child.exitCode === null) await once(child, 'exit');
	expect(child.exitCode).toBe(0);
});

test('too little disk space is told with both figures', async () => {
	await requireDiskSpace(join(dir, 'new', 'folder'), 1);
	await expect(requireDiskSpace(dir, 1e12)).rejects.toThrow(
		/^There is too little disk space in .*: \d+ MB are free and 1000000000000 MB are needed\./,
	);
});

test('a data directory that is a file is told so', async () => {
	const file = join(dir, 'file');
	await writeFile(file, '');
	await expect(requireDiskSpace(file, 1)).rejects.toThrow(
		new StartRefused(`${file} is not a directory: set DATA_DIR to one.`),
	);
	await expect(requireDiskSpace(join(file, 'below'), 1)).rejects.toThrow(StartRefused);
	await expect(lockDataDir(file)).rejects.toThrow(StartRefused);
});
