import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { daySeconds } from '#domain/kernel/durations.ts';

/** Built files carry a hash of their content in their name, so a browser may keep them for ever. */
const hashedPrefix = '/assets/app/';

const year = 31_536_000;

/** The worker's file keeps its name over all releases: asked for anew each time, so that a newer one is found. */
function cachingOf(path: string): string {
	if (path.startsWith(hashedPrefix)) return `public, max-age=${year}, immutable`;
	return path === '/sw.js' ? 'no-cache' : `public, max-age=${daySeconds}`;
}

/** Files of the build and of public/, images under /assets/images (SPEC section 7), compressed ahead by the build. */
export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
	if (!existsSync(root)) return;
	await app.register(fastifyStatic, {
		root,
		index: false,
		// Every file becomes a route of its own: what is not there falls to the not-found page, and dot files are never served.
		wildcard: false,
		globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
		preCompressed: true,
		cacheControl: false,
		setHeaders(reply, path) {
			const asked = path.slice(root.length).replaceAll('\\', '/');
			reply.header('cache-control', cachingOf(asked.replace(/\.(?:br|gz)$/, '')));
		},
	});
}
