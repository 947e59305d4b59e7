import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireProgram } from '../../scripts/debian-package.ts';
import { freePort } from '../support/product.ts';

export type Front = { port: number; log(): Promise<string>; close(): void };
export type StartProxy = (folder: string, upstreams: readonly number[]) => Promise<Front>;

const say = (sentence: string) => console.info(sentence);

export function makeCertificate(folder: string, env: NodeJS.ProcessEnv = process.env): void {
	const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
	const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=maru.example'];
	execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore', env });
}

/** Replaces what a machine has of its own in a configuration we deliver; all else is tried as it is. */
export function fitted(text: string, changes: readonly [RegExp, string][]): string {
	return changes.reduce((made, [from, to]) => {
		if (!from.test(made)) throw new Error(`The configuration has no ${from}.`);
		return made.replace(from, to);
	}, text);
}

async function keepRunning(child: ChildProcess, name: string): Promise<ChildProcess> {
	await pause(1_500);
	if (child.exitCode !== null) throw new Error(`${name} did not start (${child.exitCode}).`);
	return child;
}

/** Our configuration for nginx, fitted to this machine: its path and its log. */
/** What its package makes when it is installed; where nginx is only borrowed for a test, it lies elsewhere. */
const packageFolder = '/var/lib/nginx';
const ownFolders = (folder: string): string =>
	['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};\n`)
		.join('');

export async function writeNginx(
	folder: string,
	{ port, upstreams }: { port: number; upstreams: readonly number[] },
): Promise<{ path: string; log: string }> {
	const log = join(folder, `nginx-${port}.log`);
	const servers = upstreams.map((one) => `server 127.0.0.1:${one} max_fails=2 fail_timeout=5s;`).join('\n');
	const text = fitted(await readFile('deploy/nginx.conf', 'utf8'), [
		[/server 127\.0\.0\.1:3000 .*;/, servers],
		[/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, ''],
		[/listen 443/, `listen 127.0.0.1:${port}`],
		[/\tlisten \[::\]:443.*\n/, ''],
		[/\/etc\/ssl\/maru\/fullchain/, join(folder, 'fullchain')],
		[/\/etc\/ssl\/maru\/key/, join(folder, 'key')],
		[/\/var\/log\/nginx\/maru\.log/, log],
	]);
	const path = join(folder, `nginx-${port}.conf`);
	const head = `daemon off;\nerror_log ${log}.error;\npid ${path}.pid;\nevents {}\n`;
	await writeFile(path, `${head}http {\n${existsSync(packageFolder) ? '' : ownFolders(folder)}${text}\n}\n`);
	return { path, log };
}

export const startNginx: StartProxy = async (folder, upstreams) => {
	const program = requireProgram('/usr/sbin/nginx', 'nginx-light', say);
	const port = await freePort();
	const { path, log } = await writeNginx(folder, { port, upstreams });
	const child = await keepRunning(spawn(program, ['-c', path], { stdio: 'ignore' }), 'nginx');
	return { port, log: () => readFile(log, 'utf8').catch(() => ''), close: () => void child.kill('SIGQUIT') };
};

export const startCaddy: StartProxy = async (folder, upstreams) => {
	const program = requireProgram('/usr/bin/caddy', 'caddy', say);
	const port = await freePort();
	const log = join(folder, `caddy-${port}.log`);
	const text = fitted(await readFile('deploy/Caddyfile', 'utf8'), [
		[
			/^maru\.example \{/m,
			`{\n\tadmin off\n\tauto_https off\n}\nhttps://maru.example:${port} {\n\ttls ${join(folder, 'fullchain.pem')} ${join(folder, 'key.pem')}`,
		],
		[/127\.0\.0\.1:3000/, upstreams.map((one) => `127.0.0.1:${one}`).join(' ')],
		[/\/var\/log\/caddy\/maru\.log/, log],
	]);
	const path = join(folder, `Caddyfile-${port}`);
	await writeFile(path, text);
	const args = ['run', '--adapter', 'caddyfile', '--config', path];
	const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const child = await keepRunning(spawn(program, args, { stdio: 'ignore', env }), 'caddy');
	return { port, log: () => readFile(log, 'utf8').catch(() => ''), close: () => void child.kill() };
};
