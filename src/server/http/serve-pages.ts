import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '#contract/api.ts';
import { currencyKey, currencyOfStored } from '#i18n/currency-choice.ts';
import { languageKey, localeOfStored } from '#i18n/locales.ts';
import { cookieOf } from './cookie.ts';
import { type Identify, type Identity, isVisitor } from './identity.ts';
import { leavePlace } from './load-shedding.ts';
import { isMalformed } from './malformed-address.ts';
import { type CachedPage, encodingOf, type PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { sendProblem } from './problem.ts';
import { serveConsole } from './serve-console.ts';

export type PageOptions = {
	source: PageSource;
	origin: string;
	identify: Identify;
	callApiFor: (identity: Identity, requestId: string) => CallApi;
	cache: PageCache;
};

/** As it was sent: `//` is a path like any other, which no page has. A URL would take what follows it for a host. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
	const encoding = encodingOf(request.headers['accept-encoding']);
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply.headers(page.headers).send(page.bodies[encoding]);
}

/** A page as it is made, whole, and as its first reader reads it: others, who wait for the whole, do not wait for that one. */
function gather(body: Readable): { copy: Readable; whole: Promise<Buffer | undefined> } {
	const chunks: Buffer[] = [];
	const copy = new PassThrough();
	body.on('data', (chunk) => {
		chunks.push(Buffer.from(chunk));
		if (!copy.destroyed) copy.write(chunk);
	});
	body.once('error', (error) => copy.destroy(error));
	body.once('end', () => copy.end());
	const whole = new Promise<Buffer | undefined>((resolve) => {
		body.once('end', () => resolve(Buffer.concat(chunks)));
		// It broke off.
		body.once('close', () => resolve(undefined));
	});
	return { copy, whole };
}

/** What a visitor chose before; a code that is none of ours is no choice. */
function choicesOf({ headers: { cookie } }: FastifyRequest) {
	return {
		storedLocale: localeOfStored(cookieOf(cookie, languageKey)),
		storedCurrency: currencyOfStored(cookieOf(cookie, currencyKey)),
	};
}

/** Pages differ by address, stored language and stored currency: none is sent to who chose otherwise. */
function keyOf(request: FastifyRequest): string {
	const { storedLocale = '', storedCurrency = '' } = choicesOf(request);
	return `${storedLocale} ${storedCurrency} ${request.url}`;
}

/** The page that lies ready for who asks without a session. */
export function cachedFor(cache: PageCache, request: FastifyRequest): CachedPage | undefined {
	const isAsked = request.method === 'GET' || request.method === 'HEAD';
	return isAsked && isVisitor(request.headers.cookie) ? cache.find(keyOf(request)) : undefined;
}

async function renderPage(
	request: FastifyRequest,
	reply: FastifyReply,
	{ identity, key, ...options }: PageOptions & { identity: Identity; key: string },
) {
	const { source, origin, cache } = options;
	const { nonce } = reply;
	const { viewer } = identity;
	const { storedLocale, storedCurrency } = choicesOf(request);
	const consoleAnswer = serveConsole(request, reply, { source, identity });
	if (consoleAnswer) return consoleAnswer;
	const callApi = options.callApiFor(identity, request.id);
	const assets = (files: readonly string[]) => source.assets(files, nonce);
	const result = await source.render({
		// As the browser has it: it takes the page over by its own address.
		address: request.originalUrl,
		origin,
		storedLocale,
		storedCurrency,
		viewer,
		nonce,
		requestId: request.id,
		callApi,
		assets,
	});
	if (result.kind === 'redirect')
		return reply.code(result.status).headers({ location: result.location, 'cache-control': 'no-store' }).send();

	const isCacheable = viewer === null && !/[?&](?:token|verify|share)=/.test(request.originalUrl);
	const headers = {
		'content-type': 'text/html; charset=utf-8',
		'content-language': result.language,
		// A member's page is cached nowhere: Back after a logout must not show it. Nor is one whose address lets somebody in.
		'cache-control': isCacheable ? 'private, no-cache' : 'private, no-store',
		vary: 'cookie, accept-encoding',
	};
	const { copy, whole } = gather(result.body);
	void whole.then(() => leavePlace(request));
	// A failure or a missing page is not cached, and in development nothing is.
	if (isCacheable && result.status === 200 && !source.middleware) {
		const policy = String(reply.getHeader('content-security-policy'));
		cache.add(key, { ...headers, 'content-security-policy': policy }, whole);
	}
	return reply
		.code(isMalformed(request) ? 400 : result.status)
		.headers(headers)
		.send(copy);
}

async function servePage(request: FastifyRequest, reply: FastifyReply, asked: PageOptions) {
	const identity = await asked.identify(request, reply);
	const key = keyOf(request);
	if (identity.viewer === null) {
		const page = asked.cache.find(key) ?? (await asked.cache.awaited(key));
		if (page) return sendCached(request, reply, page);
	}
	return renderPage(request, reply, { ...asked, identity, key });
}

/** Every address that is nothing else is a page, or the not-found page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
	app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => servePage(request, reply, options) });
	app.setNotFoundHandler((request, reply) => {
		const pathname = pathOf(request);
		const isKnown =
			app.hasRoute({ method: 'GET', url: pathname }) || app.findRoute({ method: 'GET', url: pathname }) !== null;
		if (isKnown || !pathname.startsWith('/api/'))
			return sendProblem(reply.header('allow', 'GET, HEAD'), { code: 'method-not-allowed' });
		return sendProblem(reply, { code: 'not-found' });
	});
	app.get('/api/*', (_, reply) => sendProblem(reply, { code: 'not-found' }));
}
