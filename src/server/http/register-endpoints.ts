import type { FastifyInstance, HTTPMethods, RouteShorthandOptions } from 'fastify';
import { type Api, api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { admit } from '#domain/member/access.ts';
import type { Context, HandlersFor } from './handlers.ts';
import { problemSchema } from './openapi.ts';
import { sendProblem } from './problem.ts';

export type AnyHandler = (input: unknown, context: Context) => ReturnType<HandlersFor<Api>[EndpointKey]>;

const endpointRows = (): [EndpointKey, Endpoint][] => Object.entries(api) as [EndpointKey, Endpoint][];

const schemaOf = (key: EndpointKey, endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
	summary: endpoint.summary,
	tags: [key.split('/')[2] ?? ''],
	...(endpoint.params && { params: endpoint.params }),
	...(endpoint.query && { querystring: endpoint.query }),
	...(endpoint.body && { body: endpoint.body }),
	response: { 200: endpoint.response, '4xx': problemSchema, '5xx': problemSchema },
});

/** The contract becomes routes: access, validation, the handler, and the check of what it answers. */
export function registerEndpoints(
	app: FastifyInstance,
	options: { handlers: HandlersFor<Api>; contextOf: (request: unknown) => Promise<Context> },
): void {
	for (const [key, endpoint] of endpointRows()) {
		const [method, url = ''] = key.split(' ');
		const handle = options.handlers[key] as AnyHandler;
		app.route({
			method: method as HTTPMethods,
			url,
			schema: schemaOf(key, endpoint) ?? {},
			handler: async (request, reply) => {
				const context = await options.contextOf(request);
				const admission = admit(endpoint.access, context.viewer);
				if (admission !== 'admitted') return sendProblem(reply, { code: admission });
				const result = await handle({ params: request.params, query: request.query, body: request.body }, context);
				if (!result.ok) return sendProblem(reply, { code: result.refusal });
				return reply.header('cache-control', 'private, no-cache').send(result.value);
			},
		});
	}
}
