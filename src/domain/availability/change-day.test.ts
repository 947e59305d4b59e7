import { describe, expect, test } from 'vitest';
import { changedDay, changedSlot, isUsual } from './change-day.ts';
import { offeredDays } from './offered-days.ts';
import { capacityOf, type DayException, daysBetween, isStopped, type Schedule, slotsOn } from './schedule.ts';

const week: Schedule = {
	weekdays: [1, 2, 3, 4, 5],
	times: ['09:00', '14:00'],
	capacity: 6,
	leadHours: 12,
	horizonDays: 60,
	closed: [{ from: '12-25', to: '12-25' }],
};
// Sunday 2026-11-15, 12:00 in Korea; the 20th is a Friday, the 21st a Saturday.
const now = new Date('2026-11-15T03:00:00Z');
const withDays = (days: Record<string, DayException>): Schedule => ({ ...week, days });
const told = (schedule: Schedule, on: string) =>
	slotsOn(schedule, on, now).map(({ time, capacity }) => `${time} ${capacity}`);

describe('a day that differs', () => {
	test('has its own places, its own times, or nothing to sell', () => {
		const schedule = withDays({
			'2026-11-20': { capacity: 10, slots: { '14:00': { capacity: 2 } } },
			'2026-11-23': { times: ['07:10', '14:00', '17:30'] },
			'2026-11-24': { isStopped: true },
			'2026-11-25': { slots: { '09:00': { isStopped: true } } },
		});
		expect(told(schedule, '2026-11-20')).toEqual(['09:00 10', '14:00 2']);
		expect(told(schedule, '2026-11-23')).toEqual(['07:10 6', '14:00 6', '17:30 6']);
		expect(told(schedule, '2026-11-24')).toEqual([]);
		expect(told(schedule, '2026-11-25')).toEqual(['14:00 6']);
		expect(told(schedule, '2026-11-26')).toEqual(['09:00 6', '14:00 6']);
	});

	test('can be opened although the week or the year has it closed, and stopped again', () => {
		const open = { '2026-11-21': { isOpen: true as const }, '2026-12-25': { isOpen: true as const } };
		expect([told(week, '2026-11-21'), told(week, '2026-12-25')]).toEqual([[], []]);
		expect(told(withDays(open), '2026-11-21')).toHaveLength(2);
		expect(told(withDays(open), '2026-12-25')).toHaveLength(2);
		const stopped = changedDay({ isOpen: true }, { sale: 'stopped' });
		expect(told(withDays({ '2026-11-21': stopped }), '2026-11-21')).toEqual([]);
		expect(changedDay(stopped, { sale: 'open' })).toEqual({ isOpen: true });
	});

	test('is the same to lists as to the calendar', () => {
		const schedule = withDays({
			'2026-11-20': { isStopped: true },
			'2026-11-21': { isOpen: true },
			'2026-11-23': { slots: { '09:00': { isStopped: true }, '14:00': { isStopped: true } } },
			'2026-12-25': { isOpen: true },
		});
		const calendar = daysBetween('2026-11-15', '2027-01-14').filter((on) => slotsOn(schedule, on, now).length > 0);
		expect(offeredDays({ schedule, today: '2026-11-15', now })).toEqual(calendar);
		expect(calendar).toContain('2026-11-21');
		expect(calendar).not.toContain('2026-11-23');
	});
});

describe('a change', () => {
	test('of a day leaves what it does not name, and null takes back', () => {
		const day = changedDay(changedDay({}, { capacity: 10 }), { sale: 'stopped' });
		expect(day).toEqual({ isStopped: true, capacity: 10 });
		expect(changedDay(day, { sale: 'usual' })).toEqual({ capacity: 10 });
		expect(isUsual(changedDay(changedDay(day, { sale: 'usual' }), { capacity: null }))).toBe(true);
	});

	test('of a day is the last word about its slots', () => {
		const day: DayException = { slots: { '09:00': { isStopped: true, capacity: 3 } } };
		expect(changedDay(day, { sale: 'usual' })).toEqual({ slots: { '09:00': { capacity: 3 } } });
		expect(changedDay(day, { capacity: 8 })).toEqual({ capacity: 8, slots: { '09:00': { isStopped: true } } });
		expect(changedDay(day, { times: ['17:30', '10:00'] })).toEqual({ times: ['10:00', '17:30'] });
	});

	const starts = ['09:00', '14:00'];
	test('of one slot leaves the others; when each is stopped, so is the day', () => {
		const one = changedSlot({}, { time: '09:00', sale: 'stopped' }, starts);
		expect(one).toEqual({ slots: { '09:00': { isStopped: true } } });
		const both = changedSlot(one, { time: '14:00', sale: 'stopped' }, starts);
		expect(both).toEqual({ isStopped: true });
		expect(changedSlot(both, { time: '14:00', sale: 'usual' }, starts)).toEqual(one);
		expect(changedSlot({ capacity: 9 }, { time: '14:00', capacity: 4 }, starts)).toEqual({
			capacity: 9,
			slots: { '14:00': { capacity: 4 } },
		});
		expect(changedSlot({}, { time: null, capacity: 4 }, [null])).toEqual({ slots: { '': { capacity: 4 } } });
	});

	test('and its undoing leave a usual day, whatever was done in whatever order', () => {
		let seed = 7;
		const next = (below: number) => {
			seed = (seed * 48_271) % 2_147_483_647;
			return seed % below;
		};
		for (let round = 0; round < 200; round += 1) {
			let day: DayException = {};
			for (let step = 0; step < 6; step += 1) {
				const sale = (['usual', 'stopped', undefined] as const)[next(3)];
				const capacity = [null, 4, undefined][next(3)];
				const time = starts[next(2)] ?? null;
				day = next(2) === 0 ? changedDay(day, { sale, capacity }) : changedSlot(day, { time, sale, capacity }, starts);
				const schedule = withDays({ '2026-11-20': day });
				const sold = slotsOn(schedule, '2026-11-20', now);
				for (const start of starts) {
					const at = { on: '2026-11-20', time: start };
					const slot = sold.find((one) => one.time === start);
					expect(slot === undefined).toBe(isStopped(schedule, at));
					if (slot) expect(slot.capacity).toBe(capacityOf(schedule, at));
				}
			}
			expect(changedDay(day, { sale: 'usual', capacity: null, times: null })).toEqual({});
		}
	});
});
