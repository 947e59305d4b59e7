import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	barsOf,
	firstQuality,
	type LineSample,
	nextQuality,
	type Quality,
	qualitySteps,
	stepSettings,
} from './quality.ts';

const start: LineSample = { at: 0, received: 0, lost: 0, roundTripMs: 40, freezes: 0, isBandwidthLimited: false };
const sample = (changes: Partial<LineSample>): LineSample => ({ ...start, at: 2_000, received: 100, ...changes });
const after = (quality: Quality, looks: Partial<LineSample>[]) =>
	looks.reduce<Quality>((so, look) => nextQuality(so, start, sample(look)), quality);
const many = (look: Partial<LineSample>, count: number) => Array.from({ length: count }, () => look);

test('three bars, by what was lost, how long it took and what froze', () => {
	expect(barsOf(start, sample({}))).toBe(3);
	expect(barsOf(start, sample({ lost: 5 }))).toBe(2);
	expect(barsOf(start, sample({ roundTripMs: 500 }))).toBe(2);
	expect(barsOf(start, sample({ isBandwidthLimited: true }))).toBe(2);
	expect(barsOf(start, sample({ lost: 25 }))).toBe(1);
	expect(barsOf(start, sample({ freezes: 2 }))).toBe(1);
	expect(barsOf(start, { ...start, roundTripMs: null })).toBe(3);
});

test('the picture becomes small, then goes; the sound stays', () => {
	const bad = { lost: 40 };
	expect(after(firstQuality, many(bad, 1)).step).toBe('full');
	expect(after(firstQuality, many(bad, 2)).step).toBe('small');
	expect(after(firstQuality, many(bad, 4)).step).toBe('sound');
	expect(after(firstQuality, many(bad, 40)).step).toBe('sound');
	expect(stepSettings.sound).toBeNull();
});

test('it comes back only when the line has been good for a while', () => {
	const poor: Quality = { step: 'sound', bars: 1, bad: 0, good: 0 };
	expect(after(poor, many({}, 9)).step).toBe('sound');
	expect(after(poor, many({}, 10)).step).toBe('small');
	expect(after(poor, [...many({}, 9), { lost: 5 }, ...many({}, 9)]).step).toBe('sound');
	expect(after(poor, many({}, 30)).step).toBe('full');
});

test('whatever the line does, one look changes at most one step', () => {
	const looks = fc.array(
		fc.record({
			lost: fc.nat(200),
			freezes: fc.nat(3),
			roundTripMs: fc.option(fc.nat(2_000)),
			isBandwidthLimited: fc.boolean(),
		}),
		{ maxLength: 60 },
	);
	fc.assert(
		fc.property(looks, (line) => {
			let quality = firstQuality;
			for (const look of line) {
				const next = nextQuality(quality, start, sample(look));
				const moved = Math.abs(qualitySteps.indexOf(next.step) - qualitySteps.indexOf(quality.step));
				expect(moved).toBeLessThanOrEqual(1);
				quality = next;
			}
		}),
	);
});
