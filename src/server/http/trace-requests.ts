import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseTraceParent } from '../traces/trace-parent.ts';
import type { Span, Tracer } from '../traces/tracer.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** Under which number a request is found where traces are kept, for the log. */
export const traceOf = (request: FastifyRequest): string | undefined => {
	const span = spans.get(request);
	return span?.isSampled ? span.traceId : undefined;
};

/** Believed like an address: from a proxy of ours alone, or strangers would write into our traces. */
const fromProxy = ({ ips, headers }: FastifyRequest) =>
	(ips?.length ?? 0) > 1 ? parseTraceParent(headers.traceparent) : undefined;

/**
 * A trace for every request, by the pattern of its route as in the log: no address, no id, nobody. `exempt` are beginnings of
 * paths that tell nothing (files, health) or do not end (streams).
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, exempt: readonly string[]): void {
	app.addHook('onRequest', (request, reply, next) => {
		if (exempt.some((path) => request.url.startsWith(path))) return next();
		const { method } = request;
		const facts = { 'http.request.method': method, 'maru.request.number': request.id };
		const span = tracer.begin(method, 'server', { from: fromProxy(request), facts });
		spans.set(request, span);
		reply.raw.once('close', () => {
			const route = request.routeOptions.url ?? 'none';
			const { statusCode, writableFinished } = reply.raw;
			span.rename(`${method} ${route}`);
			span.note({ 'http.route': route, 'http.response.status_code': statusCode });
			if (!writableFinished) span.note({ 'maru.client.left': true });
			span.end(statusCode >= 500 ? String(statusCode) : undefined);
		});
		tracer.within(span, next);
	});
	// A body is read from the socket, whose events belong to the connection and not to the request.
	app.addHook('preValidation', (request, _, next) => {
		const span = spans.get(request);
		if (span) tracer.within(span, next);
		else next();
	});
}
