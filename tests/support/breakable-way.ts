import { once } from 'node:events';
import { createServer, request } from 'node:http';

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
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
		break() {
			isBroken = true;
			server.closeAllConnections();
		},
		mend() {
			isBroken = false;
		},
		takeAway: (path: string) => gone.add(path),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
