import type { RoomSignal, RoomState } from '#contract/room-messages.ts';
import type { Quality } from '#domain/video/quality.ts';
import type { Seat } from '#domain/video/seats.ts';
import type { PeerMedia } from './media-engine.ts';
import type { Present } from './room-people.ts';
import type { SocketEnd, SocketStanding } from './room-socket.ts';

/** One of the fixed sentences, as it was shown last. */
type Signed = { key: number; from: Seat; signal: RoomSignal };

export type CallSnapshot = {
	people: readonly Present[];
	media: readonly PeerMedia[];
	own: RoomState;
	/** What one sends oneself, as one sees it; undefined for who only writes. */
	stream: MediaStream | undefined;
	/** By which device the others are heard; '' is the browser's choice. */
	speaker: string;
	signed: Signed | undefined;
	/** How often the others have written in the thread. */
	written: number;
	/** How often a file was shown, turned or put away, or somebody came or went who may show one. */
	shown: number;
	quality: Quality;
	socket: SocketStanding;
	end: SocketEnd | undefined;
};

/** So long a fixed sentence is shown. */
const signedMs = 12_000;

/** What is known, and who wants to hear of it. */
export function createSnapshot(first: CallSnapshot) {
	const listeners = new Set<() => void>();
	let now = first;
	const set = (changes: Partial<CallSnapshot>) => {
		now = { ...now, ...changes };
		for (const listener of listeners) listener();
	};
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	};
	return {
		...{ now: () => now, set, subscribe },
		sign(from: Seat, signal: RoomSignal): void {
			const key = (now.signed?.key ?? 0) + 1;
			set({ signed: { key, from, signal } });
			setTimeout(() => now.signed?.key === key && set({ signed: undefined }), signedMs);
		},
	};
}
