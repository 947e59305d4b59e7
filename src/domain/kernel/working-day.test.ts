import { expect, test } from 'vitest';
import { withinWorkingDay } from './working-day.ts';

const answer = (korean: string) => withinWorkingDay(new Date(`${korean}:00+09:00`)).toISOString();

test.each([
	['on a Monday: by Tuesday evening', '2026-11-16T09:00', '2026-11-17T09:00:00.000Z'],
	['late on a Monday, by the Korean clock', '2026-11-16T23:59', '2026-11-17T09:00:00.000Z'],
	['on a Friday: by Monday', '2026-11-20T10:00', '2026-11-23T09:00:00.000Z'],
	['on a Sunday: by Monday', '2026-11-22T10:00', '2026-11-23T09:00:00.000Z'],
	['before a holiday on a Friday: by Monday', '2026-12-24T10:00', '2026-12-28T09:00:00.000Z'],
	['before the lunar new year and the day given in its place', '2027-02-05T10:00', '2027-02-10T09:00:00.000Z'],
])('%s', (_, sent, by) => {
	expect(answer(sent)).toBe(by);
});
