import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#domain/member/attempt-rules.ts';
import { createAwaitedBodies } from './awaited-bodies.ts';
import { createPlaces, type Leave } from './places.ts';
import { answerError, sendProblem } from './problem.ts';
import { createSteadiness } from './steadiness.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The body is a file: its time is that of a slow line. */
		takesFile?: boolean;
		/** The answer is a file: while it goes out on a slow line nothing is worked at. */
		sendsFile?: boolean;
	}
}

/** A form is sent in a second on the slowest line; a picture of 10 MB takes a minute on a slow one. */
const bodyMs = { form: 8_000, file: 80_000 };

const tellAgainMs = 10_000;

const overloaded = Object.assign(new Error('too many requests at once'), { code: 'FST_UNDER_PRESSURE' });

export type LoadOptions = {
	/** How many are worked on at once: a few times the connections to the database. */
	atOnce: number;
	maxInFlight: number;
	/** What begins so always gets through: health checks, and files, without which a page that was sent would stay dead. */
	exempt: readonly string[];
	/** Whether the answer lies ready: it takes nobody's place. */
	isReady: (request: FastifyRequest) => boolean;
	/** For tests: how long a body may take. */
	bodyMs?: typeof bodyMs | undefined;
};

const hasBody = ({ headers }: FastifyRequest) =>
	headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const leaves = new WeakMap<FastifyRequest, Leave>();

/** Called where an answer is made and only has to be read: who reads slowly keeps nobody's place. */
export const leavePlace = (request: FastifyRequest): void => leaves.get(request)?.();

/** Once in a while, not for each: a site that is too busy has better things to do than to write it down. */
function createTeller(app: FastifyInstance) {
	let [count, toldAt] = [0, Number.NEGATIVE_INFINITY];
	return () => {
		count += 1;
		if (Date.now() - toldAt < tellAgainMs) return;
		app.log.warn({ count }, 'too busy: requests were sent away');
		[count, toldAt] = [0, Date.now()];
	};
}

/**
 * Beyond what can be served in time, answers at once with 503 and when to come back. A request is counted when all of it
 * is there: one whose body is still to come takes nobody's place.
 */
export function addLoadShedding(app: FastifyInstance, options: LoadOptions): void {
	const { maxInFlight: most, exempt, isReady } = options;
	const steadiness = createSteadiness(options.atOnce);
	const places = createPlaces({ most, comfort: options.atOnce, atOnce: steadiness.atOnce });
	const awaitBody = createAwaitedBodies({ most });
	const arrived = new WeakMap<FastifyRequest, () => void>();
	const timeFor = options.bodyMs ?? bodyMs;
	const tell = createTeller(app);

	function sendAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		tell();
		// Compressing it would cost more than sending it.
		request.headers['x-no-compression'] = '1';
		return answerError(overloaded, request, reply);
	}

	async function enter(request: FastifyRequest, reply: FastifyReply) {
		let isGone = false;
		let leave: Leave = () => undefined;
		const gone = () => {
			isGone = true;
			leave();
		};
		reply.raw.once('close', gone);
		const place = await places.enter(networkOf(request.ip), (endWait) => {
			leave = endWait;
		});
		if (!place) return isGone || reply.sent ? reply : sendAway(request, reply);
		leave = place;
		if (isGone || reply.sent) leave();
		leaves.set(request, place);
	}

	function awaitBodyOf(request: FastifyRequest, reply: FastifyReply): void {
		const kind = request.routeOptions.config.takesFile ? 'file' : 'form';
		const end = awaitBody(networkOf(request.ip), timeFor[kind], (why) => {
			if (reply.sent) return;
			// All of it is here, and it is our looking up who asks that takes long: that has an end of its own.
			if (why === 'late' && request.raw.complete) return;
			reply.header('connection', 'close');
			if (why === 'late') sendProblem(reply, { code: 'sent-too-slowly' });
			else sendAway(request, reply);
		});
		arrived.set(request, end);
		reply.raw.once('close', end);
	}

	app.addHook('onRequest', async (request, reply) => {
		if (exempt.some((prefix) => request.url.startsWith(prefix)) || isReady(request)) return;
		if (!hasBody(request)) return enter(request, reply);
		if (places.isFullFor(networkOf(request.ip))) return sendAway(request, reply);
		awaitBodyOf(request, reply);
	});
	app.addHook('preValidation', async (request, reply) => {
		const end = arrived.get(request);
		if (!end) return;
		end();
		return enter(request, reply);
	});
	app.addHook('onSend', async (request, _, payload) => {
		const isWorkedAt = typeof (payload as { pipe?: unknown } | null)?.pipe === 'function';
		if (!isWorkedAt || request.routeOptions.config.sendsFile) leavePlace(request);
		return payload;
	});
	app.addHook('onClose', async () => steadiness.stop());
}
