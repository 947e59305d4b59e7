import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './product.ts';
import { quickNode } from './quick-node.ts';

export type ApiAnswer = {
	status: number;
	retryAfter: number | null;
	body: { id?: string; code?: string; status?: string };
};

export type ApiProcess = {
	port: number;
	/** Rejects when there is no whole answer: nobody knows then what became of it. */
	post(path: string, options: { cookie: string; body: unknown }): Promise<ApiAnswer>;
	status(path: string): Promise<number>;
	/** The stream of what is new, as an open page has it: all that was said on it so far. */
	listen(cookie: string): Promise<{ said(): string; close(): void }>;
	output(): string;
	isRunning(): boolean;
	kill(signal: NodeJS.Signals): Promise<void>;
};

/**
 * From outside to one server: several times what it has to the database, so that all of those are always fought over, and
 * no more than a busy machine can serve before people are sent away.
 */
const connections = 64;

const script = fileURLToPath(new URL('./api-server.ts', import.meta.url));

/** A server process over a database. */
export async function startApiProcess(settings: Record<string, string>, args: string[] = []): Promise<ApiProcess> {
	const port = await freePort();
	const child = spawn(process.execPath, [...quickNode, script, ...args], {
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		env: { ...process.env, LOG_LEVEL: 'warn', DEMO_DATA: 'false', ...settings, PORT: String(port) },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk) => {
			output += chunk;
		});
	const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
	await whenReady(child, ended, () => output);
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	return {
		port,
		post: (path, options) => send({ agent, port, path, method: 'POST', ...options }),
		status: async (path) => (await send({ agent, port, path, method: 'GET' })).status,
		listen: (cookie) => listen(port, cookie),
		output: () => output,
		isRunning,
		async kill(signal) {
			if (isRunning()) child.kill(signal);
			await ended;
			agent.destroy();
		},
	};
}

function whenReady(child: ChildProcess, ended: Promise<void>, output: () => string): Promise<void> {
	return new Promise((resolve, reject) => {
		child.once('message', () => resolve());
		void ended.then(() => reject(new Error(`the server did not start:\n${output()}`)));
	});
}

/** Open once it has said where it begins. */
function listen(port: number, cookie: string): Promise<{ said(): string; close(): void }> {
	return new Promise((resolve, reject) => {
		const sent = request(
			{ agent: false, host: '127.0.0.1', port, path: '/api/live', headers: { cookie } },
			(answer) => {
				let text = '';
				answer.setEncoding('utf8');
				answer.on('error', () => undefined);
				answer.on('data', (chunk: string) => {
					text += chunk;
					if (text.includes('event: changed')) resolve({ said: () => text, close: () => sent.destroy() });
				});
			},
		);
		sent.on('error', reject);
		sent.end();
	});
}

/** A server that sends somebody away so often is at fault, not a busy machine. */
const mostTries = 200;

/** The server may close a connection that was idle in the very moment we use it again. */
const isHungUp = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNRESET';

/**
 * As the site does: who is sent away from a machine that cannot serve everybody comes back when told to, and who got no
 * answer at all asks again, with the same key.
 */
export async function postPatiently(server: ApiProcess, ...sent: Parameters<ApiProcess['post']>): Promise<ApiAnswer> {
	for (let tries = 1; ; tries += 1) {
		const answer = await server.post(...sent).catch((error: unknown) => {
			if (!isHungUp(error) || !server.isRunning() || tries === mostTries) throw error;
			return undefined;
		});
		if (!answer) continue;
		if (answer.status !== 503 || answer.retryAfter === null || tries === mostTries) return answer;
		await setTimeout(answer.retryAfter * 1000);
	}
}

type Sent = { agent: Agent; port: number; path: string; method: string; cookie?: string; body?: unknown };

function send({ agent, port, path, method, cookie, body }: Sent): Promise<ApiAnswer> {
	const payload = body === undefined ? undefined : JSON.stringify(body);
	const headers = {
		'sec-fetch-site': 'same-origin',
		...(cookie && { cookie }),
		...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
	};
	return new Promise((resolve, reject) => {
		const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk) => chunks.push(chunk));
			response.on('error', reject);
			response.on('close', () => response.complete || reject(new Error('the answer broke off')));
			response.on('end', () => {
				const text = Buffer.concat(chunks).toString();
				const after = response.headers['retry-after'];
				const retryAfter = after === undefined ? null : Number(after);
				resolve({ status: response.statusCode ?? 0, retryAfter, body: text.startsWith('{') ? JSON.parse(text) : {} });
			});
		});
		sent.on('error', reject);
		sent.end(payload);
	});
}
