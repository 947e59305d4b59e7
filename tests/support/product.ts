import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';

export type Product = {
	child: ChildProcess;
	origin: string;
	output: () => string;
	/** The exit code, once it has ended. */
	ended: Promise<number | null>;
};

export function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

/** The product as `npm start` runs it, launcher included, in a process group of its own like in a terminal. */
export function startProduct(port: number, settings: Record<string, string>): Product {
	const child = spawn('node', ['scripts/run.cjs', 'scripts/start.ts'], {
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, LOG_LEVEL: 'warn', ...settings, PORT: String(port) },
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

/** The processes whose command line names a folder: the server is started in it, the database works on it. */
export function processesNaming(text: string): number[] {
	const listing = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
	return listing
		.split('\n')
		.filter((line) => line.includes(text) && !line.includes('ps -eo'))
		.map((line) => Number.parseInt(line, 10));
}
