import { expect, test } from 'vitest';
import { closedByBusy, withClosed } from './busy.ts';
import { isStopped, type Schedule } from './schedule.ts';

const schedule: Schedule = {
	...{
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: ['09:00', '11:00', '14:00'],
		capacity: 4,
		leadHours: 12,
		horizonDays: 90,
	},
	closed: [{ from: '11-22', to: '11-22' }],
};
const length = { minutes: 90, nights: null };
const span = { from: '2026-11-19', to: '2027-02-18' };
const busy = (from: string, to: string) => ({
	startsAt: new Date(`2026-${from}:00+09:00`),
	endsAt: new Date(`2026-${to}:00+09:00`),
});
const closed = (...times: ReturnType<typeof busy>[]) =>
	closedByBusy(schedule, length, { ...span, busy: times }).map(({ on, time }) => `${on} ${time}`);

test('a busy time closes the starts whose service would meet it, and no others', () => {
	expect(closed(busy('11-20T10:00', '11-20T11:00'))).toEqual(['2026-11-20 09:00']);
	// What ends as it begins does not meet it.
	expect(closed(busy('11-20T10:30', '11-20T11:00'))).toEqual([]);
	expect(closed(busy('11-20T13:59', '11-20T14:01'))).toEqual(['2026-11-20 14:00']);
});

test('days and what lies outside of the span: a closed day has no starts, the past is left', () => {
	const days = closed(busy('11-18T00:00', '11-23T00:00'));
	expect(days).toHaveLength(9);
	expect(days[0]).toBe('2026-11-19 09:00');
	expect(days.join()).not.toContain('11-22');
});

test('where only the day counts, it is closed by what fills all of it', () => {
	const house = { ...schedule, times: [] };
	const of = (...times: ReturnType<typeof busy>[]) =>
		closedByBusy(house, { minutes: null, nights: 1 }, { ...span, busy: times });
	expect(of(busy('11-20T10:00', '11-20T11:00'))).toEqual([]);
	expect(of(busy('11-20T00:00', '11-21T00:00'))).toEqual([{ on: '2026-11-20', time: null }]);
	expect(of(busy('11-20T12:00', '11-21T00:00'), busy('11-20T00:00', '11-20T12:00'))).toHaveLength(1);
});

test('what was said of a day stays said, and what is closed is not sold', () => {
	const days = withClosed({ '2026-11-20': { capacity: 9, slots: { '09:00': { capacity: 2 } } } }, [
		{ on: '2026-11-20', time: '09:00' },
		{ on: '2026-11-21', time: null },
	]);
	expect(days['2026-11-20']).toEqual({ capacity: 9, slots: { '09:00': { capacity: 2, isStopped: true } } });
	expect(isStopped({ ...schedule, days }, { on: '2026-11-21', time: null })).toBe(true);
	expect(isStopped({ ...schedule, days }, { on: '2026-11-20', time: '11:00' })).toBe(false);
});
