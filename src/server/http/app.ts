import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Api } from '#contract/api.ts';
import { createIdentifyKey } from '../features/api-key/identify-key.ts';
import type { LiveHub } from '../features/live/live-hub.ts';
import { noteFailures } from '../features/running/note-failure.ts';
import type { RoomHub } from '../features/video/room-hub.ts';
import type { Registry } from '../metrics/registry.ts';
import type { Pool } from '../queries.ts';
import type { Services } from '../services.ts';
import type { Tracer } from '../traces/tracer.ts';
import { rememberAgency } from './agency-contact.ts';
import { createAnswerCache, hasAnswer } from './answer-cache.ts';
import { serveAssets } from './assets.ts';
import { tellWhenToComeBack } from './coming-back.ts';
import { cookieOf } from './cookie.ts';
import { refuseForeignRequests } from './foreign-requests.ts';
import type { Client, HandlersFor } from './handlers.ts';
import { addHealth, healthPaths } from './health.ts';
import { cookiesOf, deviceCookie, heldCookie, type Identify, type Identity, noCookies, visitor } from './identity.ts';
import { addLoadShedding, type LoadOptions } from './load-shedding.ts';
import { createLocalApi } from './local-api.ts';
import { logRequests } from './logging.ts';
import { decodableUrl } from './malformed-address.ts';
import { serveManifest } from './manifest.ts';
import { measureCaches, measureRequests } from './measure-requests.ts';
import { requireOneHost } from './one-host.ts';
import { collectOpenapi, serveOpenapi } from './openapi.ts';
import { createPageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { answerError, noteRendering } from './problem.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type Feeds, serveFeeds } from './serve-feeds.ts';
import { livePath, serveLive } from './serve-live.ts';
import { cachedFor, servePages } from './serve-pages.ts';
import { roomPath, serveRoom } from './serve-room.ts';
import { serveShare } from './serve-share.ts';
import { serveSitemap } from './sitemap.ts';
import { traceRequests } from './trace-requests.ts';
import { marking } from './viewer-mark.ts';
import { createWhoAsks } from './who-asks.ts';

export type AppOptions = {
	origin: string;
	trustProxy: string[];
	maxInFlight: number;
	/** How many requests are worked on at once. */
	atOnce: number;
	/** How long a body may take; a test makes it short. */
	bodyMs?: NonNullable<LoadOptions['bodyMs']>;
	/** How long a handler may take; a test makes it short. */
	handlerTimeout?: number;
	logger: FastifyServerOptions['logger'];
	handlers: HandlersFor<Api>;
	queries: Pool;
	services: Services;
	/** Who asks, and the login behind it; renews the cookies where it is time. */
	identify: Identify;
	isDatabaseReady: () => Promise<boolean>;
	isReadingCatalogue?: () => boolean;
	isStopping: () => boolean;
	hasLostDatabase?: () => boolean;
	indexedIds: Parameters<typeof serveSitemap>[1]['indexedIds'];
	/** Whether what visitors are answered is kept for five seconds; tests that change and ask at once do without. */
	cachesAnswers?: boolean;
	/** What one can follow, by page. */
	feeds?: Feeds;
	/** Who holds the streams of members; none are served without it. */
	live?: LiveHub;
	/** Where drawn share pictures are kept; none are served without it. */
	shareFolder?: string;
	pages: PageSource;
	/** Nothing is measured without it. */
	metrics?: Registry | undefined;
	/** Nothing is traced without it. */
	tracer?: Tracer | undefined;
	/** Where people meet by video; there are no rooms without it. */
	rooms?: RoomHub;
};

/** Nothing waits for ever: Fastify's own time-outs are off by default. A picture of 10 MB takes a minute on a slow line. */
const timeouts = {
	connectionTimeout: 90_000,
	requestTimeout: 90_000,
	keepAliveTimeout: 10_000,
	http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/** Streamed HTML leaves the compressor as it comes, not when its buffer is full. */
const compression = {
	encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
	threshold: 1_024,
	zlibOptions: { level: 6, flush: constants.Z_SYNC_FLUSH },
	brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
};

/** The server's own rendering: nobody connects, and nothing is counted. */
const nobody: Client = { ip: '', userAgent: '', hasBrowserSigns: false };

function clientOf({ ip, headers }: FastifyRequest): Client {
	const hasBrowserSigns = headers.origin !== undefined && headers['accept-language'] !== undefined;
	const device = cookieOf(headers.cookie, deviceCookie);
	const held = cookieOf(headers.cookie, heldCookie);
	return { ip, userAgent: headers['user-agent'] ?? '', hasBrowserSigns, device, held };
}

/** The whole server over its dependencies; opens no port and no connection. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
	const { handlers, queries, services, origin, pages } = options;
	const identify = marking(options.identify);
	const app = Fastify({
		...timeouts,
		handlerTimeout: options.handlerTimeout ?? 20_000,
		logger: options.logger ?? false,
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: () => randomUUID(),
		trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
		bodyLimit: 1024 * 1024,
		forceCloseConnections: 'idle',
		// What was sent is answered, also while the server stops.
		return503OnClosing: false,
		rewriteUrl: decodableUrl,
		routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	app.setErrorHandler(answerError);
	app.decorate('noteFailure', noteFailures({ queries, services }));
	if (options.tracer) traceRequests(app, options.tracer, [...healthPaths, '/assets/', livePath, roomPath]);
	logRequests(app);
	if (options.metrics) measureRequests(app, options.metrics);
	addSecurityHeaders(app, { origin, isDevelopment: pages.middleware !== undefined });
	tellWhenToComeBack(app, options.isStopping);
	requireOneHost(app);
	refuseForeignRequests(app, origin);
	const cache = createPageCache();
	const answers = options.cachesAnswers ? createAnswerCache() : undefined;
	if (options.metrics) measureCaches(options.metrics, { pages: cache, answers });
	addLoadShedding(app, {
		...options,
		exempt: [...healthPaths, '/assets/', livePath, roomPath],
		isReady: (request) => cachedFor(cache, request) !== undefined || hasAnswer(answers, request),
	});
	if (pages.middleware) addDevelopmentFiles(app, pages.middleware);
	await app.register(fastifyCompress, compression);
	await collectOpenapi(app, origin);
	await app.register(async (api) => {
		registerEndpoints(api, {
			handlers,
			cache: answers,
			clock: services.clock,
			spool: services.spool,
			whoAsks: createWhoAsks({ identify, identifyKey: createIdentifyKey({ queries, services }) }),
			contextOf: (request, reply, who) => ({
				...{ queries, services, ...who, client: clientOf(request) },
				cookies: who.viewer?.isKey ? noCookies : cookiesOf(reply, origin),
			}),
		});
		serveOpenapi(api);
	});
	if (options.live) serveLive(app, { hub: options.live, identify });
	if (options.rooms) await serveRoom(app, { origin, identify, rooms: options.rooms });
	addHealth(app, options);
	serveSitemap(app, { origin, indexedIds: options.indexedIds });
	serveManifest(app);
	serveFeeds(app, { origin, feeds: options.feeds ?? {} });
	if (pages.filesRoot) await serveAssets(app, pages.filesRoot);
	const callApiFor = (identity: Identity, requestId: string) =>
		createLocalApi(
			handlers,
			{ queries, services, now: services.clock(), ...identity, client: nobody, cookies: noCookies },
			{
				requestId,
				tracer: options.tracer,
				onDefect: (error, key) => noteRendering(app, askedBy(requestId, key), error),
			},
		);
	const callApiOfVisitor = (requestId: string) => callApiFor(visitor, requestId);
	rememberAgency(app, () => callApiOfVisitor('contact'));
	if (options.shareFolder !== undefined)
		serveShare(app, { folder: options.shareFolder, callApiFor: callApiOfVisitor, files: services.files });
	servePages(app, { source: pages, origin, identify, callApiFor, cache });
	return app;
}

/** An endpoint asked in process, as if it had been a request. */
function askedBy(number: string, key: string) {
	const [method = '', route = ''] = key.split(' ');
	return { number, method, route };
}

function addDevelopmentFiles(app: FastifyInstance, middleware: NonNullable<PageSource['middleware']>): void {
	app.addHook('onRequest', (request, reply, next) => {
		reply.raw.once('finish', () => reply.hijack());
		middleware(request.raw, reply.raw, next);
	});
}
