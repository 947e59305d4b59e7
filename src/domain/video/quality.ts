/** What a browser counts about what comes in (getStats), summed over the others in the room. */
export type LineSample = {
	/** Milliseconds since the page began. */
	at: number;
	received: number;
	lost: number;
	roundTripMs: number | null;
	freezes: number;
	/** The sender says that its line, not its machine, keeps the picture small. */
	isBandwidthLimited: boolean;
};

/** What is sent, the best first: the picture goes before the sound does. */
export const qualitySteps = ['full', 'small', 'sound'] as const;
export type QualityStep = (typeof qualitySteps)[number];

/** How each is sent: the picture's size divided by this, and at most so many bits a second; null is no picture. */
export const stepSettings: Record<QualityStep, { scaleDownBy: number; maxBitrate: number } | null> = {
	full: { scaleDownBy: 1, maxBitrate: 800_000 },
	small: { scaleDownBy: 2, maxBitrate: 200_000 },
	sound: null,
};

export type Quality = {
	step: QualityStep;
	/** One to three, as people see it. */
	bars: 1 | 2 | 3;
	/** How many looks in a row were bad, and good. */
	bad: number;
	good: number;
};

export const firstQuality: Quality = { step: 'full', bars: 3, bad: 0, good: 0 };

/** Down after two bad looks (four seconds), up only after ten good ones: a picture that comes and goes is worse than none. */
const toStepDown = 2;
const toStepUp = 10;

const share = (before: LineSample, now: LineSample) => {
	const lost = Math.max(0, now.lost - before.lost);
	const all = lost + Math.max(0, now.received - before.received);
	return all === 0 ? 0 : lost / all;
};

/** How the line was between two looks. */
export function barsOf(before: LineSample, now: LineSample): Quality['bars'] {
	const lost = share(before, now);
	const late = now.roundTripMs ?? 0;
	const froze = now.freezes - before.freezes;
	if (lost > 0.1 || late > 800 || froze > 1) return 1;
	if (lost > 0.03 || late > 350 || froze > 0 || now.isBandwidthLimited) return 2;
	return 3;
}

const stepBeside = (step: QualityStep, by: 1 | -1): QualityStep =>
	qualitySteps[Math.min(qualitySteps.length - 1, Math.max(0, qualitySteps.indexOf(step) + by))] ?? step;

/** What is sent from now on, after one more look. */
export function nextQuality(quality: Quality, before: LineSample, now: LineSample): Quality {
	const bars = barsOf(before, now);
	const bad = bars === 1 ? quality.bad + 1 : 0;
	const good = bars === 3 ? quality.good + 1 : 0;
	if (bad >= toStepDown) return { step: stepBeside(quality.step, 1), bars, bad: 0, good: 0 };
	if (good >= toStepUp) return { step: stepBeside(quality.step, -1), bars, bad: 0, good: 0 };
	return { step: quality.step, bars, bad, good };
}
