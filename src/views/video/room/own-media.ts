import type { RoomState } from '#contract/room-messages.ts';
import { captureScreen, switchDevice } from './capture.ts';
import type { OwnTracks } from './media-engine.ts';

type Told = {
	/** What is sent has changed. */
	onTracks(tracks: OwnTracks): void;
	onState(changes: Partial<RoomState>): void;
	onStream(stream: MediaStream): void;
};

/** What one sends: switched off and on, by another device, and a screen where it is shared. */
export function createOwnMedia(first: MediaStream | undefined, told: Told) {
	let stream = first;
	const [audio = null] = stream?.getAudioTracks() ?? [];
	const [video = null] = stream?.getVideoTracks() ?? [];
	const tracks: OwnTracks = { audio, video, screen: null };
	function putScreen(track: MediaStreamTrack | null): void {
		if (track === null) tracks.screen?.stop();
		tracks.screen = track;
		told.onTracks({ ...tracks });
		told.onState({ screen: track !== null });
	}
	return {
		tracks,
		/** A track that is off still sends silence or black: that it is off is said. */
		toggle(what: 'microphone' | 'camera'): void {
			const track = what === 'microphone' ? tracks.audio : tracks.video;
			if (!track) return;
			track.enabled = !track.enabled;
			told.onState({ [what]: track.enabled });
		},
		async toggleScreen(): Promise<void> {
			if (tracks.screen) return putScreen(null);
			const track = await captureScreen();
			if (!track) return;
			track.addEventListener('ended', () => tracks.screen === track && putScreen(null), { once: true });
			putScreen(track);
		},
		/** What was off stays off. */
		async choose(kind: 'audio' | 'video', deviceId: string): Promise<void> {
			if (!stream) return;
			const isOn = tracks[kind]?.enabled ?? true;
			stream = await switchDevice(stream, kind, deviceId);
			const [track = null] = kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks();
			if (track) track.enabled = isOn;
			tracks[kind] = track;
			told.onTracks({ ...tracks });
			told.onStream(stream);
		},
		stopScreen: () => tracks.screen?.stop(),
		stream: () => stream,
	};
}
