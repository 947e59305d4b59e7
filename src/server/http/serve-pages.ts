import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '#contract/api.ts';
import { consolePages, matchConsolePage } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import { type Admission, admit, type Viewer } from '#domain/member/access.ts';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { currencyKey, currencyOfStored } from '#i18n/currency-choice.ts';
import { languageKey, localeOfStored } from '#i18n/locales.ts';
import { consoleDocument } from './console-document.ts';
import { cookieOf } from './cookie.ts';
import type { Identify, Identity } from './identity.ts';
import { isMalformed } from './malformed-address.ts';
import { createPageCache, encodingOf, type KeptPage, type PageCache } from './page-cache.ts';
import type { PageSource } from './page-source.ts';
import { sendProblem } from './problem.ts';
import { allowStyledFrames } from './security-headers.ts';

export type PageOptions = {
	source: PageSource;
	origin: string;
	identify: Identify;
	callApiFor: (identity: Identity, requestId: string) => CallApi;
};

type Asked = PageOptions & { cache: PageCache };

/** A page of the console, and whether it is for this viewer; undefined is the site's to answer. */
function consoleAdmission(request: FastifyRequest, viewer: Viewer | null, origin: string): Admission | undefined {
	const { path } = splitAddress(new URL(request.url, origin).pathname);
	const match = matchConsolePage(path);
	return match && admit(consolePages[match.page].access, viewer);
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
	const encoding = encodingOf(request.headers['accept-encoding']);
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply.headers(page.headers).send(page.bodies[encoding]);
}

/** Everything of a stream; undefined when it broke off. */
function wholeOf(stream: Readable): Promise<Buffer | undefined> {
	const chunks: Buffer[] = [];
	stream.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
	return new Promise((resolve) => {
		stream.once('end', () => resolve(Buffer.concat(chunks)));
		stream.once('close', () => resolve(undefined));
	});
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

async function renderPage(
	request: FastifyRequest,
	reply: FastifyReply,
	{ identity, key, ...options }: Asked & { identity: Identity; key: string },
) {
	const { source, origin, cache } = options;
	const { nonce } = reply;
	const { viewer } = identity;
	const { storedLocale, storedCurrency } = choicesOf(request);
	const admission = consoleAdmission(request, viewer, origin);
	if (admission === 'admitted' && viewer !== null) {
		const document = consoleDocument({
			assets: source.assets(['src/console/entry-client.tsx'], nonce),
			nonce,
			locale: storedLocale ?? 'ko',
			viewer,
		});
		allowStyledFrames(reply);
		return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document);
	}
	// To a member whose page it is not, the site says that there is none.
	if (admission === 'login-required') {
		const { code } = splitAddress(new URL(request.url, origin).pathname);
		const login = joinAddress({ code, path: pagePath('login') });
		const location = `${login}?${new URLSearchParams({ next: request.url })}`;
		return reply.code(302).headers({ location, 'cache-control': 'no-store' }).send();
	}
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

	const headers = {
		'content-type': 'text/html; charset=utf-8',
		'content-language': result.language,
		// A member's page is kept nowhere: Back after a logout must not show it.
		'cache-control': viewer === null ? 'private, no-cache' : 'private, no-store',
		vary: 'cookie, accept-encoding',
	};
	// A failure or a missing page is not kept, and in development nothing is.
	if (viewer === null && result.status === 200 && !source.middleware) {
		const policy = String(reply.getHeader('content-security-policy'));
		cache.add(key, { ...headers, 'content-security-policy': policy }, wholeOf(result.body));
	}
	return reply
		.code(isMalformed(request) ? 400 : result.status)
		.headers(headers)
		.send(result.body);
}

async function servePage(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
	const identity = await asked.identify(request, reply);
	const key = keyOf(request);
	if (identity.viewer === null) {
		const page = asked.cache.find(key) ?? (await asked.cache.awaited(key));
		if (page) return sendKept(request, reply, page);
	}
	return renderPage(request, reply, { ...asked, identity, key });
}

/** Every address that is nothing else is a page, or the not-found page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
	const asked = { ...options, cache: createPageCache() };
	app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => servePage(request, reply, asked) });
	app.setNotFoundHandler((request, reply) => {
		const { pathname } = new URL(request.url, options.origin);
		const isKnown =
			app.hasRoute({ method: 'GET', url: pathname }) || app.findRoute({ method: 'GET', url: pathname }) !== null;
		if (isKnown || !pathname.startsWith('/api/'))
			return sendProblem(reply.header('allow', 'GET, HEAD'), { code: 'method-not-allowed' });
		return sendProblem(reply, { code: 'not-found' });
	});
	app.get('/api/*', (_, reply) => sendProblem(reply, { code: 'not-found' }));
}
