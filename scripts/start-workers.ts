import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/env.ts';
import type { Others } from '#server/main.ts';
import { StartRefused } from '#server/start-refused.ts';

const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
const againMs = 1_000;

/** What each of them is told: one server among several, over the same database, with its share of the connections. */
const settingsOf = (settings: Settings, databaseUrl: string, at: number): Record<string, string> => ({
	WORKERS: '1',
	JOB_WORKERS: at < settings.JOB_WORKERS ? '1' : '0',
	DATABASE_URL: databaseUrl,
	DATABASE_POOL: String(poolOf(settings)),
	...(settings.METRICS_PORT !== undefined && { METRICS_PORT: String(settings.METRICS_PORT + at) }),
});

/** The connections of a server are shared by its processes. */
export const poolOf = ({ DATABASE_POOL, WORKERS }: Pick<Settings, 'DATABASE_POOL' | 'WORKERS'>): number =>
	Math.max(2, Math.ceil(DATABASE_POOL / WORKERS));

function whenReady(child: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		child.once('message', () => resolve());
		child.once('exit', () => reject(new StartRefused('A worker did not start: what it said stands above.')));
	});
}

/** Further processes on the same port, which Linux shares among them; one that dies is started again. */
export async function startWorkers(settings: Settings, databaseUrl: string): Promise<Others> {
	const running = new Map<number, ChildProcess>();
	let isOver = false;
	const ended = (child: ChildProcess) =>
		child.exitCode === null && child.signalCode === null && new Promise((resolve) => child.once('exit', resolve));

	function start(at: number): Promise<void> {
		const child = fork(script, { env: { ...process.env, ...settingsOf(settings, databaseUrl, at) } });
		running.set(at, child);
		const ready = whenReady(child);
		child.once('exit', (code, signal) => {
			if (isOver) return;
			console.error(`Worker ${at} has ended (${signal ?? code}); another is started.`);
			setTimeout(() => isOver || start(at).catch(() => undefined), againMs).unref();
		});
		return ready;
	}
	function tell({ isNoticed }: { isNoticed: boolean }): void {
		isOver = true;
		for (const child of running.values()) {
			// Without its channel it stops at once; asked by the signal it is first told of to proxies.
			if (isNoticed) child.kill('SIGTERM');
			else if (child.connected) child.disconnect();
		}
	}
	const stop = async () => {
		tell({ isNoticed: false });
		await Promise.all([...running.values()].map(ended));
	};
	try {
		await Promise.all(Array.from({ length: settings.WORKERS - 1 }, (_, at) => start(at + 1)));
	} catch (error) {
		await stop();
		throw error;
	}
	return { tell, stop };
}
