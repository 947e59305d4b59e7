import { expect, test } from 'vitest';
import { koreanDay } from '../kernel/korean-date.ts';
import { slotKey } from './next-open-day.ts';
import { daysWithPlaces } from './offered-days.ts';
import { addDays, daysBetween, type Schedule, slotsOn } from './schedule.ts';

const schedules: Schedule[] = [
	{ weekdays: [1, 2, 3, 4, 5], times: ['07:30', '14:00'], capacity: 6, leadHours: 30, horizonDays: 60 },
	{
		weekdays: [0, 6],
		times: [],
		capacity: 2,
		leadHours: 12,
		horizonDays: 90,
		closed: [{ from: '12-31', to: '01-02' }],
	},
	{
		...{ weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['09:00'], capacity: 1, leadHours: 0, horizonDays: 30 },
		days: { '2026-11-20': { isStopped: true }, '2026-11-24': { times: ['10:00', '11:00'] } },
	},
];

test('a day has places where one of its slots is not full, hour by hour', () => {
	const now = new Date('2026-11-15T03:00:00Z');
	const today = koreanDay(now);
	const days = daysBetween(today, addDays(today, 120));
	for (const schedule of schedules) {
		const slots = days.flatMap((day) => slotsOn(schedule, day, now));
		// None, every third, all.
		for (const isFull of [() => false, (at: number) => at % 3 === 0, () => true]) {
			const full = new Set(slots.filter((_, at) => isFull(at)).map(slotKey));
			const slow = days.filter((day) => slotsOn(schedule, day, now).some((slot) => !full.has(slotKey(slot))));
			expect(daysWithPlaces({ schedule, today, now, full })).toEqual(slow);
		}
	}
});
