import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/**
 * Structured logs without personal data: the pattern of the route instead of the address (ids, queries and tokens stay
 * out), no headers, no addresses of people, and of an error only what a programmer needs.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
	return {
		level,
		base: null,
		serializers: {
			req: (request) => ({ method: request.method }),
			res: (reply) => ({ status: reply.statusCode }),
			err: (error: Error & { code?: string }) => ({
				type: error.name,
				code: error.code ?? '',
				// A database's message can quote the values of a row; its detail always does. The stack's own lines cannot.
				message: error.code ? '' : error.message,
				stack:
					error.stack
						?.split('\n')
						.filter((line) => line.startsWith('    at '))
						.join('\n') ?? '',
			}),
		},
	};
}

/** One line a request, when it is over. */
export function logRequests(app: FastifyInstance): void {
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{
				method: request.method,
				route: request.routeOptions.url ?? 'none',
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'request',
		);
	});
}
