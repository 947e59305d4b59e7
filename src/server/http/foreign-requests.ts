import type { FastifyInstance } from 'fastify';
import { bearsKey } from '#server/features/api-key/identify-key.ts';
import { sendProblem } from './problem.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

type Headers = Partial<Record<'origin' | 'host' | 'cookie' | 'sec-fetch-site', string | string[] | undefined>>;

/** On https the origin is known exactly; a site tried out over http may be opened by any name of its machine. */
const isOwn = (from: string, host: Headers['host'], origin: string) =>
	from === origin || (origin.startsWith('http:') && URL.canParse(from) && new URL(from).host === host);

/**
 * Cookies travel with requests that other sites make; a browser says on each unsafe one where it comes from. What comes
 * without a word about it and with cookies is not believed; without cookies it is nobody's request but its sender's.
 */
export function isForeign(headers: Headers, origin: string): boolean {
	const { origin: from, 'sec-fetch-site': site, host, cookie } = headers;
	if (from === undefined && site === undefined) return cookie !== undefined;
	const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
	return isForeignSite || (from !== undefined && !isOwn(String(from), host, origin));
}

export function refuseForeignRequests(app: FastifyInstance, origin: string): void {
	app.addHook('onRequest', async (request, reply) => {
		// No page can send such a header for another: who has the key asks.
		if (bearsKey(request.headers.authorization)) return;
		if (!isSafe(request.method) && isForeign(request.headers, origin))
			return sendProblem(reply, { code: 'csrf-refused' });
	});
}
