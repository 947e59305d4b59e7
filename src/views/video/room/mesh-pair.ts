import type { RoomInfo } from '#contract/api/video.ts';
import type { QualityStep } from '#domain/video/quality.ts';
import { newPair, notePair, noteRestart, type PairState, pairRemedy } from '#domain/video/reconnect.ts';
import type { EngineNews, OwnTracks } from './media-engine.ts';
import { createLink, type Link, type Sending } from './mesh-link.ts';

type Ways = Pick<RoomInfo, 'iceServers' | 'icePolicy'>;

const configurationOf = ({ iceServers, icePolicy }: Ways): RTCConfiguration => ({
	iceServers: iceServers.map(({ urls, username, credential }) => ({
		urls,
		...(username !== undefined && { username }),
		...(credential !== undefined && { credential }),
	})),
	iceTransportPolicy: icePolicy,
});

type Said = { description: RTCSessionDescription } | { candidate: RTCIceCandidate } | { renew: true };

type Options = {
	isPolite: boolean;
	ways: Ways;
	/** Fresh ones: credentials of a relay end while a talk goes on. */
	waysAgain(): Promise<Ways>;
	tracks: OwnTracks;
	say(said: Said): void;
	onChange(): void;
};

/** One of the others: a connection that is mended, and made anew where it cannot be. */
export function createPair({ isPolite, ways, waysAgain, tracks, say, onChange }: Options) {
	const [camera, screen] = [new MediaStream(), new MediaStream()];
	const sending: Sending = { tracks, step: 'full' };
	let state: PairState;
	let link: Link;
	let known = ways;
	let line: Promise<void> = Promise.resolve();
	const renewWays = async () => {
		known = await waysAgain().catch(() => known);
		return configurationOf(known);
	};
	open();

	function open(): void {
		state = newPair(performance.now());
		// What was asked of a connection that is closed is never answered.
		line = Promise.resolve();
		const own = createLink({
			...{ configuration: configurationOf(known), isPolite, sending },
			onDescription: (description) => own === link && say({ description }),
			onCandidate: (candidate) => own === link && say({ candidate }),
			onTrack(track, isScreen) {
				(isScreen ? screen : camera).addTrack(track);
				onChange();
			},
			onState(now) {
				if (own !== link) return;
				state = notePair(state, now, performance.now());
				onChange();
			},
		});
		link = own;
	}
	async function take(news: EngineNews): Promise<void> {
		if (news.kind === 'candidate') return link.addWay(news.candidate as RTCIceCandidateInit);
		if (news.kind === 'renew') {
			await renewWays();
			return renew();
		}
		// Asked to look for another way, it needs fresh credentials as much as who asks.
		if (news.description.type === 'offer' && link.isAnswered()) link.configure(await renewWays());
		await link.take(news.description);
	}
	function drop(): void {
		link.close();
		for (const stream of [camera, screen]) for (const track of stream.getTracks()) stream.removeTrack(track);
	}
	function renew(): void {
		drop();
		open();
	}

	return {
		...{ camera, screen },
		state: () => state.connection,
		stats: () => link.stats(),
		/** One after the other: a way belongs to the description that came before it. */
		hear(news: EngineNews): Promise<void> {
			line = line.then(() => take(news)).catch(() => undefined);
			return line;
		},
		send(now: OwnTracks): void {
			sending.tracks = now;
			void link.send();
		},
		setStep(now: QualityStep): void {
			if (sending.step === now) return;
			sending.step = now;
			void link.send();
		},
		/** What has to be done about it, once in a while; fresh ways come with it. */
		async mend(isAtOnce = false): Promise<void> {
			const at = performance.now();
			const isWanted = isAtOnce && !isPolite && state.connection !== 'connected';
			const remedy = isWanted ? 'restart' : pairRemedy(state, { at, isPolite });
			if (remedy === 'none') return;
			state = noteRestart(state, at);
			const fresh = await renewWays();
			if (remedy === 'restart') return link.restart(fresh);
			say({ renew: true });
			renew();
		},
		close: drop,
	};
}
export type Pair = ReturnType<typeof createPair>;
