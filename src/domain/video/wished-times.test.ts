import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clinicHours, isInHours, timeFaults, timesOf } from './wished-times.ts';

const now = new Date('2026-11-16T00:00:00Z');
const kst = (text: string) => new Date(`${text}:00+09:00`);
const bounds = { now, minutes: 30, by: 'member' as const };
const codes = (...times: Date[]) => timeFaults(times, bounds).map(({ at, code }) => `${at} ${code}`);

test('clinics talk from nine to six, on Saturdays until one, not on Sundays and holidays', () => {
	expect(clinicHours('2026-11-18')).toEqual({ from: 9, to: 18 });
	expect(clinicHours('2026-11-21')).toEqual({ from: 9, to: 13 });
	expect(clinicHours('2026-11-22')).toBeUndefined();
	expect(clinicHours('2026-12-25')).toBeUndefined();
});

test('a talk lies wholly within the hours, by Korean time', () => {
	expect(isInHours(kst('2026-11-18T09:00'), 30)).toBe(true);
	expect(isInHours(kst('2026-11-18T17:30'), 30)).toBe(true);
	expect(isInHours(kst('2026-11-18T17:30'), 60)).toBe(false);
	expect(isInHours(kst('2026-11-18T08:30'), 30)).toBe(false);
	// Nine in the evening in New York is eleven in the morning in Seoul, a day later.
	expect(isInHours(new Date('2026-11-17T21:00:00-05:00'), 30)).toBe(true);
});

test('one to three, different ones, soon enough to be answered and not too far away', () => {
	expect(codes()).toEqual(['times required']);
	expect(codes(kst('2026-11-18T10:00'), kst('2026-11-18T10:00'))).toEqual(['times.1 video-twice']);
	expect(codes(kst('2026-11-16T10:00'))).toEqual(['times.0 video-too-soon']);
	expect(codes(kst('2027-03-02T10:00'))).toEqual(['times.0 video-too-far']);
	expect(codes(kst('2026-11-22T10:00'))).toEqual(['times.0 video-outside-hours']);
	expect(codes(kst('2026-11-18T10:10'))).toEqual(['times.0 video-outside-hours']);
	const four = ['10:00', '11:00', '12:00', '13:00'].map((time) => kst(`2026-11-18T${time}`));
	expect(codes(...four)).toEqual(['times invalid-input']);
	expect(codes(...four.slice(1))).toEqual([]);
});

test('the house may name a nearer time than a guest may wish for', () => {
	const soon = kst('2026-11-16T14:00');
	expect(timeFaults([soon], bounds)).toHaveLength(1);
	expect(timeFaults([soon], { ...bounds, by: 'house' })).toEqual([]);
});

test('whatever day it is, each time that is offered can be wished for', () => {
	const days = fc.integer({ min: 0, max: 70 });
	fc.assert(
		fc.property(days, fc.constantFrom(30, 60), (after, minutes) => {
			const day = new Date(now.getTime() + after * 86_400_000).toISOString().slice(0, 10);
			for (const time of timesOf(day, { ...bounds, minutes }))
				expect(timeFaults([time], { ...bounds, minutes })).toEqual([]);
		}),
	);
	expect(timesOf('2026-11-18', bounds)).toHaveLength(18);
});
