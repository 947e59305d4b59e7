import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * From one socket a turn of the event loop takes one connection (libuv #3696); the others wait in the kernel, where
 * nobody counts them. Several sockets share the port, so that a turn takes several. Only Linux shares it evenly.
 */
const doors = process.platform === 'linux' ? 128 : 1;
/** Each door has its own. */
const backlog = 511;
const quietMs = 50;
const mostQuietMs = 1_000;

const listening = (door: Server, options: { port: number; host: string }) =>
	new Promise<void>((resolve, reject) => {
		door.once('error', reject);
		door.listen({ ...options, backlog, reusePort: true }, resolve);
	});

export type Port = { close(seconds: number): Promise<void> };

/** Opens the port for the app. Closing it finishes what was sent; what takes longer is cut, so that a stop always ends. */
export async function openPort(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<Port> {
	let lastCame = 0;
	app.server.on('connection', () => {
		lastCame = Date.now();
	});
	// Fastify hands over what it does not know.
	const options = { port, host, backlog, reusePort: doors > 1 };
	await app.listen(options);
	const take = (socket: Socket) => app.server.emit('connection', socket);
	// As the HTTP server opens its own.
	const others = Array.from({ length: doors - 1 }, () => createServer({ allowHalfOpen: true, noDelay: true }, take));
	await Promise.all(others.map((door) => listening(door, { port, host })));

	/** Connections that nobody has taken yet are reset with their door: they are waited for, as long as they are not endless. */
	async function quiet() {
		const until = Date.now() + mostQuietMs;
		do await pause(quietMs);
		while (Date.now() - lastCame < quietMs && Date.now() < until);
	}

	return {
		async close(seconds) {
			await quiet();
			const closed = others.map((door) => new Promise((resolve) => door.close(resolve)));
			const cut = setTimeout(() => app.server.closeAllConnections(), seconds * 1000);
			// A browser keeps its connection after the answer; one that falls idle during the stop is not waited for either.
			const sweep = setInterval(() => app.server.closeIdleConnections(), quietMs);
			await Promise.all([app.close(), ...closed]);
			clearTimeout(cut);
			clearInterval(sweep);
		},
	};
}
