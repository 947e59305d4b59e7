import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { makeCertificate, writeNginx } from '../drill/proxies.ts';
import { root } from '../support/source-files.ts';

/** What is delivered, before the very programs it is for. Where one is not installed its test is left out, with a sentence. */
const deploy = (name: string) => join(root, 'deploy', name);

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'maru-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask({ skip }: TestContext, program: string, args: string[]): { status: number | null; said: string } {
	const path = `${process.env.PATH}:/usr/sbin`;
	const { error, status, stdout, stderr } = spawnSync(program, args, {
		encoding: 'utf8',
		env: { ...process.env, PATH: path, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
		skip(`${program} is not installed: what is delivered for it was not tried.`);
	return { status, said: `${stdout}${stderr}` };
}

const units = ['maru.service', 'maru-backup.service', 'maru-backup.timer'];

test('systemd understands the units', (context) => {
	const { said } = ask(context, 'systemd-analyze', ['verify', '--man=no', ...units.map(deploy)]);
	// Node need not lie there on the machine that tests.
	expect(said.split('\n').filter((line) => line !== '' && !/is not executable/.test(line))).toEqual([]);
});

test('systemd finds the services no more exposed than docs/OPERATIONS.md says', (context) => {
	const stated = /`systemd-analyze security` gives the service (\d\.\d) and its backup (\d\.\d)/.exec(
		readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8'),
	);
	for (const [at, unit] of ['maru.service', 'maru-backup.service'].entries()) {
		const { said } = ask(context, 'systemd-analyze', ['security', '--offline=true', '--no-pager', deploy(unit)]);
		const exposure = /Overall exposure level for \S+: (\d+\.\d)/.exec(said)?.[1];
		expect(Number(exposure), unit).toBeLessThanOrEqual(Number(stated?.[at + 1]));
	}
});

test('nginx takes its configuration', async (context) => {
	ask(context, 'nginx', ['-v']);
	ask(context, 'openssl', ['version']);
	makeCertificate(folder);
	const { path } = await writeNginx(folder, { port: 49_443, upstreams: [49_300] });
	expect(ask(context, 'nginx', ['-t', '-c', path])).toMatchObject({
		status: 0,
		said: expect.stringContaining('test is successful'),
	});
});

test('Caddy takes its configuration', (context) => {
	const { status, said } = ask(context, 'caddy', [
		'validate',
		'--adapter',
		'caddyfile',
		'--config',
		deploy('Caddyfile'),
	]);
	expect(said).toContain('Valid configuration');
	expect(status).toBe(0);
});

test('HAProxy takes both of its configurations', (context) => {
	for (const name of ['haproxy-servers.cfg', 'haproxy-database.cfg'])
		expect(ask(context, 'haproxy', ['-c', '-f', deploy(`cluster/${name}`)])).toMatchObject({ status: 0 });
});

test('Prometheus takes its configuration with the rules it names', (context) => {
	const { status, said } = ask(context, 'promtool', ['check', 'config', deploy('prometheus/prometheus.yml')]);
	expect(said).toMatch(/SUCCESS: \d+ rules found/);
	expect(status).toBe(0);
});
