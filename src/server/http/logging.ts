import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { CodedFault } from '#domain/running/database-fault.ts';
import { isStoreTrouble } from '#server/gateways/file-store/store-trouble.ts';
import { traceOf } from './trace-requests.ts';

/** The error itself, and what it says it came from. */
export function causesOf(error: unknown): (Error & CodedFault)[] {
	const causes: (Error & CodedFault)[] = [];
	for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
	return causes;
}

/**
 * What quotes the values it failed on: a database's message (a row, a query's parameters), and a parser's (its text).
 * They name themselves by a code or a class; what is left are sentences of our own.
 */
const quotesValues = (error: Error & CodedFault) =>
	error.code !== undefined || 'query' in error || error instanceof SyntaxError || error.name === 'ZodError';

/** Only the lines of the stack, and none that stood in a message of several lines. */
function stackOf({ stack = '', message }: Error): string {
	const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
	return lines.filter((line) => line.startsWith('    at ')).join('\n');
}

/** Of an error what may be kept: no message that quotes values. */
export function describeError(error: Error) {
	const causes = causesOf(error);
	const own = causes.find(isStoreTrouble);
	return {
		type: error.name,
		code: causes.find(({ code }) => code !== undefined)?.code ?? '',
		message: own?.message ?? (causes.some(quotesValues) ? '' : error.message),
		stack: stackOf(error),
	};
}

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
			err: describeError,
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
				trace: traceOf(request),
			},
			'request',
		);
	});
}
