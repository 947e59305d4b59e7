import type { FastifyInstance } from 'fastify';

export const healthPaths = ['/healthz', '/readyz'] as const;

/**
 * /healthz, for who restarts: 200 while a restart would help nothing, that is while this process answers and its own
 * database runs or is just being started again; 503 once that one is gone and could not be started. A database of
 * others (DATABASE_URL) that is away is no reason to restart us.
 * /readyz, for who sends people here: 200 while it can do its work now and is not about to stop. A full disk is no
 * reason to send nobody: everything can still be read.
 */
export function addHealth(
	app: FastifyInstance,
	options: {
		isDatabaseReady: () => Promise<boolean>;
		/** What every list needs is still being read. */
		isReadingCatalogue?: () => boolean;
		isStopping: () => boolean;
		/** Its own database is gone, and starting it again has failed so far. */
		hasLostDatabase?: () => boolean;
	},
): void {
	app.get('/healthz', async (_, reply) => {
		const isLost = options.hasLostDatabase?.() ?? false;
		return reply
			.code(isLost ? 503 : 200)
			.header('cache-control', 'no-store')
			.send({ status: isLost ? 'database-lost' : 'ok' });
	});
	app.get('/readyz', async (_, reply) => {
		const stopping = options.isStopping();
		const status = stopping ? 'stopping' : await workStatus();
		return reply
			.code(status === 'ready' ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ status });
	});

	async function workStatus() {
		if (!(await options.isDatabaseReady())) return 'database-unavailable';
		return options.isReadingCatalogue?.() ? 'reading-catalogue' : 'ready';
	}
}
