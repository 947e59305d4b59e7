import { maxRoomMessages, type RoomNews, roomClosings, roomMessage } from '#contract/room-messages.ts';
import type { Viewer } from '#domain/member/access.ts';
import { roomStanding } from '#domain/video/seats.ts';
import type { Pool } from '#server/queries.ts';
import { findSignalsTo, keepSeats } from './room.repo.ts';
import { createRoomLine } from './room-line.ts';
import {
	admitToRoom,
	type Entering,
	enterRoom,
	leaveRoom,
	type RoomContext,
	type Sitting,
	sayInRoom,
} from './sit-in-room.ts';
import { findRooms } from './video.repo.ts';
import { timesIn } from './video-view.ts';

/** Where messages go out, whatever carries them. */
export type RoomWire = { send(news: RoomNews): void; close(code: number): void };

type Sitter = Sitting & {
	wire: RoomWire;
	/** The last that was sent. */
	after: number;
	/** How many messages came in the present second. */
	pace: { second: number; count: number };
	isGone: boolean;
};
type Room = { sitters: Set<Sitter>; delivering: Promise<void> | undefined; isWanted: boolean };

const keepMs = 10_000;

type Options = RoomContext & {
	warn(error: unknown, sentence: string): void;
	/** Connections past a pooler, where there is one: through it nothing would be heard. */
	listens?: Pool;
};

/**
 * The rooms of this server. Those of one room may sit at different servers: what one says is a row, the others' servers are
 * nudged and read on from where they were, which also replays what a browser missed that lost its way. Nothing of what is
 * said is logged.
 */
export function createRoomHub({ warn, listens, ...context }: Options) {
	const rooms = new Map<string, Room>();
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;
	const deliverAll = () => [...rooms.keys()].forEach(deliver);
	const line = createRoomLine(listens ?? context.queries, { onNudge: deliver, onBack: deliverAll });
	const sitters = () => [...rooms.values()].flatMap((room) => [...room.sitters]);

	/** Reads on for all of a room who sit here; one at a time, so that nothing comes twice. */
	function deliver(dateId: string): void {
		const room = rooms.get(dateId);
		if (!room) return;
		room.isWanted = true;
		room.delivering ??= (async () => {
			while (room.isWanted) {
				room.isWanted = false;
				await readOn(context, dateId, [...room.sitters]);
			}
		})()
			.catch((error) => warn(error, 'a room could not be read'))
			.finally(() => {
				room.delivering = undefined;
			});
	}

	function seat(sitter: Sitter): void {
		const room = rooms.get(sitter.dateId) ?? { sitters: new Set(), delivering: undefined, isWanted: false };
		rooms.set(sitter.dateId, room);
		room.sitters.add(sitter);
		timer ??= setInterval(() => keep().catch((error) => warn(error, 'a room could not be kept')), keepMs).unref();
	}

	function unseat(sitter: Sitter): void {
		sitter.isGone = true;
		const room = rooms.get(sitter.dateId);
		room?.sitters.delete(sitter);
		if (room?.sitters.size === 0) rooms.delete(sitter.dateId);
		if (rooms.size > 0) return;
		clearInterval(timer);
		timer = undefined;
		line.close();
	}

	const keep = async () => {
		await keepRooms(context, sitters());
		deliverAll();
	};

	return {
		/** How many rooms somebody sits in here, and how many people. */
		count: () => ({ rooms: rooms.size, people: sitters().length }),
		admit: (viewer: Viewer, dateId: string) => admitToRoom(context, viewer, dateId),
		/** Sits down; undefined where another of the house sits there already. */
		async join({ wire, after, ...entering }: Entering & { after: number | undefined; wire: RoomWire }) {
			await line.open();
			const entered = await enterRoom(context, entering);
			if (!entered) return undefined;
			const sitter = sitterOf(entering, { wire, after, last: entered.last });
			seat(sitter);
			wire.send({ kind: 'welcome', seat: sitter.seat, people: entered.people, last: sitter.after });
			deliver(sitter.dateId);
			return sitter;
		},
		/** What a browser says. */
		async receive(sitter: Sitter, text: string): Promise<void> {
			if (sitter.isGone || (await hear(context, sitter, text)) !== 'left') return;
			unseat(sitter);
			await leaveRoom(context, sitter, true);
		},
		/** The way to a browser is gone; it may come back by another. */
		async lose(sitter: Sitter): Promise<void> {
			if (sitter.isGone) return;
			unseat(sitter);
			if (!isClosed) await leaveRoom(context, sitter, false);
		},
		/** Before a stop: everybody is told to come back, to whichever server is there then. Seats stay theirs. */
		close(): void {
			isClosed = true;
			for (const sitter of sitters()) {
				unseat(sitter);
				sitter.wire.close(roomClosings.stopping);
			}
		},
	};
}
export type RoomHub = ReturnType<typeof createRoomHub>;

/** After a crash numbers begin anew; what was heard of them before says nothing. */
const sitterOf = (
	{ dateId, seat, instance }: Sitting,
	{ wire, after, last }: { wire: RoomWire; after: number | undefined; last: number },
): Sitter => ({
	...{ dateId, seat, instance, wire, after: Math.min(after ?? last, last), isGone: false },
	pace: { second: 0, count: 0 },
});

/** Says that they still sit here, and closes what is over or was called off. */
async function keepRooms({ queries, services }: RoomContext, sitters: readonly Sitter[]): Promise<void> {
	const now = services.clock();
	await keepSeats(queries, { instances: sitters.map(({ instance }) => instance), now });
	const rows = await findRooms(queries, [...new Set(sitters.map(({ dateId }) => dateId))]);
	const open = new Set(rows.filter((row) => roomStanding(timesIn(row), now) === 'open').map(({ id }) => id));
	for (const { dateId, wire } of sitters) if (!open.has(dateId)) wire.close(roomClosings.over);
}

/** Checked, counted, and handed on to those it is for. */
async function hear(context: RoomContext, sitter: Sitter, text: string): Promise<'left' | undefined> {
	const { wire } = sitter;
	if (isTooMuch(sitter, context.services.clock())) wire.close(roomClosings.tooMuch);
	else {
		const said = roomMessage.safeParse(parsed(text));
		if (!said.success) wire.close(roomClosings.refused);
		else if (said.data.kind === 'beat') wire.send({ kind: 'beat' });
		else if (said.data.kind === 'leave') return 'left';
		else await sayInRoom(context, sitter, said.data);
	}
	return undefined;
}

function isTooMuch({ pace }: Sitter, now: Date): boolean {
	const second = Math.floor(now.getTime() / 1000);
	pace.count = pace.second === second ? pace.count + 1 : 1;
	pace.second = second;
	return pace.count > maxRoomMessages;
}

async function readOn({ queries }: RoomContext, dateId: string, here: readonly Sitter[]): Promise<void> {
	if (here.length === 0) return;
	const after = Math.min(...here.map((sitter) => sitter.after));
	const signals = await findSignalsTo(queries, { dateId, seats: here.map(({ seat }) => seat), after });
	for (const { id, toSeat, body } of signals)
		for (const sitter of here) {
			if (sitter.seat !== toSeat || id <= sitter.after || sitter.isGone) continue;
			sitter.after = id;
			if (body.kind !== 'moved') sitter.wire.send({ id, ...body } as unknown as RoomNews);
			else if (body.instance === sitter.instance) sitter.wire.close(roomClosings.moved);
		}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
