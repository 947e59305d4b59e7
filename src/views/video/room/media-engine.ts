import type { RoomInfo } from '#contract/api/video.ts';
import type { RoomMessage, RoomPerson } from '#contract/room-messages.ts';
import type { Quality } from '#domain/video/quality.ts';
import type { Seat } from '#domain/video/seats.ts';

/** What one sends: sound, picture, and a screen where it is shared. Null is nothing of that. */
export type OwnTracks = Record<'audio' | 'video' | 'screen', MediaStreamTrack | null>;

/** What comes from one of the others. */
export type PeerMedia = { seat: Seat; connection: RTCPeerConnectionState; camera: MediaStream; screen: MediaStream };

type EngineEvents = {
	/** To one of the others, by whatever carries messages. */
	say(message: Extract<RoomMessage, { to: Seat }>): void;
	onMedia(media: readonly PeerMedia[]): void;
	onQuality(quality: Quality): void;
};

/** An offer, an answer, a way to try, or the wish to begin anew, from one of the others. */
export type EngineNews = { from: Seat; instance: string } & Extract<RoomMessage, { to: Seat }>;

/**
 * What carries sound and picture. `mesh`: from browser to browser, for two or three. Another has the same face, is loaded only
 * where the room names it (`load-engine.ts`), and leaves messages and state as they are; decision 0069 says what one takes.
 */
export type MediaEngine = {
	kind: RoomInfo['engine'];
	/** Who is there now; who is new is connected to, who has gone is let go. */
	meet(people: readonly RoomPerson[]): void;
	hear(news: EngineNews): void;
	send(tracks: OwnTracks): void;
	/** Looks for another way at once: the network has changed, or a lid was opened. */
	lookAgain(): void;
	close(): void;
};

export type CreateEngine = (options: EngineOptions) => MediaEngine;

export type EngineOptions = EngineEvents & {
	instance: string;
	tracks: OwnTracks;
	room: Pick<RoomInfo, 'iceServers' | 'icePolicy'>;
	/** Fresh ways to try: credentials of a relay end. */
	roomAgain(): Promise<Pick<RoomInfo, 'iceServers' | 'icePolicy'>>;
};
