import { type QualityStep, stepSettings } from '#domain/video/quality.ts';
import type { OwnTracks } from './media-engine.ts';

/** In this order on both sides: sharing a screen later puts a track where there was none, and nothing is negotiated anew. */
const lanes = ['audio', 'video', 'screen'] as const;

/** What is sent, as it is now: it may change while a connection is being made. */
export type Sending = { tracks: OwnTracks; step: QualityStep };

type Options = {
	configuration: RTCConfiguration;
	/** Who gives way. The other makes the lanes and every offer, so that two never offer different lanes at once. */
	isPolite: boolean;
	sending: Sending;
	onDescription(description: RTCSessionDescription): void;
	onCandidate(candidate: RTCIceCandidate): void;
	onTrack(track: MediaStreamTrack, isScreen: boolean): void;
	onState(state: RTCPeerConnectionState): void;
};

/** One connection with one of the others, from its first offer to its end. */
export function createLink({ configuration, isPolite, sending, ...told }: Options) {
	const connection = new RTCPeerConnection(configuration);
	/** Ways that came before the description they belong to. */
	const early: RTCIceCandidateInit[] = [];
	const tell = async () => {
		await connection.setLocalDescription();
		if (connection.localDescription) told.onDescription(connection.localDescription);
	};
	connection.addEventListener('icecandidate', ({ candidate }) => candidate && told.onCandidate(candidate));
	connection.addEventListener('track', ({ track, transceiver }) =>
		told.onTrack(track, lanes[connection.getTransceivers().indexOf(transceiver)] === 'screen'),
	);
	connection.addEventListener('connectionstatechange', () => told.onState(connection.connectionState));
	if (!isPolite) {
		connection.addEventListener('negotiationneeded', () => void tell());
		for (const lane of lanes)
			connection.addTransceiver(lane === 'audio' ? 'audio' : 'video', { direction: 'sendrecv' });
	}
	void putTracks(connection, sending.tracks);

	return {
		stats: () => connection.getStats(),
		async take(description: RTCSessionDescriptionInit): Promise<void> {
			// The one who makes the offers hears none; an answer to what it has not asked is from before.
			if (description.type === 'offer' ? !isPolite : connection.signalingState !== 'have-local-offer') return;
			await connection.setRemoteDescription(description);
			for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate).catch(() => undefined);
			if (description.type === 'offer') {
				for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
				await putTracks(connection, sending.tracks);
				await tell();
			}
			await putQuality(connection, sending.step);
		},
		async addWay(candidate: RTCIceCandidateInit): Promise<void> {
			if (connection.remoteDescription) await connection.addIceCandidate(candidate).catch(() => undefined);
			else early.push(candidate);
		},
		/** After what is sent has changed. */
		async send(): Promise<void> {
			await putTracks(connection, sending.tracks);
			await putQuality(connection, sending.step);
		},
		/** Whether the two have agreed before. */
		isAnswered: () => connection.remoteDescription !== null,
		configure: (fresh: RTCConfiguration) => connection.setConfiguration(fresh),
		async restart(fresh: RTCConfiguration): Promise<void> {
			connection.setConfiguration(fresh);
			connection.restartIce();
			// Where an offer is still unanswered, `negotiationneeded` waits for its answer for ever.
			if (connection.signalingState === 'have-local-offer') await tell();
		},
		close: () => connection.close(),
	};
}
export type Link = ReturnType<typeof createLink>;

async function putTracks(connection: RTCPeerConnection, tracks: OwnTracks): Promise<void> {
	const all = connection.getTransceivers();
	await Promise.all(lanes.map((lane, at) => all[at]?.sender.replaceTrack(tracks[lane]).catch(() => undefined)));
}

/** Sound before picture: what a poor line carries is the voice. */
async function putQuality(connection: RTCPeerConnection, step: QualityStep): Promise<void> {
	const [sound, picture] = connection.getTransceivers().map(({ sender }) => sender);
	await Promise.all([tune(sound, { priority: 'high' }), tune(picture, pictureAt(step))]);
}

type Tuning = Partial<Pick<RTCRtpEncodingParameters, 'active' | 'maxBitrate' | 'scaleResolutionDownBy' | 'priority'>>;

function pictureAt(step: QualityStep): Tuning {
	const settings = stepSettings[step];
	if (settings === null) return { active: false };
	return { active: true, maxBitrate: settings.maxBitrate, scaleResolutionDownBy: settings.scaleDownBy };
}

async function tune(sender: RTCRtpSender | undefined, tuning: Tuning): Promise<void> {
	const parameters = sender?.getParameters();
	const [encoding] = parameters?.encodings ?? [];
	if (!sender || !parameters || !encoding) return;
	Object.assign(encoding, tuning);
	await sender.setParameters(parameters).catch(() => undefined);
}
