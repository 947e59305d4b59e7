import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-16T00:00:00Z');

test.each([
	['2026-11-19T23:59:00Z', { unit: 'days', count: 3 }],
	['2026-11-17T23:59:00Z', { unit: 'hours', count: 47 }],
	['2026-11-16T02:30:00Z', { unit: 'hours', count: 2 }],
	['2026-11-16T01:30:00Z', { unit: 'minutes', count: 90 }],
	['2026-11-16T00:00:01Z', { unit: 'minutes', count: 1 }],
	['2026-11-16T00:00:00Z', undefined],
	['2026-11-15T00:00:00Z', undefined],
])('until %s there is %j left', (until, left) => {
	expect(timeLeft(until, now)).toEqual(left);
});
