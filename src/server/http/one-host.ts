import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

const isHost = (word: string, at: number) => at % 2 === 0 && word.toLowerCase() === 'host';

/** Two names of one site are a request that somebody on the way may read otherwise than we do (RFC 9112, 3.2). */
export function requireOneHost(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		if (request.raw.rawHeaders.filter(isHost).length > 1) return sendProblem(reply, { code: 'invalid-input' });
	});
}
