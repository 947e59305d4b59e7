import { createServer } from 'node:net';
import { consolePages } from '#contract/console-pages.ts';
import { groupCodes } from '#domain/member/group.ts';
import { readSettings, type Settings } from '#server/env.ts';
import type { PageSource } from '#server/http/page-source.ts';
import { portRefusal, type RunningServer, startServer } from '#server/main.ts';
import { StartRefused } from '#server/start-refused.ts';
import { poolOf, startWorkers } from './start-workers.ts';

/** Told at once rather than after a minute of preparation. */
function requireFreePort(settings: Settings): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', (error: NodeJS.ErrnoException) => reject(portRefusal(error, settings) ?? error));
		probe.listen(settings.PORT, settings.HOST, () => probe.close(() => resolve()));
	});
}

/** The one account of the demonstration that may open the console's mailbox. */
const operatorOf = (server: RunningServer) => server.accounts.find(({ group }) => group === groupCodes.operator)?.email;

function tellWhereItIs(server: RunningServer, settings: Settings): void {
	const lines = ['', `Maru is ready: ${server.address}`];
	if (server.accounts.length > 0) lines.push('', 'Demonstration accounts:');
	const width = Math.max(0, ...server.accounts.map(({ email }) => email.length));
	for (const { email, password, group } of server.accounts)
		lines.push(`  ${email.padEnd(width)}  ${password}  (${group})`);
	const operator = operatorOf(server);
	if (!settings.SMTP_URL && operator)
		lines.push('', `Mails land in the mailbox: ${server.address}${consolePages.mails.path} (log in as ${operator})`);
	lines.push('', 'Stop with Ctrl-C.', '');
	console.info(lines.join('\n'));
}

/** A second Ctrl-C this much later is impatience; sooner, it is the same one reaching us on two ways. */
const impatienceMs = 1_000;

/** One graceful stop, whatever asks for it and however often. */
export function stopOnSignals(server: RunningServer): void {
	let stoppingSince: number | undefined;
	const stop = async (signal?: string) => {
		if (stoppingSince !== undefined) {
			if (signal === 'SIGINT' && Date.now() - stoppingSince > impatienceMs) process.exit(1);
			return;
		}
		stoppingSince = Date.now();
		// Whoever presses Ctrl-C in a terminal has nobody to tell; without its launcher nobody will start it again elsewhere.
		const isNoticed = signal === 'SIGTERM' || (signal === 'SIGINT' && !process.stdin.isTTY);
		await server.stop({ isNoticed }).catch((error: Error) => console.error(`The stop was not clean: ${error.message}`));
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
	// The launcher died without a word (kill -9): nobody is left to stop us.
	process.on('disconnect', stop);
}

/** Ended with a failure, so that whoever looks after the process (systemd, Docker) starts it anew. */
export async function endWhenFailed(server: RunningServer): Promise<void> {
	console.error(await server.failed);
	await server.stop({ isNoticed: false }).catch(() => undefined);
	process.exit(1);
}

/** Reads the settings, prepares the pages, serves them, and tells all that goes wrong in one sentence. */
export async function serve(preparePages: (settings: Settings) => Promise<PageSource>): Promise<void> {
	const onProgress = (sentence: string) => console.info(sentence);
	try {
		const settings = readSettings();
		await requireFreePort(settings);
		const pages = await preparePages(settings);
		const { WORKERS } = settings;
		if (WORKERS > 1 && process.platform !== 'linux')
			throw new StartRefused('WORKERS share a port, which only Linux does evenly: set WORKERS=1.');
		const startOthers = WORKERS > 1 ? (url: string) => startWorkers(settings, url) : undefined;
		const server = await startServer({
			...{ settings: { ...settings, DATABASE_POOL: poolOf(settings) }, pages, onProgress },
			...(startOthers && { startOthers }),
		});
		stopOnSignals(server);
		void endWhenFailed(server);
		tellWhereItIs(server, settings);
	} catch (error) {
		const isDiskFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
		if (error instanceof StartRefused) console.error(error.message);
		else if (isDiskFull) console.error('There is no disk space left here. Free some and start again.');
		else console.error(error);
		process.exit(1);
	}
}
