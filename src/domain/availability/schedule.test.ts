import { expect, test } from 'vitest';
import { atOwnDesk, daysBetween, isAnyOnSale, lastCallOn, type Schedule, slotsOn } from './schedule.ts';

const schedule: Schedule = {
	weekdays: [1, 2, 3, 4, 5],
	times: ['07:30', '14:00'],
	capacity: 6,
	leadHours: 24,
	horizonDays: 60,
	closed: [{ from: '12-31', to: '01-02' }],
};
// Sunday 2026-11-15, 12:00 in Korea.
const now = new Date('2026-11-15T03:00:00Z');
const times = (day: string, at = now) => slotsOn(schedule, day, at).map(({ time }) => time);

test('slots follow the weekly pattern', () => {
	expect(times('2026-11-17')).toEqual(['07:30', '14:00']);
	expect(times('2026-11-21')).toEqual([]);
});

test('the lead time counts from the start of each slot, in Korean time', () => {
	expect(times('2026-11-16')).toEqual(['14:00']);
	expect(times('2026-11-16', new Date('2026-11-14T22:29:00Z'))).toEqual(['07:30', '14:00']);
	expect(times('2026-11-16', new Date('2026-11-14T22:31:00Z'))).toEqual(['14:00']);
});

test('at its own desk a house takes guests until a slot begins, and not after', () => {
	const taken = (day: string, at: string) => slotsOn(atOwnDesk(schedule), day, new Date(at)).map(({ time }) => time);
	expect(taken('2026-11-16', '2026-11-15T22:30:00Z')).toEqual(['07:30', '14:00']);
	expect(taken('2026-11-16', '2026-11-15T22:31:00Z')).toEqual(['14:00']);
	expect(taken('2026-11-16', '2026-11-16T05:01:00Z')).toEqual([]);
	expect(taken('2026-11-21', '2026-11-15T22:30:00Z')).toEqual([]);
});

test('nothing is offered in the past or beyond the horizon', () => {
	expect(times('2026-11-13')).toEqual([]);
	expect(times('2027-01-14')).toEqual(['07:30', '14:00']);
	expect(times('2027-01-15')).toEqual([]);
});

test('of some slots it is told whether any can be reserved now: not what is stopped, nor what is too late', () => {
	const [day] = ['2026-11-17'];
	const [first] = times(day);
	if (first === undefined) throw new Error('no slot');
	const slots = [{ on: day, time: first }];
	const stopped = { ...schedule, days: { [day]: { isStopped: true as const } } };
	expect([isAnyOnSale(schedule, slots, now), isAnyOnSale(stopped, slots, now)]).toEqual([true, false]);
	expect(isAnyOnSale(schedule, slots, new Date(`${day}T12:00:00+09:00`))).toBe(false);
	expect(isAnyOnSale(schedule, [], now)).toBe(false);
});

test('closed days are closed, over New Year too', () => {
	expect(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-04'].map((day) => times(day).length)).toEqual([
		2, 0, 0, 2,
	]);
});

test('where only the day counts, the day itself can be reserved until it ends, less the lead time', () => {
	const ticket = { ...schedule, weekdays: [0, 1, 2, 3, 4, 5, 6], times: [], leadHours: 2 };
	expect(slotsOn(ticket, '2026-11-15', now)).toEqual([{ on: '2026-11-15', time: null, capacity: 6 }]);
	expect(slotsOn(ticket, '2026-11-15', new Date('2026-11-15T13:30:00Z'))).toEqual([]);
});

test('the Korean day decides what today is', () => {
	const open = { ...schedule, weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['23:00'], leadHours: 0 };
	expect(slotsOn(open, '2026-11-15', new Date('2026-11-15T15:30:00Z'))).toEqual([]);
	expect(slotsOn(open, '2026-11-16', new Date('2026-11-15T15:30:00Z'))).toHaveLength(1);
});

test('days are counted with both ends', () => {
	expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
	expect(daysBetween('2026-03-01', '2026-02-27')).toEqual([]);
});

test('the last call of a day is the last moment at which it has a slot', () => {
	const daily = {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['19:00', '09:00'],
		capacity: 6,
		leadHours: 12,
		horizonDays: 60,
	};
	const schedules: Schedule[] = [
		daily,
		{ ...daily, times: [], leadHours: 24 },
		{ ...daily, weekdays: [1], closed: [{ from: '12-20', to: '01-05' }] },
		{
			...daily,
			days: { '2026-11-25': { slots: { '19:00': { isStopped: true } } }, '2026-11-26': { isStopped: true } },
		},
		{ ...daily, weekdays: [], days: { '2026-11-27': { isOpen: true, times: ['06:00'] } } },
	];
	for (const schedule of schedules)
		for (const day of daysBetween('2026-11-24', '2026-12-24')) {
			const last = lastCallOn(schedule, day);
			const moments = Number.isFinite(last) ? [last, last + 1] : [Date.parse('2026-11-24T03:00:00Z')];
			expect(
				moments.map((at) => slotsOn(schedule, day, new Date(at)).length > 0),
				`${day} ${JSON.stringify(schedule)}`,
			).toEqual(Number.isFinite(last) ? [true, false] : [false]);
		}
});
