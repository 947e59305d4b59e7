import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A way to the site that can break: to a browser the site then is gone, although the device believes in its network. And
 * a file can be taken away, as a release does that has it no more.
 */
export async function openBreakableWay(origin: string) {
	const { hostname, port } = new URL(origin);
	const gone = new Set<string>();
	let isBroken = false;
	const server = createServer((asked, answer) => {
		if (isBroken) return asked.socket.destroy();
		if (gone.has(asked.url ?? '')) return answer.writeHead(404, { 'content-type': 'text/html' }).end();
		const onward = request(
			{ hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
			(response) => {
				answer.writeHead(response.statusCode ?? 502, response.headers);
				response.pipe(answer);
			},
		);
		onward.on('error', () => asked.socket.destroy());
		asked.pipe(onward);
	});
	// Of a socket only the beginning is HTTP; what follows goes through as it is.
	const sockets = new Set<Duplex>();
	server.on('upgrade', (asked, socket, head) => {
		if (isBroken) return socket.destroy();
		const onward = connect(Number(port), hostname, () => {
			const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
			onward.write(`${[`${asked.method} ${asked.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
			onward.write(head);
			socket.pipe(onward).pipe(socket);
		});
		for (const one of [socket, onward]) {
			sockets.add(one);
			one.on('error', () => undefined);
			one.on('close', () => {
				sockets.delete(one);
				socket.destroy();
				onward.destroy();
			});
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
		break() {
			isBroken = true;
			server.closeAllConnections();
			for (const one of sockets) one.destroy();
		},
		mend() {
			isBroken = false;
		},
		takeAway: (path: string) => gone.add(path),
		async close() {
			server.closeAllConnections();
			for (const one of sockets) one.destroy();
			server.close();
			await once(server, 'close');
		},
	};
}
