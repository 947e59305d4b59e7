import type { RoomPerson } from '#contract/room-messages.ts';
import { firstQuality, type LineSample, nextQuality } from '#domain/video/quality.ts';
import { isPolite } from '#domain/video/reconnect.ts';
import type { EngineOptions, MediaEngine } from './media-engine.ts';
import { createPair, type Pair } from './mesh-pair.ts';

const mendMs = 1_000;
const lookMs = 2_000;

type Met = { person: RoomPerson; pair: Pair };

/** Plain WebRTC from browser to browser. Goes on while the way to the server is away. */
export function createMeshEngine(options: EngineOptions): MediaEngine {
	const met = new Map<string, Met>();
	let { tracks } = options;
	let quality = firstQuality;
	let before: LineSample | undefined;

	const tell = () =>
		options.onMedia(
			[...met.values()].map(({ person, pair }) => ({
				...{ seat: person.seat, connection: pair.state(), camera: pair.camera, screen: pair.screen },
			})),
		);

	function pairWith(person: RoomPerson): Pair {
		const toOne = { to: person.seat, toInstance: person.instance };
		return createPair({
			...{ isPolite: isPolite(options.instance, person.instance), ways: options.room, tracks, onChange: tell },
			waysAgain: options.roomAgain,
			say(said) {
				if ('renew' in said) options.say({ kind: 'renew', ...toOne });
				else if ('candidate' in said)
					options.say({ kind: 'candidate', ...toOne, candidate: plainCandidate(said.candidate) });
				else {
					const { type, sdp } = said.description;
					if (type !== 'pranswer') options.say({ kind: 'description', ...toOne, description: { type, sdp } });
				}
			},
		});
	}

	const mend = (isAtOnce = false) => {
		for (const { pair } of met.values()) void pair.mend(isAtOnce);
	};
	const look = async () => {
		const reports = await Promise.all([...met.values()].map(({ pair }) => pair.stats().catch(() => undefined)));
		const now = sampleOf(reports.filter((report) => report !== undefined));
		if (before) {
			quality = nextQuality(quality, before, now);
			for (const { pair } of met.values()) pair.setStep(quality.step);
			options.onQuality(quality);
		}
		before = met.size > 0 ? now : undefined;
	};
	const timers = [setInterval(() => mend(), mendMs), setInterval(() => void look(), lookMs)];

	return {
		kind: 'mesh',
		meet(people) {
			for (const [instance, { pair }] of met)
				if (!people.some((person) => person.instance === instance)) {
					pair.close();
					met.delete(instance);
				}
			for (const person of people)
				if (!met.has(person.instance)) met.set(person.instance, { person, pair: pairWith(person) });
			tell();
		},
		hear(news) {
			if (news.toInstance === options.instance) void met.get(news.instance)?.pair.hear(news);
		},
		send(now) {
			tracks = now;
			for (const { pair } of met.values()) pair.send(now);
		},
		lookAgain: () => mend(true),
		close() {
			for (const timer of timers) clearInterval(timer);
			for (const { pair } of met.values()) pair.close();
			met.clear();
		},
	};
}

const plainCandidate = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
	...{ candidate, sdpMid, sdpMLineIndex, usernameFragment },
});

type Counted = RTCStats & {
	packetsReceived?: number;
	packetsLost?: number;
	freezeCount?: number;
	qualityLimitationReason?: string;
	currentRoundTripTime?: number;
	nominated?: boolean;
};

/** What the browser counts, over all the others. */
function sampleOf(reports: readonly RTCStatsReport[]): LineSample {
	const sample: LineSample = {
		...{ at: performance.now(), received: 0, lost: 0, roundTripMs: null, freezes: 0, isBandwidthLimited: false },
	};
	for (const report of reports)
		report.forEach((one: Counted) => {
			if (one.type === 'inbound-rtp') {
				sample.received += one.packetsReceived ?? 0;
				sample.lost += one.packetsLost ?? 0;
				sample.freezes += one.freezeCount ?? 0;
			}
			if (one.type === 'outbound-rtp' && one.qualityLimitationReason === 'bandwidth') sample.isBandwidthLimited = true;
			if (one.type === 'candidate-pair' && one.nominated && one.currentRoundTripTime !== undefined)
				sample.roundTripMs = Math.max(sample.roundTripMs ?? 0, one.currentRoundTripTime * 1000);
		});
	return sample;
}
