import { z } from 'zod';
import { type Seat, seats } from '#domain/video/seats.ts';
import './zod-in-browser.ts';

/** Fixed sentences that everybody in a room understands in their own language. */
export const roomSignals = ['slower', 'repeat', 'wait', 'thanks', 'yes', 'no'] as const;
export type RoomSignal = (typeof roomSignals)[number];

/** An offer with screen and sound is about ten kilobytes. */
export const maxRoomBytes = 64 * 1024;
/** A browser sends a dozen candidates in its first second. */
export const maxRoomMessages = 50;

const seat = z.enum(seats);
const toOne = { to: seat, toInstance: z.uuid() };

const state = z.strictObject({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean(), hand: z.boolean() });
export type RoomState = z.output<typeof state>;

/** What a browser may say; nothing else is listened to. */
export const roomMessage = z.discriminatedUnion('kind', [
	z.strictObject({
		...{ kind: z.literal('description'), ...toOne },
		description: z.strictObject({ type: z.enum(['offer', 'answer', 'rollback']), sdp: z.string().max(60_000) }),
	}),
	z.strictObject({
		...{ kind: z.literal('candidate'), ...toOne },
		candidate: z.strictObject({
			candidate: z.string().max(2_000),
			sdpMid: z.string().max(64).nullable(),
			sdpMLineIndex: z.int().min(0).max(64).nullable(),
			usernameFragment: z.string().max(256).nullable().optional(),
		}),
	}),
	/** Everything between two begins anew. */
	z.strictObject({ kind: z.literal('renew'), ...toOne }),
	z.strictObject({ kind: z.literal('state'), state }),
	/** Something was written in the thread; what it is stays there, sealed, and is read from there. */
	z.strictObject({ kind: z.literal('written'), messageId: z.uuid() }),
	z.strictObject({ kind: z.literal('signal'), signal: z.enum(roomSignals) }),
	z.strictObject({ kind: z.literal('beat') }),
	z.strictObject({ kind: z.literal('leave') }),
]);
export type RoomMessage = z.output<typeof roomMessage>;

/** Somebody in a room: one seat, one opened page. */
export type RoomPerson = { seat: Seat; instance: string; name: string; locale: string };

type Said<Kind extends RoomMessage['kind']> = Extract<RoomMessage, { kind: Kind }>;
type From = { id: number; from: Seat; instance: string };

/** What a browser is told. `id` counts on: who comes back names the last one they have heard. */
export type RoomNews =
	| { kind: 'welcome'; seat: Seat; people: RoomPerson[]; last: number }
	| ({ kind: 'here'; id: number } & RoomPerson)
	/** `isLeft`: on purpose. Who only lost the way to the server may still be heard. */
	| { kind: 'gone'; id: number; seat: Seat; instance: string; isLeft: boolean }
	| (From & Said<'description' | 'candidate' | 'renew' | 'state' | 'written' | 'signal'>)
	/** The file that all see is another one, another page of it, or none any more. */
	| { kind: 'shown'; id: number }
	| { kind: 'beat' };

/** Why a socket was closed by the server. */
export const roomClosings = {
	moved: 4001,
	over: 4002,
	refused: 4003,
	taken: 4004,
	tooMuch: 4008,
	stopping: 1001,
} as const;
