import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the cluster, which can be killed and started again. */
export type Part = {
	name: string;
	log: string;
	start(): Promise<void>;
	/** Returns once it has ended. */
	end(signal?: NodeJS.Signals): Promise<void>;
	isRunning(): boolean;
	/** It neither answers nor ends, nor does what it started. */
	freeze(): void;
	wake(): void;
	/** No more open files than this from now on. */
	limitFiles(count: number): void;
};

export type PartOptions = {
	name: string;
	folder: string;
	program: string;
	args: readonly string[];
	env?: Record<string, string>;
	/** Who runs it, where we are root: not everything agrees to be. */
	user?: string;
	isUp(): Promise<boolean>;
	/** Said before the program: another machine's network. */
	enter?: readonly string[];
	/** Our own servers: they end by themselves when their channel does. */
	isOurs?: boolean;
	upMs?: number;
};

/** Until it is so; patient, since the machine has other things to do. */
export async function until(what: string, isSo: () => Promise<boolean>, ms = 180_000): Promise<void> {
	const end = performance.now() + ms;
	while (performance.now() < end) {
		if (await isSo().catch(() => false)) return;
		await pause(100);
	}
	throw new Error(`Not within ${ms / 1000} seconds: ${what}.`);
}

/** The numbers of a user and of their group. */
export const idsOf = (user: string): [number, number] => {
	const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
		Number(execFileSync('id', [which, user], { encoding: 'utf8' })),
	);
	return [uid, gid];
};

/** With a signal at our own death, so that nothing is left behind, and as somebody else where that is wanted. */
function commandOf({ program, args, user, isOurs, enter = [] }: PartOptions): [string, string[]] {
	if (isOurs) return [program, [...args]];
	const [uid, gid] = user && process.getuid?.() === 0 ? idsOf(user) : [];
	const as = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
	const [first = '', ...rest] = [...enter, '/usr/bin/setpriv', '--pdeathsig=TERM', ...as, '--', program, ...args];
	return [first, rest];
}

export function createPart(options: PartOptions): Part {
	const { name, folder, env = {}, isUp, isOurs, upMs } = options;
	const log = join(folder, `${name}.log`);
	let child: ChildProcess | undefined;
	const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
	return {
		name,
		log,
		isRunning,
		freeze: () => void process.kill(-(child?.pid ?? 0), 'SIGSTOP'),
		wake: () => void process.kill(-(child?.pid ?? 0), 'SIGCONT'),
		limitFiles: (count) => void execFileSync('/usr/bin/prlimit', ['--pid', String(child?.pid), `--nofile=${count}:`]),
		async start() {
			const [program, args] = commandOf(options);
			const file = openSync(log, 'a');
			child = spawn(program, args, {
				stdio: isOurs ? ['ignore', file, file, 'ipc'] : ['ignore', file, file],
				env: { ...process.env, ...env },
				// A group of its own: a signal from the terminal is ours alone, and kill -9 takes its own processes along.
				detached: true,
			});
			closeSync(file);
			child.on('error', () => undefined);
			await until(`${name} answers, see ${log}`, async () => !isRunning() || (await isUp()), upMs);
			if (!isRunning()) throw new Error(`${name} ended at its start: ${readFileSync(log, 'utf8').slice(-600)}`);
		},
		async end(signal = 'SIGTERM') {
			if (!child || !isRunning()) return;
			const ended = once(child, 'exit');
			if (signal === 'SIGKILL') process.kill(-(child.pid ?? 0), signal);
			else child.kill(signal);
			const timer = setTimeout(() => child?.kill('SIGKILL'), 60_000);
			await ended;
			clearTimeout(timer);
		},
	};
}

export const answers = async (url: string, statuses: readonly number[] = [200]): Promise<boolean> => {
	const response = await fetch(url, { signal: AbortSignal.timeout(3_000), headers: { connection: 'close' } });
	await response.arrayBuffer();
	return statuses.includes(response.status);
};
