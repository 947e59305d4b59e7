import { expect, test } from 'vitest';
import {
	appliedSteps,
	type CancellationScale,
	cancellationScales,
	freeUntil,
	refundPercent,
	stepEndsAt,
} from './cancellation.ts';

const service = { on: '2026-10-17', time: '07:30' };
const percent = (scale: keyof typeof cancellationScales, korean: string, time: string | null = '07:30') =>
	refundPercent(cancellationScales[scale], { on: '2026-10-17', time }, new Date(`${korean}+09:00`));

test('“3 days before” lasts through the whole of that Korean day', () => {
	expect(freeUntil(cancellationScales['day-tour'], service)?.toISOString()).toBe('2026-10-14T14:59:59.999Z');
	expect(percent('day-tour', '2026-10-14T23:59:00')).toBe(100);
	expect(percent('day-tour', '2026-10-14T23:59:30')).toBe(100);
	expect(percent('day-tour', '2026-10-14T23:59:59.999')).toBe(100);
	expect(percent('day-tour', '2026-10-15T00:00:00')).toBe(90);
});

test('the scales of the trade are followed step by step', () => {
	expect(
		['2026-10-15T12:00', '2026-10-16T12:00', '2026-10-17T07:00', '2026-10-17T08:00'].map((at) =>
			percent('day-tour', `${at}:00`),
		),
	).toEqual([90, 80, 70, 0]);
	expect(
		['2026-09-17T12:00', '2026-10-02T12:00', '2026-10-09T12:00', '2026-10-14T12:00', '2026-10-15T00:00'].map((at) =>
			percent('private-tour', `${at}:00`),
		),
	).toEqual([100, 80, 50, 20, 0]);
	expect(percent('procedure-deposit', '2026-10-01T12:00:00')).toBe(90);
});

test('hours count from the start of the service', () => {
	expect(percent('spa', '2026-10-15T07:30:00')).toBe(100);
	expect(percent('spa', '2026-10-15T07:31:00')).toBe(50);
	expect(percent('spa', '2026-10-16T07:31:00')).toBe(0);
});

test('a scale that never gives all has no free cancellation', () => {
	expect(freeUntil(cancellationScales['procedure-deposit'], service)).toBeUndefined();
});

test('on the day itself the step ends when the service begins, or with the day where it has no time', () => {
	expect(stepEndsAt({ before: { days: 0 }, percent: 70 }, service).toISOString()).toBe('2026-10-16T22:30:00.000Z');
	expect(stepEndsAt({ before: { days: 0 }, percent: 70 }, { on: '2026-10-17', time: null }).toISOString()).toBe(
		'2026-10-17T14:59:59.999Z',
	);
});

const scales: [string, CancellationScale][] = Object.entries(cancellationScales);

test.each(scales.flatMap(([name, scale]) => ['07:30', '19:00', '01:00', null].map((time) => ({ name, scale, time }))))(
	'$name at $time: the percentage falls, and every step ends at least a minute after the one before it',
	({ scale, time }) => {
		const steps = appliedSteps(scale, time);
		const ends = steps.map((step) => stepEndsAt(step, { on: '2026-10-17', time }).getTime());
		for (const [at, end] of ends.entries()) expect(end - (ends[at - 1] ?? 0)).toBeGreaterThanOrEqual(60_000);
		expect(steps[0]).toEqual(scale[0]);
		expect(steps.map((step) => step.percent)).toEqual(steps.map((step) => step.percent).toSorted((a, b) => b - a));
	},
);

test('by day every step of every scale is of use; a ticket without a time knows none of hours before', () => {
	for (const [, scale] of scales) expect(appliedSteps(scale, '07:30')).toEqual(scale);
	expect(appliedSteps(cancellationScales.ticket, null).map((step) => step.percent)).toEqual([100, 90]);
	expect(percent('ticket', '2026-10-16T23:59:59', null)).toBe(90);
	expect(percent('ticket', '2026-10-17T00:00:00', null)).toBe(0);
});
