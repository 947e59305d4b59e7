import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type RollingProxy = { origin: string; isInUse(port: number): boolean; close(): Promise<void> };

const askEveryMs = 200;

const isReady = (agent: Agent, port: number) =>
	new Promise<boolean>((resolve) => {
		const asked = request({ agent, port, host: '127.0.0.1', path: '/readyz', timeout: 5_000 }, (response) => {
			response.resume();
			resolve(response.statusCode === 200);
		});
		asked.on('timeout', () => asked.destroy());
		asked.on('error', () => resolve(false));
		asked.end();
	});

/**
 * Stands before several servers as a proxy does: keeps its connections to them, asks each at its /readyz, leaves out who
 * is not ready, and tries the next where a connection is refused. What breaks off after that is told as 502.
 */
export async function startRollingProxy(ports: readonly number[]): Promise<RollingProxy> {
	const agent = new Agent({ keepAlive: true });
	const monitor = new Agent({ keepAlive: false });
	const inUse = new Set(ports);
	let [turn, isClosed] = [0, false];
	const check = async () => {
		for (const port of ports) {
			if (await isReady(monitor, port)) inUse.add(port);
			else inUse.delete(port);
		}
		if (!isClosed) timer = setTimeout(check, askEveryMs);
	};
	let timer = setTimeout(check, 0);

	function forward(asked: IncomingMessage, answer: ServerResponse, left: readonly number[]) {
		const [port, ...others] = left;
		if (port === undefined) return answer.writeHead(502).end();
		const { method, url: path, headers } = asked;
		const onward = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] ?? '' });
			response.on('error', () => answer.destroy());
			response.pipe(answer);
		});
		onward.on('error', (error: NodeJS.ErrnoException) => {
			if (error.code === 'ECONNREFUSED') forward(asked, answer, others);
			else if (answer.headersSent) answer.destroy();
			else answer.writeHead(502).end(error.code);
		});
		onward.end();
	}

	const server = createServer((asked, answer) => {
		turn += 1;
		const usable = inUse.size > 0 ? [...inUse] : [...ports];
		const first = turn % usable.length;
		forward(asked, answer, [...usable.slice(first), ...usable.slice(0, first)]);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
		isInUse: (port) => inUse.has(port),
		async close() {
			isClosed = true;
			clearTimeout(timer);
			agent.destroy();
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
