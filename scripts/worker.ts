import { resolve } from 'node:path';
import { readSettings } from '#server/env.ts';
import { loadBuiltPages } from '#server/http/page-source.ts';
import { startServer } from '#server/main.ts';
import { StartRefused } from '#server/start-refused.ts';
import { endWhenFailed, stopOnSignals } from './serve.ts';

/** One of several processes of a server (WORKERS), started by start-workers.ts. */
try {
	const pages = await loadBuiltPages(resolve('dist'));
	const server = await startServer({ settings: readSettings(), pages, onProgress: () => undefined });
	stopOnSignals(server);
	void endWhenFailed(server);
	process.send?.('ready');
} catch (error) {
	console.error(error instanceof StartRefused ? error.message : error);
	process.exit(1);
}
