import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

export type Product = {
	child: ChildProcess;
	origin: string;
	output: () => string;
	/** The exit code, once it has ended. */
	ended: Promise<number | null>;
};

/** Below those that a system gives to connections of its own: one of them would be taken by somebody before it is used. */
const lowestPort = 15_000;
const highestPort = 32_000;
const givenPorts = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
	});

/** A port that nobody listens at; each is given once, for some are used long after. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(lowestPort, highestPort);
		if (givenPorts.has(port)) continue;
		givenPorts.add(port);
		if (await isFree(port)) return port;
	}
}

/** The product as `npm start` runs it, launcher included, in a process group of its own like in a terminal. */
export function startProduct(port: number, settings: Record<string, string>): Product {
	const child = spawn('node', ['scripts/run.cjs', 'scripts/start.ts'], {
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, LOG_LEVEL: 'warn', STOP_NOTICE_SECONDS: '0', ...settings, PORT: String(port) },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk) => {
			output += chunk;
		});
	const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
	return { child, origin: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** Waits until the product says that it is ready; throws with what it said when it ends before. */
export async function whenReady(product: Product): Promise<Product> {
	let hasEnded = false;
	void product.ended.then(() => {
		hasEnded = true;
	});
	while (!product.output().includes('Maru is ready')) {
		if (hasEnded) throw new Error(`The product did not start:\n${product.output()}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return product;
}

/** Ctrl-C reaches the whole process group. */
export function pressCtrlC({ child }: Product): void {
	process.kill(-(child.pid ?? 0), 'SIGINT');
}

/** Every process with its command line: from /proc, or from ps where there is none. */
function commandLines(): [pid: number, command: string][] {
	if (!existsSync('/proc/self/cmdline')) {
		const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
		return lines.map((line) => [Number.parseInt(line, 10), line]);
	}
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => [Number(pid), commandLineOf(pid)]);
}

function commandLineOf(pid: string): string {
	try {
		const [command, where] = [readFileSync(`/proc/${pid}/cmdline`, 'utf8'), readlinkSync(`/proc/${pid}/cwd`)];
		return `${command} ${where}`;
	} catch {
		// It has ended meanwhile.
		return '';
	}
}

/** The processes that name a folder or work in it: the database does both. */
export function processesNaming(text: string): number[] {
	return commandLines()
		.filter(([, command]) => command.includes(text))
		.map(([pid]) => pid);
}
