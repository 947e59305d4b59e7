import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDirectory } from '#server/db/make-directory.ts';
import { StartRefused } from '#server/start-refused.ts';

export type DataLock = {
	/** What a second copy is told about this one, usually its address. */
	announce(text: string): void;
	release(): Promise<void>;
};

type Holder = { pid: number; text: string };
/** `gone`: nobody listens any more; `silent`: somebody does, but does not answer in time. */
type Answer = Holder | 'gone' | 'silent';

const ANSWER_WITHIN_MS = 2_000;
const TRIES = 20;

/**
 * One copy of the product per data directory. The lock is a listening socket and not a file, because the kernel takes a
 * socket away with its process: after kill -9 or a power cut nothing stale is left that somebody would have to judge.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
	await makeDirectory(dataDir);
	const address = lockAddress(await realpath(dataDir));
	const holder: Holder = { pid: process.pid, text: '' };
	for (let tries = 0; tries < TRIES; tries++) {
		const server = await listen(address, holder);
		if (server) return heldLock(server, holder);
		const answer = await askHolder(address);
		if (answer !== 'gone') throw new StartRefused(refusal(answer, dataDir));
		// The holder has just ended. Where the socket is a file it stays behind and has to be removed.
		if (isFile(address)) await rm(address, { force: true });
		await sleep(50);
	}
	throw new StartRefused(refusal('silent', dataDir));
}

function lockAddress(dir: string): string {
	const name = `maru-${createHash('sha256').update(dir).digest('hex').slice(0, 32)}`;
	if (process.platform === 'linux') return `\0${name}`;
	if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
	return join(tmpdir(), name);
}

const isFile = (address: string) => process.platform !== 'win32' && !address.startsWith('\0');

function listen(address: string, holder: Holder): Promise<Server | undefined> {
	const server = createServer((socket) => {
		socket.on('error', () => {});
		// Not waiting for the other end: a client that never hangs up must not delay the release.
		socket.end(JSON.stringify(holder), () => socket.destroy());
	});
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			// Windows answers EACCES for a pipe that another process holds.
			if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
			else reject(error);
		});
		server.listen(address, () => {
			server.on('error', () => {});
			// The lock must never be what keeps a process alive.
			server.unref();
			resolve(server);
		});
	});
}

function askHolder(address: string): Promise<Answer> {
	return new Promise((resolve) => {
		const socket = connect(address).setEncoding('utf8').setTimeout(ANSWER_WITHIN_MS);
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		socket.on('timeout', () => {
			resolve('silent');
			socket.destroy();
		});
		socket.on('error', () => resolve('gone'));
		socket.on('close', () => resolve(text === '' ? 'gone' : parseHolder(text)));
	});
}

function parseHolder(text: string): Answer {
	try {
		return JSON.parse(text) as Holder;
	} catch {
		return 'silent';
	}
}

function refusal(answer: Holder | 'silent', dataDir: string): string {
	const which = answer === 'silent' ? '' : ` (${[`process ${answer.pid}`, answer.text].filter(Boolean).join(', ')})`;
	return `Another copy of Maru${which} is already running on ${dataDir}. Stop it first, or set DATA_DIR and PORT for a second one.`;
}

function heldLock(server: Server, holder: Holder): DataLock {
	let released: Promise<void> | undefined;
	return {
		announce(text) {
			holder.text = text;
		},
		release() {
			released ??= new Promise((resolve) => server.close(() => resolve()));
			return released;
		},
	};
}
