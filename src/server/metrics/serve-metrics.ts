import { createServer } from 'node:http';
import type { Registry } from './registry.ts';

/** On a port of its own, which is not for the public: nothing of it is reached through the site's. */
export async function serveMetrics(
	registry: Registry,
	options: { port: number; host: string },
): Promise<{ close(): Promise<void> }> {
	const server = createServer((request, response) => {
		if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
		registry.text().then(
			(text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
			() => response.writeHead(500).end(),
		);
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(options, resolve);
	});
	return {
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
