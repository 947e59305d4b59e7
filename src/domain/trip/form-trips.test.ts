import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../availability/schedule.ts';
import { koreanInstant } from '../reservation/service-time.ts';
import { partOf, rowOf } from './day-part.ts';
import { formTrips, mostIdleDays } from './form-trips.ts';
import { preparationsOf } from './preparations.ts';
import type { Slip } from './slip.ts';

const slip = (id: string, startsAt: Date, endsAt: Date, care: Slip['care'] = {}): Slip => ({
	id,
	startsAt,
	endsAt,
	region: 'seoul',
	latitude: 37.5,
	longitude: 127,
	isTimed: true,
	isStay: false,
	isJourney: false,
	isHealth: false,
	care,
});
const on = (id: string, day: string, to = day) => slip(id, koreanInstant(day, '10:00'), koreanInstant(to, '12:00'));
const shapeOf = (slips: Slip[]) => formTrips(slips).map(({ from, to, slips }) => [from, to, slips.map(({ id }) => id)]);

describe('trips', () => {
	test('more than three days apart are two', () => {
		expect(shapeOf([on('b', '2026-10-19'), on('a', '2026-10-16')])).toEqual([['2026-10-16', '2026-10-19', ['a', 'b']]]);
		expect(shapeOf([on('b', '2026-10-20'), on('a', '2026-10-16')])).toEqual([
			['2026-10-16', '2026-10-16', ['a']],
			['2026-10-20', '2026-10-20', ['b']],
		]);
	});

	test('are held together by a stay, however short what follows it is', () => {
		expect(
			shapeOf([on('tour', '2026-10-12'), on('hotel', '2026-10-10', '2026-10-20'), on('tea', '2026-10-23')]),
		).toEqual([['2026-10-10', '2026-10-23', ['hotel', 'tour', 'tea']]]);
	});

	test('have Korean days, whatever the clock of who looks says', () => {
		// 00:30 in Seoul is still the day before in Hanoi, Bangkok and London.
		const night = slip('night', new Date('2026-10-16T15:30:00Z'), new Date('2026-10-16T16:30:00Z'));
		expect(shapeOf([night])).toEqual([['2026-10-17', '2026-10-17', ['night']]]);
		expect(partOf(night.startsAt)).toBe('morning');
		expect(partOf(new Date('2026-10-17T03:00:00Z'))).toBe('afternoon');
		expect(partOf(new Date('2026-10-17T08:59:00Z'))).toBe('afternoon');
		expect(partOf(new Date('2026-10-17T09:00:00Z'))).toBe('evening');
	});

	test('keep what has a day and no time out of their mornings', () => {
		const startsAt = '2026-10-16T15:00:00.000Z';
		expect(rowOf({ startsAt, time: null })).toBe('any');
		expect(rowOf({ startsAt, time: '00:00' })).toBe('morning');
		expect(rowOf({ startsAt: '2026-10-17T06:00:00.000Z', time: '15:00' })).toBe('afternoon');
	});

	test('hold every slip once, in order, and lie apart from each other', () => {
		const days = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 5 })), { maxLength: 12 });
		fc.assert(
			fc.property(days, (spans) => {
				const day = (ahead: number) => addDays('2026-10-01', ahead);
				const slips = spans.map(([start, length], at) => on(String(at), day(start), day(start + length)));
				const trips = formTrips(slips);
				expect(trips.flatMap(({ slips }) => slips.map(({ id }) => id)).sort()).toEqual(
					slips.map(({ id }) => id).sort(),
				);
				for (const [at, { from }] of trips.entries())
					if (at > 0) expect(from > addDays(trips[at - 1]?.to ?? '', mostIdleDays)).toBe(true);
			}),
		);
	});
});

test('before a screening nothing is eaten from so many hours on, on the evening before', () => {
	const screening = slip('s', koreanInstant('2026-10-18', '08:00'), koreanInstant('2026-10-18', '14:00'), {
		fastingHours: 12,
	});
	expect(preparationsOf([screening, on('tour', '2026-10-17')])).toEqual([
		{ slip: 's', from: koreanInstant('2026-10-17', '20:00') },
	]);
});
