import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from '#domain/member/access.ts';
import type { Line, LiveHub } from '#server/features/live/live-hub.ts';
import type { Identify } from './identity.ts';
import { sendProblem } from './problem.ts';

export const livePath = '/api/live';

/** So many logins are looked up at once when everybody comes back after a stop: requests need the database too. */
const mostAtOnce = 8;
/** Who reads so slowly is cut off, comes back and goes on from their number. */
const mostUnreadBytes = 64 * 1_024;

function createTurns(most: number) {
	let busy = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (busy >= most) await new Promise<void>((go) => waiting.push(go));
		busy += 1;
		try {
			return await work();
		} finally {
			busy -= 1;
			waiting.shift()?.();
		}
	};
}

/** How far the browser came: by itself after a loss, in the address where its page knows it. */
function lastIn({ headers, query }: FastifyRequest): number | undefined {
	const told = headers['last-event-id'] ?? (query as { after?: unknown }).after;
	return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : undefined;
}

/** Another site may ask in a member's name, and could read nothing; it should not even hold a stream open. */
const isForeign = ({ headers }: FastifyRequest) =>
	headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';

function lineOf({ raw }: FastifyReply): Line {
	return {
		write(text) {
			if (raw.writableLength > mostUnreadBytes) raw.destroy();
			else raw.write(text);
		},
		end: (text) => raw.end(text),
	};
}

/**
 * The stream of a member: `text/event-stream` with hints and nothing else. It is no request that is worked at: outside of
 * load shedding, time-outs and compression (its answer is written past all of them), and counted by the hub.
 */
export function serveLive(app: FastifyInstance, { hub, identify }: { hub: LiveHub; identify: Identify }): void {
	const takeTurn = createTurns(mostAtOnce);
	app.route({
		method: 'GET',
		url: livePath,
		exposeHeadRoute: false,
		schema: { hide: true },
		handler: async (request, reply) => {
			if (isForeign(request)) return sendProblem(reply, { code: 'csrf-refused' });
			const { viewer, sessionId } = await takeTurn(() => identify(request, reply));
			const admission = admit('member', viewer);
			if (admission !== 'admitted' || !viewer || sessionId === null)
				return sendProblem(reply, { code: 'login-required' });
			const leave = hub.open({ memberId: viewer.id, sessionId }, lineOf(reply), lastIn(request));
			if (!leave) return sendProblem(reply, { code: 'too-busy' });
			reply.raw.once('close', leave);
			if (reply.raw.destroyed) leave();
			reply.hijack();
			reply.raw.writeHead(200, {
				...(reply.getHeaders() as Record<string, string>),
				'content-type': 'text/event-stream; charset=utf-8',
				'cache-control': 'no-store, no-transform',
				// For proxies that gather an answer before they pass it on.
				'x-accel-buffering': 'no',
			});
			reply.raw.flushHeaders();
			return reply;
		},
	});
}
