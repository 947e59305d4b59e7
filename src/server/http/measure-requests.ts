import type { FastifyInstance } from 'fastify';
import { errorCodes, errors } from '#contract/errors.ts';
import type { Registry } from '../metrics/registry.ts';
import { refusalSent } from './problem.ts';

/** From what lies ready to what a handler may take at the most. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** By the pattern of the route, as in the log: no address, no id, nobody. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
	const took = registry.histogram('maru_request_seconds', 'How long requests took, by route and status.', bounds);
	const refused = registry.counter('maru_refusals_total', 'Answers that were refusals, by code.');
	// From nought on: of a number that begins with its first refusal, Prometheus sees no increase.
	for (const code of errorCodes.filter((one) => errors[one] >= 500)) refused.add({ code }, 0);
	let inFlight = 0;
	registry.gauge('maru_requests_in_flight', 'Requests that are not answered yet.', () => [{ value: inFlight }]);
	app.addHook('onRequest', (_, reply, next) => {
		inFlight += 1;
		reply.raw.once('close', () => {
			inFlight -= 1;
		});
		next();
	});
	app.addHook('onResponse', (request, reply, next) => {
		const { method, routeOptions } = request;
		const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
		took.observe(labels, reply.elapsedTime / 1000);
		const code = refusalSent(reply);
		if (code) refused.add({ code });
		next();
	});
}

type Cache = { size(): { entries: number; bytes: number } } | undefined;

/** What lies ready for visitors. */
export function measureCaches(registry: Registry, caches: Record<string, Cache>): void {
	const each = (what: 'entries' | 'bytes') => () =>
		Object.entries(caches).flatMap(([cache, one]) => (one ? [{ labels: { cache }, value: one.size()[what] }] : []));
	registry.gauge('maru_cache_entries', 'What lies ready in memory.', each('entries'));
	registry.gauge('maru_cache_bytes', 'What it takes.', each('bytes'));
}
