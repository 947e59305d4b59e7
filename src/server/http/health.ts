import type { FastifyInstance } from 'fastify';

export const healthPaths = ['/healthz', '/readyz'] as const;

/** /healthz: this process answers. /readyz: it can do its work now, and is not about to stop. */
export function addHealth(
	app: FastifyInstance,
	options: { isDatabaseReady: () => Promise<boolean>; isStopping: () => boolean },
): void {
	app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
	app.get('/readyz', async (_, reply) => {
		const stopping = options.isStopping();
		const database = !stopping && (await options.isDatabaseReady());
		return reply
			.code(database ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ status: stopping ? 'stopping' : database ? 'ready' : 'database-unavailable' });
	});
}
