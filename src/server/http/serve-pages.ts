import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '#contract/api.ts';
import { matchPage } from '#contract/page-address.ts';
import { pages } from '#contract/pages.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { splitAddress } from '#i18n/address.ts';
import { languageKey, localeOfStored } from '#i18n/locales.ts';
import { consoleDocument } from './console-document.ts';
import { cookieOf } from './cookie.ts';
import type { PageSource } from './page-source.ts';
import { sendProblem } from './problem.ts';

export type PageOptions = {
	source: PageSource;
	origin: string;
	viewerOf: (request: FastifyRequest) => Promise<Viewer | null>;
	callApiFor: (viewer: Viewer | null, requestId: string) => CallApi;
};

/** The console's address, asked for by someone it is for; to everyone else the site answers, like for any other page. */
function isConsole(request: FastifyRequest, viewer: Viewer | null, origin: string): boolean {
	const { path } = splitAddress(new URL(request.url, origin).pathname);
	return matchPage(path)?.page === 'console' && admit(pages.console.access, viewer) === 'admitted';
}

async function servePage(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
	const { source, origin } = options;
	const viewer = await options.viewerOf(request);
	const { nonce } = reply;
	const storedLocale = localeOfStored(cookieOf(request.headers.cookie, languageKey));
	if (isConsole(request, viewer, origin)) {
		const assets = source.assets(['src/console/entry-client.tsx'], nonce);
		return reply
			.type('text/html; charset=utf-8')
			.header('cache-control', 'no-store')
			.send(consoleDocument({ assets, nonce, locale: storedLocale ?? 'ko' }));
	}
	const result = await source.render({
		address: request.url,
		origin,
		storedLocale,
		viewer,
		nonce,
		requestId: request.id,
		callApi: options.callApiFor(viewer, request.id),
		assets: (files) => source.assets(files, nonce),
	});
	if (result.kind === 'redirect')
		return reply.code(result.status).header('location', result.location).header('cache-control', 'no-store').send();
	return reply
		.code(result.status)
		.headers({
			'content-type': 'text/html; charset=utf-8',
			'content-language': result.language,
			'cache-control': 'private, no-cache',
			vary: 'cookie',
		})
		.send(result.body);
}

/** Every address that is nothing else is a page, or the not-found page. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
	app.route({ method: ['GET', 'HEAD'], url: '/*', handler: (request, reply) => servePage(request, reply, options) });
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
