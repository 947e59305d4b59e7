import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrowPrograms, canBorrow } from '../../scripts/borrow-programs.ts';
import { makeCertificate, writeNginx } from '../drill/proxies.ts';
import { root } from '../support/source-files.ts';

/**
 * What is delivered, before the very programs it is for. They come from Debian's packages where the machine has not got them; on
 * a system without those, what is missing is said and its tests are left out.
 */
const programs = {
	'systemd-analyze': ['systemd'],
	nginx: ['nginx'],
	openssl: ['openssl'],
	caddy: ['caddy'],
	haproxy: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
	promtool: ['prometheus'],
};

const deploy = (name: string) => join(root, 'deploy', name);
const places = borrowPrograms(root, programs);

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'maru-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask(program: keyof typeof programs, args: string[]): { status: number | null; said: string } {
	const { error, status, stdout, stderr } = spawnSync(program, args, {
		encoding: 'utf8',
		env: { ...process.env, ...places, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	if (error) throw new Error(`${program} cannot be started: ${error.message}`);
	return { status, said: `${stdout}${stderr}` };
}

/** Where Debian's packages are, each of them is tried: what cannot be had there is a failure that says so. */
const isThere = (program: string) => places.PATH?.split(':').some((place) => existsSync(join(place, program)));
const testBy = (needed: (keyof typeof programs)[], title: string, body: () => void | Promise<void>) => {
	const missing = needed.filter((program) => !isThere(program));
	if (missing.length === 0 || canBorrow()) test(title, body);
	else console.info(`Not tried, for want of ${missing.join(' and ')}: ${title}.`);
};

test('each file that is delivered for a program is named here', () => {
	const delivered = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
		.filter((one) => one.isFile())
		.map((one) => relative(join(root, 'deploy'), join(one.parentPath, one.name)));
	expect([...tried, ...untried].sort()).toEqual(delivered.sort());
});

const units = ['maru.service', 'maru-backup.service', 'maru-backup.timer'];
const tried = [
	...units,
	'maru-run',
	'nginx.conf',
	'Caddyfile',
	'cluster/haproxy-servers.cfg',
	'cluster/haproxy-database.cfg',
	'prometheus/prometheus.yml',
	'prometheus/rules.yml',
	'prometheus/rules.test.yml',
];
/** These are read by programs of a cluster alone (drills), or by none that can be had here. */
const untried = [
	'cluster/patroni.yml',
	'grafana/maru.json',
	'kubernetes/database.yaml',
	'kubernetes/maru.yaml',
	'pgbackrest/pgbackrest.conf',
];

testBy(['systemd-analyze'], 'systemd understands the units', () => {
	const { said } = ask('systemd-analyze', ['verify', '--man=no', ...units.map(deploy)]);
	// Node need not lie there on the machine that tests.
	expect(said.split('\n').filter((line) => line !== '' && !/is not executable/.test(line))).toEqual([]);
});

testBy(['systemd-analyze'], 'systemd finds the services no more exposed than docs/OPERATIONS.md says', () => {
	const stated = /`systemd-analyze security` gives the service (\d\.\d) and its backup (\d\.\d)/.exec(
		readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8'),
	);
	for (const [at, unit] of ['maru.service', 'maru-backup.service'].entries()) {
		const { said } = ask('systemd-analyze', ['security', '--offline=true', '--no-pager', deploy(unit)]);
		const exposure = /Overall exposure level for \S+: (\d+\.\d)/.exec(said)?.[1];
		expect(Number(exposure), unit).toBeLessThanOrEqual(Number(stated?.[at + 1]));
	}
});

test('the shell takes the command beside the service, which says what it wants', () => {
	const said = (...args: string[]) => spawnSync('/bin/sh', [deploy('maru-run'), ...args], { encoding: 'utf8' });
	expect(said()).toMatchObject({ status: 2, stderr: 'Usage: maru-run <command> [arguments]\n' });
	expect(said('nonsense')).toMatchObject({ status: 2, stderr: 'There is no command nonsense.\n' });
});

testBy(['nginx', 'openssl'], 'nginx takes its configuration', async () => {
	makeCertificate(folder, { ...process.env, ...places });
	const { path } = await writeNginx(folder, { port: 49_443, upstreams: [49_300] });
	expect(ask('nginx', ['-t', '-c', path])).toMatchObject({
		status: 0,
		said: expect.stringContaining('test is successful'),
	});
});

testBy(['caddy'], 'Caddy takes its configuration', () => {
	const { status, said } = ask('caddy', ['validate', '--adapter', 'caddyfile', '--config', deploy('Caddyfile')]);
	expect(said).toContain('Valid configuration');
	expect(status).toBe(0);
});

testBy(['haproxy'], 'HAProxy takes both of its configurations', () => {
	for (const name of ['haproxy-servers.cfg', 'haproxy-database.cfg'])
		expect(ask('haproxy', ['-c', '-f', deploy(`cluster/${name}`)])).toMatchObject({ status: 0 });
});

testBy(['promtool'], 'Prometheus takes its configuration with the rules it names', () => {
	const { status, said } = ask('promtool', ['check', 'config', deploy('prometheus/prometheus.yml')]);
	expect(said).toMatch(/SUCCESS: \d+ rules found/);
	expect(status).toBe(0);
});

const alarmsIn = (name: string, alarm: RegExp) =>
	new Set([...readFileSync(deploy(`prometheus/${name}`), 'utf8').matchAll(alarm)].map(([, one]) => one));

testBy(['promtool'], 'each alarm is raised when it should be, and not before', () => {
	// On a line of its own where it is expected; in one with `exp_alerts: []` where it is not.
	expect(alarmsIn('rules.test.yml', /alertname: (\w+)\n/g)).toEqual(alarmsIn('rules.yml', /- alert: (\w+)/g));
	const { status, said } = ask('promtool', ['test', 'rules', deploy('prometheus/rules.test.yml')]);
	expect(said).toContain('SUCCESS');
	expect(status).toBe(0);
});
