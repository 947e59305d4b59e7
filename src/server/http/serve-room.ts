import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { maxRoomBytes, roomClosings } from '#contract/room-messages.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { Seat } from '#domain/video/seats.ts';
import type { RoomHub, RoomWire } from '../features/video/room-hub.ts';
import { isForeign } from './foreign-requests.ts';
import type { Identify } from './identity.ts';
import { sendProblem } from './problem.ts';

/** Rooms take nobody's place: they stay open for an hour and are hardly ever worked at. */
export const roomPath = '/api/room/';

const given = z.object({
	params: z.object({ id: z.uuid() }),
	/** Of one opened page, which may come back; `after` is the last it has heard. */
	query: z.object({ instance: z.uuid(), after: z.coerce.number().int().nonnegative().optional() }),
});
type Given = z.output<typeof given>;
type Admitted = Given & { seat: Seat; viewer: Viewer; locale: string };

/** One member has a few windows, and a room three seats. */
const mostSockets = 5_000;

/**
 * The socket of a room. An upgrade is a GET, which the check of foreign requests leaves alone: here it asks for an origin
 * of ours. Who has no seat, or comes too early, gets the same answer as at the room's endpoint, before anything is opened.
 */
export async function serveRoom(
	app: FastifyInstance,
	{ origin, identify, rooms }: { origin: string; identify: Identify; rooms: RoomHub },
): Promise<void> {
	const admitted = new WeakMap<FastifyRequest, Admitted>();
	let open = 0;
	await app.register(fastifyWebsocket, {
		options: { maxPayload: maxRoomBytes, perMessageDeflate: false },
		// They were told to come back by then (`RoomHub.close`); whoever has not gone is not waited for.
		preClose(done) {
			rooms.close();
			for (const socket of app.websocketServer.clients) socket.terminate();
			app.websocketServer.close(() => done());
		},
		errorHandler: (_error, socket) => socket.terminate(),
	});
	app.route({
		...{ method: 'GET', url: `${roomPath}:id`, schema: { hide: true } },
		// Without an upgrade there is nothing here.
		handler: async (_, reply) => sendProblem(reply, { code: 'not-found' }),
		onRequest: async (request, reply) => {
			if (request.headers.origin === undefined || isForeign(request.headers, origin))
				return sendProblem(reply, { code: 'csrf-refused' });
			const { viewer } = await identify(request, reply);
			if (!viewer) return sendProblem(reply, { code: 'login-required' });
			const asked = given.safeParse({ params: request.params, query: request.query });
			if (!asked.success) return sendProblem(reply, { code: 'not-found' });
			const seat = await rooms.admit(viewer, asked.data.params.id);
			if (!seat.ok) return sendProblem(reply, { code: seat.refusal });
			if (open >= mostSockets) return sendProblem(reply, { code: 'too-busy' });
			admitted.set(request, { ...asked.data, ...seat.value, viewer });
		},
		wsHandler: (socket, request) => {
			const entering = admitted.get(request);
			if (!entering) return socket.terminate();
			open += 1;
			socket.once('close', () => {
				open -= 1;
			});
			sitDown(rooms, entering, socket);
		},
	});
}

type Socket = {
	send(text: string): void;
	close(code: number): void;
	terminate(): void;
	on(event: 'message', heard: (data: { toString(): string }, isBinary: boolean) => void): void;
	once(event: 'close', gone: () => void): void;
	readyState: number;
	bufferedAmount: number;
};

/** Who does not read is not kept in memory. */
const mostBuffered = 1024 * 1024;
const isOpen = 1;

function sitDown(rooms: RoomHub, { params, query, seat, viewer, locale }: Admitted, socket: Socket): void {
	const wire: RoomWire = {
		send: (news) => {
			if (socket.bufferedAmount > mostBuffered) socket.terminate();
			else if (socket.readyState === isOpen) socket.send(JSON.stringify(news));
		},
		close: (code) => socket.close(code),
	};
	// In the order in which they came, the first after sitting down.
	let line: Promise<unknown> = rooms.join({
		...{ dateId: params.id, seat, viewer, locale, wire },
		...{ instance: query.instance, after: query.after },
	});
	const joined = line as ReturnType<RoomHub['join']>;
	const fail = () => socket.terminate();
	joined.then((sitter) => {
		if (!sitter) socket.close(roomClosings.taken);
	}, fail);
	socket.on('message', (data, isBinary) => {
		if (isBinary) return socket.close(roomClosings.refused);
		const text = data.toString();
		line = line
			.then(() => joined)
			.then((sitter) => sitter && rooms.receive(sitter, text))
			.catch(fail);
	});
	socket.once('close', () => {
		line
			.then(() => joined)
			.then((sitter) => sitter && rooms.lose(sitter))
			.catch(() => undefined);
	});
}
