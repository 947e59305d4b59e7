import { Readable } from 'node:stream';
import { connect } from '#server/db/connect.ts';
import { keepListening } from '#server/db/listen.ts';
import { parseSettings } from '#server/env.ts';
import { handlers } from '#server/features/handlers.ts';
import { createLiveHub } from '#server/features/live/live-hub.ts';
import { liveChannel, nudgedIn } from '#server/features/live/nudge.repo.ts';
import { buildApp } from '#server/http/app.ts';
import { openPort } from '#server/http/listening.ts';
import { loggerOptions } from '#server/http/logging.ts';
import { createIdentify } from '#server/identify.ts';
import { openServices } from '#server/open-services.ts';

/** The product's server with its streams, without pages and jobs: what happened is told by whoever made it happen. */
const settings = parseSettings(JSON.parse(process.argv[2] ?? '{}'));
const database = connect({
	url: settings.DATABASE_URL ?? '',
	poolSize: settings.DATABASE_POOL,
	onError: (error) => console.error(error.message),
});
const queries = database.drizzle;
const services = await openServices(settings, database);
const live = createLiveHub({
	...{ queries, clock: services.clock, most: settings.MAX_STREAMS },
	onFailure: (error) => console.error(error),
});
keepListening({
	...{ url: settings.DATABASE_URL ?? '', channel: liveChannel },
	onNotice: (payload) => live.wake(nudgedIn(payload)),
	onHearing: () => live.wake('all'),
	onLost: (error) => console.error(error.message),
});
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
	live,
	pages: {
		render: async () => ({ kind: 'page', status: 200, language: 'en', body: Readable.from(['<!doctype html>']) }),
		assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
	},
});
await openPort(app, { port: settings.PORT, host: '127.0.0.1' });

const answers: Record<string, () => unknown> = {
	cpu: () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	},
	memory: () => {
		globalThis.gc?.();
		const { rss, heapUsed, external } = process.memoryUsage();
		return { rss, heap: heapUsed + external };
	},
	streams: () => live.count(),
	close: () => {
		live.close();
		return 'closed';
	},
};
process.on('message', (question: string) => void process.send?.(answers[question]?.()));
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
