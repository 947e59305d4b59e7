import type { RoomInfo } from '#contract/api/video.ts';
import { ApiFailure } from '#contract/client.ts';
import type { RoomNews, RoomSignal, RoomState } from '#contract/room-messages.ts';
import { firstQuality } from '#domain/video/quality.ts';
import { newKey } from '#ui/form/new-key.ts';
import { createSnapshot } from './call-snapshot.ts';
import { stopAll } from './capture.ts';
import type { CreateEngine } from './media-engine.ts';
import { createOwnMedia } from './own-media.ts';
import { createAbsence } from './room-absence.ts';
import { peopleAfter, silent } from './room-people.ts';
import { createRoomSocket } from './room-socket.ts';

/** So often those who are away are counted. */
const countMs = 2_000;

/** Without an answer nobody knows: it is tried again. */
const isNoRefusal = (error: unknown) => !(error instanceof ApiFailure && error.code !== undefined);

type Options = {
	dateId: string;
	room: RoomInfo;
	roomAgain(): Promise<RoomInfo>;
	stream: MediaStream | undefined;
	createEngine: CreateEngine;
};

/** A talk under way: people, sound and picture, what is said in signs. Outlives the way to the server. */
export function createCall({ dateId, room, roomAgain, stream, createEngine }: Options) {
	const instance = newKey();
	const media = createOwnMedia(stream, {
		onTracks: (tracks) => engine.send(tracks),
		onState: setOwn,
		onStream: (now) => set({ stream: now }),
	});
	const { audio, video } = media.tracks;
	const { now, set, subscribe, sign } = createSnapshot({
		...{ people: [], media: [], signed: undefined, written: 0, shown: 0, quality: firstQuality },
		own: { ...silent, microphone: audio !== null, camera: video !== null },
		...{ stream, speaker: '', socket: 'connecting', end: undefined },
	});
	const engine = createEngine({
		...{ instance, tracks: { ...media.tracks }, room, roomAgain },
		say: (message) => socket.say(message),
		onMedia: (peers) => set({ media: peers }),
		onQuality(quality) {
			const isOther = (quality.step === 'sound') !== (now().quality.step === 'sound');
			set({ quality });
			if (isOther) tellOwn();
		},
	});
	const socket = createRoomSocket({
		...{ dateId, instance, onNews: hear },
		onStanding: (standing) => set({ socket: standing }),
		onEnd(end) {
			stop();
			// Whoever goes on elsewhere needs the camera there.
			stopAll(media.stream());
			set({ end, people: [], media: [] });
		},
		mayStill: () => roomAgain().then(() => true, isNoRefusal),
	});
	const stopWatching = watchAway({ now, set, meet: (people) => engine.meet(people), leave, wake: engine.lookAgain });

	function hear(news: RoomNews): void {
		if (news.kind === 'welcome' || news.kind === 'here' || news.kind === 'gone' || news.kind === 'state') {
			set({ people: peopleAfter(now().people, news), ...(news.kind !== 'state' && { shown: now().shown + 1 }) });
			engine.meet(now().people);
			if (news.kind === 'welcome' || news.kind === 'here') tellOwn();
		} else if (news.kind === 'written') set({ written: now().written + 1 });
		else if (news.kind === 'shown') set({ shown: now().shown + 1 });
		else if (news.kind === 'signal') sign(news.from, news.signal);
		else if (news.kind !== 'beat') engine.hear(news);
	}
	function setOwn(changes: Partial<RoomState>): void {
		set({ own: { ...now().own, ...changes } });
		tellOwn();
	}
	/** A line that carries sound alone shows no picture: the others are told, and see no frozen face. */
	function tellOwn(): void {
		const { own, quality } = now();
		socket.say({ kind: 'state', state: { ...own, camera: own.camera && quality.step !== 'sound' } });
	}
	function stop(): void {
		stopWatching();
		media.stopScreen();
		engine.close();
	}
	/** On purpose, or with the page: the others are told. */
	function leave(): void {
		socket.say({ kind: 'leave' });
		stop();
		stopAll(media.stream());
		setTimeout(() => socket.close(), 200);
	}

	return {
		...{ subscribe, snapshot: now, leave },
		...{ toggle: media.toggle, toggleScreen: media.toggleScreen, choose: media.choose },
		listenBy: (speaker: string) => set({ speaker }),
		/** The others look into the thread. */
		wrote: (messageId: string) => socket.say({ kind: 'written', messageId }),
		signal(signal: RoomSignal): void {
			socket.say({ kind: 'signal', signal });
			sign(room.seat, signal);
		},
	};
}
export type Call = ReturnType<typeof createCall>;

type Watching = Pick<ReturnType<typeof createSnapshot>, 'now' | 'set'> & {
	meet(people: ReturnType<typeof peopleAfter>): void;
	leave(): void;
	/** The line is back. */
	wake(): void;
};

/** Who has gone without a word, the others or oneself with the page. */
function watchAway({ now, set, meet, leave, wake }: Watching): () => void {
	const absence = createAbsence();
	const timer = setInterval(() => {
		const connected = now().media.flatMap(({ seat, connection }) => (connection === 'connected' ? [seat] : []));
		const left = absence.left(now().people, { connected: new Set(connected), at: performance.now() });
		if (left.length === now().people.length) return;
		set({ people: left, shown: now().shown + 1 });
		meet(left);
	}, countMs);
	addEventListener('online', wake);
	addEventListener('pagehide', leave);
	return () => {
		clearInterval(timer);
		removeEventListener('online', wake);
		removeEventListener('pagehide', leave);
	};
}
