import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './product.ts';
import { quickNode } from './quick-node.ts';

const startMs = 600_000;

type Storage = { settings: Record<string, string>; remove(): Promise<void> };

/** A fresh database on the server TEST_DATABASE_URL names, else an embedded one in a folder of its own. */
async function prepareStorage(): Promise<Storage> {
	const dataDir = await mkdtemp(join(tmpdir(), 'maru-e2e-'));
	const removeDir = () => rm(dataDir, { recursive: true, force: true });
	const given = process.env.TEST_DATABASE_URL;
	// Empty counts as not given, and keeps an .env file from naming a real one.
	if (!given) return { settings: { DATA_DIR: dataDir, DATABASE_URL: '' }, remove: removeDir };
	const name = `e2e_${randomBytes(6).toString('hex')}`;
	const onServer = async (sql: string) => {
		const client = new pg.Client({ connectionString: given });
		await client.connect();
		await client.query(sql).finally(() => client.end());
	};
	await onServer(`create database ${name}`);
	const url = new URL(given);
	url.pathname = `/${name}`;
	return {
		settings: { DATA_DIR: dataDir, DATABASE_URL: url.href },
		remove: async () => {
			await onServer(`drop database ${name} with (force)`);
			await removeDir();
		},
	};
}

/** Answers when the site does; fails at once when the server gives up. */
async function whenReady(server: ChildProcess, origin: string): Promise<void> {
	const deadline = Date.now() + startMs;
	while (Date.now() < deadline) {
		if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server ended before it was ready');
		const answer = await fetch(origin, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`the server was not ready within ${startMs / 1000} seconds`);
}

async function stop(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return;
	server.kill('SIGTERM');
	await once(server, 'exit');
}

export type LaunchedProduct = {
	origin: string;
	server: ChildProcess;
	/** What it has said since it was last asked. */
	said(): string;
	takeDown(): Promise<void>;
};

/** Starts the product as a visitor finds it, on a port and with a database of its own. `nodeArgs` are for Node itself, before the product. */
export async function launchProduct(nodeArgs: readonly string[] = []): Promise<LaunchedProduct> {
	const storage = await prepareStorage();
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const settings = {
		...storage.settings,
		HOST: '127.0.0.1',
		PORT: String(port),
		PUBLIC_ORIGIN: origin,
		LOG_LEVEL: 'warn',
		// So that a journey may come from a place of its own: all from one would soon be too many.
		TRUST_PROXY: '127.0.0.1',
		DEMO_DATA: 'true',
	};
	// With a channel, the server also ends when this process is killed without a word.
	const server = spawn(process.execPath, [...quickNode, ...nodeArgs, 'scripts/start.ts'], {
		env: { ...process.env, ...settings },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let output = '';
	for (const stream of [server.stdout, server.stderr])
		stream?.on('data', (chunk: Buffer) => {
			output += chunk;
		});
	const takeDown = async () => {
		await stop(server);
		await storage.remove();
	};
	try {
		await whenReady(server, origin);
	} catch (error) {
		await takeDown();
		throw new Error(`${(error as Error).message}. It said:\n${output}`);
	}
	const said = () => {
		const told = output;
		output = '';
		return told;
	};
	said();
	return { origin, server, said, takeDown };
}
