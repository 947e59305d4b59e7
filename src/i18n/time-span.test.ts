import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/kernel/durations.ts';
import { ageOf, timeSpan } from './time-span.ts';

test.each([
	[0, 'minutes', 1],
	[40 * minuteMs, 'minutes', 40],
	[90 * minuteMs, 'minutes', 90],
	[100 * minuteMs, 'hours', 2],
	[47 * hourMs, 'hours', 47],
	[50 * hourMs, 'days', 2],
	[9 * dayMs, 'days', 9],
])('%i ms are told in %s', (ms, unit, count) => {
	expect(timeSpan(ms)).toEqual({ unit, count });
});

test('an age counts what is full, and is never below nothing', () => {
	const now = Date.UTC(2026, 9, 17, 12);
	const before = (ms: number) => ageOf(new Date(now - ms).toISOString(), now);
	expect(before(-minuteMs)).toEqual({ unit: 'minutes', count: 1 });
	expect(before(59 * minuteMs)).toEqual({ unit: 'minutes', count: 59 });
	expect(before(119 * minuteMs)).toEqual({ unit: 'hours', count: 1 });
	expect(before(71 * hourMs)).toEqual({ unit: 'days', count: 2 });
});
