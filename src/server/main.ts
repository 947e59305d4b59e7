import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { connect, type Database } from './db/connect.ts';
import { lockDataDir } from './db/data-lock.ts';
import { diskSpace, requireDiskSpace } from './db/disk-space.ts';
import { type EmbeddedPostgres, startEmbedded } from './db/embedded.ts';
import { keepListening } from './db/listen.ts';
import type { DemoAccount } from './db/seed/fill-demo-data.ts';
import type { DatabaseWatch } from './db/watch-database.ts';
import type { Settings } from './env.ts';
import { listNoticeFeed, listPromotionFeed } from './features/feed/list-feed.ts';
import { handlers } from './features/handlers.ts';
import { createLiveHub, type LiveHub } from './features/live/live-hub.ts';
import { liveChannel, nudgedIn } from './features/live/nudge.repo.ts';
import { findNoticeIds } from './features/notice/notice.repo.ts';
import { findProductIds } from './features/product/product.repo.ts';
import { warmCatalogue } from './features/product/warm-catalogue.ts';
import { findPromotionIds } from './features/promotion/promotion-index.repo.ts';
import { createRoomHub } from './features/video/room-hub.ts';
import { mailbox } from './gateways/mail/mailbox.ts';
import { openSmtp } from './gateways/mail/smtp.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import { openPort } from './http/listening.ts';
import { loggerOptions } from './http/logging.ts';
import type { PageSource } from './http/page-source.ts';
import { createIdentify } from './identify.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { measureHouse } from './metrics/measure-house.ts';
import { measureProcess } from './metrics/measure-process.ts';
import { createRegistry, type Registry } from './metrics/registry.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Pool } from './queries.ts';
import type { Services } from './services.ts';
import { softwareVersion } from './software-version.ts';
import { StartRefused } from './start-refused.ts';
import { createSpanSender } from './traces/span-sender.ts';
import { traceMailer } from './traces/trace-mailer.ts';
import { tracePool } from './traces/trace-pool.ts';
import { createTracer, type Tracer } from './traces/tracer.ts';

export type RunningServer = {
	address: string;
	accounts: DemoAccount[];
	/** A sentence, once the server cannot go on by itself and should end with a failure. */
	failed: Promise<string>;
	/** With notice, `/readyz` says "stopping" for a while first and everybody is still served: time to send people elsewhere. */
	stop(options: { isNoticed: boolean }): Promise<void>;
};

/** Other processes of this server, over the same database, which outlives them. */
export type Others = {
	/** A stop has begun: they begin theirs. */
	tell(options: { isNoticed: boolean }): void;
	stop(): Promise<void>;
};

/** One listens for new jobs, the others take and end them. */
const jobConnections = 4;
/** One hears what is said in rooms at other servers. */
const roomConnections = 1;

/** What a new database and a little work on it take. */
const neededMegabytes = 200;

const databaseReady = (database: Database) => () =>
	Promise.race([
		database.pool.query('select 1 from installation').then(() => true),
		new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref()),
	]).catch(() => false);

/** A request asks for several things at once and does other work between; more than these only wait for each other. */
const requestsPerConnection = 4;

export function portRefusal(error: NodeJS.ErrnoException, { PORT, HOST }: Settings): StartRefused | undefined {
	if (error.code === 'EADDRINUSE')
		return new StartRefused(
			`Port ${PORT} on ${HOST} is already in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`,
		);
	if (error.code === 'EACCES')
		return new StartRefused(`Port ${PORT} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`);
	if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
		return new StartRefused(`HOST ${HOST} is not an address of this machine.`);
	return undefined;
}

async function openSite(app: FastifyInstance, settings: Settings, catalogue: { soon(): Promise<void> }) {
	await catalogue.soon();
	return openPort(app, { port: settings.PORT, host: settings.HOST }).catch((error) => {
		throw portRefusal(error, settings) ?? error;
	});
}

/** The composition root: everything that lives as long as the server, opened in order and closed in reverse. */
export async function startServer(options: {
	settings: Settings;
	pages: PageSource;
	onProgress: (sentence: string) => void;
	/** Where several processes serve one port. */
	startOthers?: (databaseUrl: string) => Promise<Others>;
}): Promise<RunningServer> {
	const { settings, pages, onProgress } = options;
	const closers: Closers = [];
	const closeAll = async () => {
		for (const close of closers.splice(0).reverse()) await close();
	};
	let isStopping = false;

	try {
		const lock = settings.DATABASE_URL ? undefined : await openDataDir(settings, closers);
		const embedded = settings.DATABASE_URL ? undefined : await openEmbedded(settings, onProgress, closers);
		let watch: DatabaseWatch | undefined;
		let app: FastifyInstance | undefined;
		const warn: Warn = (error, sentence) => app?.log.warn({ err: error }, sentence);
		const url = embedded?.url ?? (settings.DATABASE_URL as string);
		const { database, direct, directUrl, pools, traces } = openPools(settings, { url, warn, closers });
		let others: Others | undefined;
		closers.push(async () => others?.stop());
		const { services, accounts } = await prepareDatabase({ settings, url: directUrl, database, onProgress });
		closers.push(() => services.settle());

		const queries = database.drizzle;
		const { live, rooms } = openHubs({ queries, listens: direct.drizzle, services, most: settings.MAX_STREAMS, warn });
		const catalogue = readCatalogueAhead(queries, services, warn);
		const metrics = settings.METRICS_PORT === undefined ? undefined : createRegistry();
		app = await buildApp({
			live,
			cachesAnswers: true,
			metrics,
			tracer: traces?.tracer,
			origin: settings.PUBLIC_ORIGIN,
			trustProxy: settings.TRUST_PROXY,
			maxInFlight: settings.MAX_IN_FLIGHT,
			atOnce: settings.DATABASE_POOL * requestsPerConnection,
			logger: loggerOptions(settings.LOG_LEVEL),
			handlers,
			queries,
			services,
			identify: createIdentify({ queries, services }),
			isDatabaseReady: databaseReady(database),
			isReadingCatalogue: catalogue.isReading,
			isStopping: () => isStopping,
			hasLostDatabase: () => watch?.isLost() ?? false,
			...whatIsListed(queries, services),
			shareFolder: join(settings.DATA_DIR, 'share'),
			pages,
			rooms,
		});
		const failed = Promise.withResolvers<string>();
		watch = embedded && watchEmbedded(embedded, app, failed.resolve);
		if (settings.JOB_WORKERS > 0)
			await startJobs({ settings, direct, app, queries, services, closers, tracer: traces?.tracer });
		const measured = { pools, queries, live, rooms, room: () => diskSpace(settings.DATA_DIR), spans: traces?.count };
		if (metrics) await openMetrics(metrics, { settings, closers, measured });
		const listening = listenForNews(directUrl, app, live);
		closers.push(() => listening.stop());
		const port = await openSite(app, settings, catalogue);
		closers.push(() => port.close(settings.STOP_SECONDS));
		// First of all: nobody waits for streams and sockets, and everybody is told when to come back.
		closers.push(...[live, rooms].map((hub) => async () => hub.close()));
		others = await options.startOthers?.(url);
		lock?.announce(settings.PUBLIC_ORIGIN);
		return {
			address: settings.PUBLIC_ORIGIN,
			accounts,
			failed: failed.promise,
			async stop({ isNoticed }) {
				isStopping = true;
				others?.tell({ isNoticed });
				if (isNoticed) await pause(settings.STOP_NOTICE_SECONDS * 1000);
				await closeAll();
			},
		};
	} catch (error) {
		await closeAll();
		throw error;
	}
}

/** What search engines are told of, and what one can follow. */
const whatIsListed = (queries: Pool, { clock }: Services): Pick<AppOptions, 'indexedIds' | 'feeds'> => ({
	indexedIds: {
		noticeDetail: () => findNoticeIds(queries, clock()),
		productDetail: () => findProductIds(queries, clock()),
		promotionDetail: () => findPromotionIds(queries, clock()),
	},
	feeds: {
		noticeList: (language) => listNoticeFeed(queries, language, clock()),
		promotionList: (language) => listPromotionFeed(queries, language, clock()),
	},
});

/** A house of some thousand products is read before anybody comes; of a larger one `/readyz` says when it is. */
const soonMs = 2_000;

function readCatalogueAhead(queries: Pool, { clock }: Services, warn: Warn) {
	let isReading = true;
	const read = warmCatalogue(queries, clock())
		.catch((error) => warn(error, 'the catalogue could not be read ahead; the first list reads it'))
		.finally(() => {
			isReading = false;
		});
	// Counted from when nothing else is left to do: what is built meanwhile keeps the reading from going on.
	return { isReading: () => isReading, soon: () => Promise.race([read, pause(soonMs, undefined, { ref: false })]) };
}

type Warn = (error: unknown, sentence: string) => void;
type Hubs = { queries: Pool; listens: Pool; services: Services; most: number; warn: Warn };

/** What stays open between a page and this server: streams of news, and rooms. */
const openHubs = ({ queries, listens, services, most, warn }: Hubs) => ({
	live: createLiveHub({
		...{ queries, clock: services.clock, most },
		onFailure: (error) => warn(error, 'open pages could not be told what is new'),
	}),
	rooms: createRoomHub({ queries, listens, services, warn }),
});

/** What any server told becomes a hint in the open pages of this one. After a loss everybody's news are looked for. */
const listenForNews = (url: string, { log }: FastifyInstance, live: LiveHub) =>
	keepListening({
		url,
		channel: liveChannel,
		onNotice: (payload) => live.wake(nudgedIn(payload)),
		onHearing: () => live.wake('all'),
		onLost: (error) => log.warn({ err: error }, 'connection that hears of news lost'),
	});

/** Stopped after the last request and before the database; with connections of their own. */
async function startJobs(options: {
	settings: Settings;
	direct: Database;
	app: FastifyInstance;
	queries: Database['drizzle'];
	services: Services;
	closers: Closers;
	tracer: Tracer | undefined;
}): Promise<void> {
	const { settings, direct, app, queries, services, closers, tracer } = options;
	const gateway = settings.SMTP_URL ? openSmtp(settings.SMTP_URL) : mailbox;
	const mailer = tracer ? traceMailer(gateway, tracer) : gateway;
	closers.push(async () => mailer.close());
	const isAlone = settings.DATABASE_URL === undefined;
	const jobs = runJobs({ pool: direct.pool, log: app.log, queries, services, mailer, isAlone, tracer });
	closers.push(() => jobs.stop(settings.STOP_SECONDS));
}

type Metrics = { settings: Settings; closers: Closers; measured: Parameters<typeof measureHouse>[1] };

/** Open before the site is: who watches sees it come up. */
async function openMetrics(metrics: Registry, { settings, closers, measured }: Metrics): Promise<void> {
	const { METRICS_PORT: port = 0, METRICS_HOST: host } = settings;
	measureHouse(metrics, measured);
	const endMeasuring = measureProcess(metrics);
	closers.push(async () => endMeasuring());
	const served = await serveMetrics(metrics, { port, host }).catch((error: Error) => {
		throw new StartRefused(`METRICS_PORT ${port} on ${host} cannot be opened: ${error.message}.`);
	});
	closers.push(() => served.close());
}

type Closers = (() => Promise<unknown>)[];

/** Sent out until the very end: what a stop does is seen too. */
function openTraces(settings: Settings, given: { pools: pg.Pool[]; warn: Warn; closers: Closers }) {
	const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
	if (endpoint === undefined) return undefined;
	const sender = createSpanSender({
		...{ endpoint, headers },
		resource: {
			'service.name': settings.OTEL_SERVICE_NAME,
			'service.version': softwareVersion,
			'service.instance.id': randomUUID(),
		},
		onFailure: (sentence) => given.warn(undefined, sentence),
	});
	given.closers.push(() => sender.close());
	const tracer = createTracer(sender, settings.OTEL_TRACES_SAMPLER_ARG);
	for (const pool of given.pools) tracePool(pool, tracer);
	return { tracer, count: sender.count };
}

/** Connections for requests, and those past a pooler: for jobs and for who listens. The same way, where there is none. */
function openPools(settings: Settings, given: { url: string; warn: Warn; closers: Closers }) {
	const { url, warn, closers } = given;
	const { DATABASE_DIRECT_URL: directUrl = url, DATABASE_POOL: poolSize } = settings;
	const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
	const database = connect({ url, poolSize, isPooled, onError: (error) => warn(error, 'database connection lost') });
	closers.push(() => database.close());
	const direct = connect({
		...{ url: directUrl, poolSize: jobConnections + roomConnections },
		onError: (error) => warn(error, 'database connection of jobs and rooms lost'),
	});
	closers.push(() => direct.close());
	const pools = { requests: database.pool, direct: direct.pool };
	const traces = openTraces(settings, { pools: Object.values(pools), warn, closers });
	return { database, direct, directUrl, pools, traces };
}

async function openDataDir(settings: Settings, closers: Closers) {
	await requireDiskSpace(settings.DATA_DIR, neededMegabytes);
	const lock = await lockDataDir(settings.DATA_DIR);
	closers.push(() => lock.release());
	return lock;
}

async function openEmbedded(
	settings: Settings,
	onProgress: (sentence: string) => void,
	closers: Closers,
): Promise<EmbeddedPostgres> {
	const postgres = await startEmbedded({ dataDir: join(settings.DATA_DIR), onProgress });
	closers.push(() => postgres.stop());
	return postgres;
}

/** What cannot be started from here may be by a new process, on another port and after all the checks of a start. */
const watchEmbedded = (embedded: EmbeddedPostgres, { log }: FastifyInstance, onFailed: (sentence: string) => void) =>
	embedded.watch({
		onGone: () => log.error('the database has ended; starting it again'),
		onBack: () => log.warn('the database is back'),
		onFailure: (error) => log.error(`the database does not start yet: ${(error as Error).message}`),
		onGivenUp: (error) => onFailed(`The database has ended and cannot be started again. ${(error as Error).message}`),
	});
