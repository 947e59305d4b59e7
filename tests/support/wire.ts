import { createServer, connect as dial, type Socket } from 'node:net';
import { freePort } from './product.ts';

export type Wire = { port: number; lead(to: number): void; cut(): void; mend(): Promise<void>; close(): void };

/** A wire to a port of this machine that can be cut, mended and led to another port. */
export async function layWire(target: number): Promise<Wire> {
	let to = target;
	const sockets = new Set<Socket>();
	const server = createServer((inner) => {
		const outer = dial(to, '127.0.0.1');
		for (const [one, other] of [
			[inner, outer],
			[outer, inner],
		] as const) {
			sockets.add(one);
			one
				.on('error', () => other.destroy())
				.on('close', () => {
					sockets.delete(one);
					other.destroy();
				});
			one.pipe(other);
		}
	});
	const port = await freePort();
	const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const cut = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	await mend();
	return {
		port,
		lead: (next) => {
			to = next;
		},
		cut,
		mend,
		close: cut,
	};
}
