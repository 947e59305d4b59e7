import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { connect } from '#server/db/connect.ts';
import { transact } from '#server/db/transact.ts';
import { parseSettings } from '#server/env.ts';
import { handlers } from '#server/features/handlers.ts';
import { buildApp } from '#server/http/app.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { loadBuiltPages, type PageSource } from '#server/http/page-source.ts';
import { createIdentify } from '#server/identify.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';

/** The product's whole server but for its jobs (mails are queued, and sent by nobody) and, where nobody asks for them, its pages. */
const wanted = process.argv.slice(3);
const settings = parseSettings(JSON.parse(process.argv[2] ?? '{}'));
const emptyPages: PageSource = {
	render: async () => ({ kind: 'page', status: 200, language: 'en', body: Readable.from(['<!doctype html>']) }),
	assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
};
const database = connect({
	url: settings.DATABASE_URL ?? '',
	poolSize: settings.DATABASE_POOL,
	onError: (error) => console.error(error.message),
});
const queries = database.drizzle;
const opened = await openServices(settings, database);
const services = wanted.includes('jobless') ? withoutJobs(opened) : opened;
const app = await buildApp({
	origin: settings.PUBLIC_ORIGIN,
	trustProxy: [],
	maxInFlight: settings.MAX_IN_FLIGHT,
	atOnce: settings.DATABASE_POOL * 4,
	logger: loggerOptions('error'),
	handlers,
	queries,
	services,
	identify: createIdentify({ queries, services }),
	isDatabaseReady: async () => true,
	isStopping: () => false,
	indexedIds: {},
	pages: wanted.includes('pages') ? await loadBuiltPages(resolve('dist')) : emptyPages,
});
await app.listen({ port: settings.PORT, host: '127.0.0.1' });

process.on('message', (asked) => {
	if (asked === 'memory') {
		// What is left after a whole collection is held by something; what was there before may only not have been collected yet.
		const before = process.memoryUsage.rss();
		globalThis.gc?.();
		process.send?.({ ...process.memoryUsage(), before });
		return;
	}
	const { user, system } = process.cpuUsage();
	process.send?.((user + system) / 1000);
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');

/** The measure for what jobs cost: nothing asks for one, and nobody is woken. */
function withoutJobs(whole: Services): Services {
	const isAsking = (asked: unknown) => (asked as { name?: string }).name === 'wanted-jobs-insert';
	return {
		...whole,
		transact: (work) =>
			transact(
				database.pool,
				(queries) => {
					const { $client } = queries;
					const query = $client.query.bind($client) as (...given: unknown[]) => unknown;
					const deaf = new Proxy($client, {
						get: (target, name) =>
							name === 'query'
								? (...given: unknown[]) => (isAsking(given[0]) ? Promise.resolve({ rows: [] }) : query(...given))
								: Reflect.get(target, name),
					});
					return work(Object.assign(Object.create(queries), { $client: deaf }));
				},
				() => undefined,
			),
	};
}
