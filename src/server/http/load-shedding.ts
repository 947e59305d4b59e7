import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { answerError } from './problem.ts';

/** The event loop this late means that everyone waits; better some are told to come back. */
const maxDelayMs = 1_000;
const sampleMs = 500;

const overloaded = Object.assign(new Error('too many requests at once'), { code: 'FST_UNDER_PRESSURE' });

/**
 * Beyond what can be served in time, answers at once with 503 and when to come back. What begins with an exempt word
 * always gets through: health checks, and files, without which a page that was sent would stay dead.
 */
export function addLoadShedding(
	app: FastifyInstance,
	options: { maxInFlight: number; exempt: readonly string[] },
): void {
	const delay = monitorEventLoopDelay({ resolution: 20 });
	delay.enable();
	let isLate = false;
	const sampler = setInterval(() => {
		isLate = delay.percentile(50) / 1e6 > maxDelayMs;
		delay.reset();
	}, sampleMs);
	sampler.unref();
	let inFlight = 0;

	app.addHook('onRequest', async (request, reply) => {
		if (options.exempt.some((prefix) => request.url.startsWith(prefix))) return;
		if (inFlight >= options.maxInFlight || isLate) return answerError(overloaded, request, reply);
		inFlight += 1;
		reply.raw.once('close', () => {
			inFlight -= 1;
		});
	});
	app.addHook('onClose', async () => {
		clearInterval(sampler);
		delay.disable();
	});
}
