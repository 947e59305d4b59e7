import { fork } from 'node:child_process';

export type Child = {
	pid: number | undefined;
	isRunning(): boolean;
	/** The first thing it said. */
	message: Promise<unknown>;
	ask(question: string): Promise<unknown>;
	stop(): Promise<void>;
};

/** A process of its own, so that what is measured has a core to itself. */
export function run(
	script: string,
	args: string[],
	env: Record<string, string> = {},
	/** For the engine: `--expose-gc`. */
	flags: string[] = [],
): Child {
	const child = fork(script, args, {
		env: { ...process.env, ...env },
		execArgv: [...process.execArgv, ...flags],
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const ended = new Promise<void>((done) => child.once('exit', () => done()));
	const answer = () =>
		new Promise((done, fail) => {
			const gone = (code: number | null) => fail(new Error(`${script} ended with ${code}`));
			child.once('exit', gone);
			child.once('message', (said) => {
				child.off('exit', gone);
				done(said);
			});
		});
	const message = answer();
	// Who stops it before it says anything does not wait for it either.
	message.catch(() => undefined);
	return {
		pid: child.pid,
		isRunning: () => child.exitCode === null && child.signalCode === null,
		message,
		ask: (question) => {
			const answered = answer();
			child.send(question);
			return answered;
		},
		stop: async () => {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

/** Until a server that was started would be sent requests. */
export async function untilReady(origin: string, server: Child): Promise<void> {
	while (server.isRunning()) {
		const isReady = await fetch(`${origin}/readyz`).then(
			(response) => response.ok,
			() => false,
		);
		if (isReady) return;
		await new Promise((done) => setTimeout(done, 200));
	}
	throw new Error(`The server of ${origin} has ended.`);
}
