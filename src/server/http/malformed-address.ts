import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

function isDecodable(path: string): boolean {
	try {
		return decodeURI(path) !== undefined;
	} catch {
		return false;
	}
}

/**
 * A path that cannot be decoded (`/%E0%A4%A`) is taken by its letters: no page has such a name, so that it comes to the
 * site's own not-found page. The router would refuse it before any hook, in English and as JSON.
 */
export function decodableUrl({ url = '/' }: IncomingMessage): string {
	if (!url.includes('%')) return url;
	const [path = ''] = url.split('?', 1);
	return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

export const isMalformed = (request: FastifyRequest): boolean => request.originalUrl !== request.url;
