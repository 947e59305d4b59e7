import type { FastifyInstance } from 'fastify';
import { retrySeconds } from './problem.ts';

/** Every 503 says when to come back; while the server stops, every answer says that this connection ends with it. */
export function tellWhenToComeBack(app: FastifyInstance, isStopping: () => boolean): void {
	app.addHook('onSend', async (_, reply, payload) => {
		if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retrySeconds);
		if (isStopping()) reply.header('connection', 'close');
		return payload;
	});
}
