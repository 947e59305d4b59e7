import type { IncomingMessage } from 'node:http';
import {
	errorCodes,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	type HTTPMethods,
	type RouteShorthandOptions,
} from 'fastify';
import { type Api, api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { rangeOf } from '#domain/file/byte-range.ts';
import { maxFileBytes } from '#domain/file/file.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { admit } from '#domain/member/access.ts';
import { askedFrom } from '#server/asking-ip.ts';
import type { Spool, SpooledFile } from '#server/files/spool.ts';
import { type AnswerCache, answerHeaders, mayBeCached, sendCachedAnswer } from './answer-cache.ts';
import type { Context, FileAnswer, HandlersFor, StoredAnswer } from './handlers.ts';
import type { Identity } from './identity.ts';
import { problemSchema } from './openapi.ts';
import { sendProblem } from './problem.ts';
import { unkeepableIn } from './unkeepable.ts';
import type { WhoAsks } from './who-asks.ts';

export type AnyHandler = (input: unknown, context: Context) => ReturnType<HandlersFor<Api>[EndpointKey]>;

/** Who asks is known before the body has come; what time it is counts from when it has. */
type Asking = Omit<Context, 'now'>;

const endpointRows = (): [EndpointKey, Endpoint][] => Object.entries(api) as [EndpointKey, Endpoint][];

const schemaOf = (key: EndpointKey, endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
	summary: endpoint.summary,
	tags: [key.split('/')[2] ?? ''],
	...(endpoint.forKeys && {
		security: [{ key: [] }],
		description: `A key needs one of these rights: ${endpoint.forKeys.join(', ')}.`,
	}),
	...(endpoint.params && { params: endpoint.params }),
	...(endpoint.query && { querystring: endpoint.query }),
	...(endpoint.body && { body: endpoint.body }),
	...(endpoint.upload && { consumes: [...endpoint.upload] }),
	response: { ...(endpoint.answers ? {} : { 200: endpoint.response }), '4xx': problemSchema, '5xx': problemSchema },
});

const spooled = new WeakMap<FastifyRequest, SpooledFile>();

/**
 * Uploaded files are bytes of a type an endpoint names; what they really are is found out by those who read them. They
 * are laid aside as they come, and counted: what is too long is not taken to its end.
 */
function takeFiles(app: FastifyInstance, spool: Spool): void {
	const types = new Set(endpointRows().flatMap(([, { upload }]) => upload ?? []));
	app.addContentTypeParser([...types], async (request: FastifyRequest, payload: IncomingMessage) => {
		const promised = Number(request.headers['content-length'] ?? Number.NaN);
		if (promised > maxFileBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
		const file = await spool(payload.iterator({ destroyOnReturn: false }), maxFileBytes);
		if (!file) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
		spooled.set(request, file);
		// Who sent it may have gone, or was sent away, while the last of it came: then nobody else throws it away.
		if (request.raw.destroyed && !request.raw.complete) await file.dispose();
		if (!Number.isNaN(promised) && promised !== file.bytes) throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
		return file;
	});
}

/** A file may take as long to come as a request may (app.ts), and then has the time of any other. */
const uploadMs = 110_000;
/** The longest a file may take on a slow line; the ordinary time-out of a handler would cut it. */
const streamMs = 15 * minuteMs;

/** The media type without its parameters. */
const mediaTypeOf = (request: FastifyRequest) => request.headers['content-type']?.split(';')[0]?.trim() ?? '';

const publicFor = (maxAge: number | undefined) =>
	maxAge === undefined ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAge}`;

/** RFC 6266: letters beyond ASCII stand in a second name, which every browser prefers. */
function fileNameOf(name: string): string {
	const plain = name.replace(/[^\w .-]/g, '_');
	if (plain === name) return `filename="${name}"`;
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function fileHeaders({ mediaType, name, isPublic, maxAge }: FileAnswer) {
	return {
		'content-type': mediaType,
		'cache-control': isPublic ? publicFor(maxAge) : 'private, no-store',
		// Never a page of ours, whatever it holds.
		'content-security-policy': "default-src 'none'; sandbox",
		'x-content-type-options': 'nosniff',
		...(name !== undefined && { 'content-disposition': `attachment; ${fileNameOf(name)}` }),
	};
}

/** What lies there, or the part of it that is asked for. */
async function sendStored(reply: FastifyReply, file: FileAnswer & StoredAnswer): Promise<FastifyReply> {
	const { length } = file;
	const range = rangeOf(reply.request.headers.range, length);
	const stream = await file.open(range);
	if (!stream) return sendProblem(reply, { code: 'not-found' });
	// Who asked has gone while it was got ready: nobody will read the stream, so nobody would end it.
	if (reply.raw.destroyed) stream.destroy();
	const { from, to } = range ?? { from: 0, to: length - 1 };
	reply.headers({ ...fileHeaders(file), 'accept-ranges': 'bytes', 'content-length': to - from + 1 });
	if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${length}`);
	return reply.send(stream);
}

async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<FastifyReply> {
	if ('open' in file) return sendStored(reply, file);
	if ('stream' in file && reply.raw.destroyed) file.stream.destroy();
	return reply.headers(fileHeaders(file)).send('stream' in file ? file.stream : Buffer.from(file.bytes));
}

const invalidAt = (at: string) => ({
	code: 'invalid-input' as const,
	faults: [{ at, code: 'invalid-input' as const }],
});

/** The contract becomes routes: access, validation, the handler, and the check of what it answers. */
export function registerEndpoints(
	app: FastifyInstance,
	options: {
		handlers: HandlersFor<Api>;
		whoAsks: WhoAsks;
		contextOf: (request: FastifyRequest, reply: FastifyReply, who: Identity) => Asking;
		clock: () => Date;
		spool: Spool;
		/** Of those endpoints that answer every visitor alike; nothing is cached without it. */
		cache?: AnswerCache | undefined;
	},
): void {
	takeFiles(app, options.spool);
	const contexts = new WeakMap<FastifyRequest, Asking>();
	/** Who is told what the first of several who ask the same is answered. */
	const tellings = new WeakMap<FastifyRequest, (json: string | undefined) => void>();
	for (const [key, endpoint] of endpointRows()) {
		const [method, url = ''] = key.split(' ');
		const handle = options.handlers[key] as AnyHandler;
		app.route({
			method: method as HTTPMethods,
			url,
			schema: schemaOf(key, endpoint) ?? {},
			...(endpoint.upload && { bodyLimit: maxFileBytes, handlerTimeout: uploadMs, config: { takesFile: true } }),
			...(endpoint.answers === 'file' && { handlerTimeout: streamMs, config: { sendsFile: true } }),
			// Before anything of the body is read: who may not ask is not listened to.
			onRequest: async (request, reply) => {
				const who = await options.whoAsks(request, reply, endpoint);
				if (!who.ok) return sendProblem(reply, { code: who.refusal, retryAfter: who.retryAfter });
				const context = options.contextOf(request, reply, who.value);
				const admission = admit(endpoint.access, context.viewer, endpoint.duty);
				if (admission !== 'admitted') return sendProblem(reply, { code: admission });
				if (endpoint.isCached && options.cache && mayBeCached(request)) {
					const waiting = options.cache.awaited(request.url);
					const known = options.cache.find(request.url) ?? (waiting && (await waiting));
					if (known) return sendCachedAnswer(request, reply, known);
					const tell = options.cache.begin(request.url);
					tellings.set(request, tell);
					// A refusal, a failure and one who went away leave nothing to others.
					reply.raw.once('close', () => tell(undefined));
				}
				contexts.set(request, context);
				if (endpoint.upload) reply.raw.once('close', () => void spooled.get(request)?.dispose());
			},
			preValidation: async (request, reply) => {
				if (unkeepableIn(request.params) !== undefined) return sendProblem(reply, { code: 'not-found' });
				const at = unkeepableIn(request.query) ?? (endpoint.upload ? undefined : unkeepableIn(request.body));
				if (at !== undefined) return sendProblem(reply, invalidAt(at));
			},
			handler: async (request, reply) => {
				const context: Context = { ...(contexts.get(request) as Asking), now: options.clock() };
				if (endpoint.upload && !endpoint.upload.includes(mediaTypeOf(request)))
					return sendProblem(reply, { code: 'unsupported-media-type' });
				const body = endpoint.upload ? { file: request.body, mediaType: mediaTypeOf(request) } : request.body;
				const given = { params: request.params, query: request.query, body };
				const result = await askedFrom(context.client.ip, () => handle(given, context));
				if (!result.ok)
					return sendProblem(reply, {
						code: result.refusal,
						faults: result.faults as Fault[] | undefined,
						retryAfter: result.retryAfter,
					});
				if (endpoint.answers === 'file') return sendFile(reply, result.value as FileAnswer);
				// What a member sees must not lie in a cache that the next person at the device finds.
				const caching = context.viewer === null ? 'private, no-cache' : 'private, no-store';
				const tell = tellings.get(request);
				if (!tell) return reply.header('cache-control', caching).send(result.value);
				const json = String(reply.serialize(result.value));
				tell(json);
				return reply.headers(answerHeaders(caching)).send(json);
			},
		});
	}
}
