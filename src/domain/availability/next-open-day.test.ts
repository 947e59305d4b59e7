import { expect, test } from 'vitest';
import { nextOpenDay, nextSeasonDay } from './next-open-day.ts';

const schedule = { weekdays: [1, 3], times: ['09:00', '14:00'], capacity: 6, leadHours: 12, horizonDays: 90 };
// A Sunday noon in Korea.
const now = new Date('2026-11-01T03:00:00Z');
const ask = (full: string[], changes: object = {}) =>
	nextOpenDay({ schedule, full: new Set(full), from: '2026-11-01', now, ...changes });

test('the first day that is offered and has a place left', () => {
	expect(ask([])).toBe('2026-11-02');
	expect(ask(['2026-11-02 09:00'])).toBe('2026-11-02');
	expect(ask(['2026-11-02 09:00', '2026-11-02 14:00'])).toBe('2026-11-04');
});

test('what begins too soon to be reserved does not count', () => {
	expect(ask([], { now: new Date('2026-11-01T22:00:00Z') })).toBe('2026-11-04');
});

test('a product without times is full by its day alone', () => {
	const daily = { ...schedule, times: [] };
	expect(ask(['2026-11-02 '], { schedule: daily })).toBe('2026-11-04');
});

test('a day counts as far ahead as the product can be reserved', () => {
	const spring = { ...schedule, closed: [{ from: '10-15', to: '01-14' }] };
	expect(ask([], { schedule: spring })).toBe('2027-01-18');
	expect(ask([], { schedule: { ...spring, horizonDays: 60 } })).toBeUndefined();
});

test('out of season the first day of the next is told; what is sold out has none', () => {
	const blossom = { ...schedule, closed: [{ from: '04-16', to: '03-31' }] };
	const season = (of: typeof schedule) => nextSeasonDay({ schedule: of, from: '2026-11-01', now });
	expect(season(blossom)).toBe('2027-04-05');
	expect(season(schedule)).toBeUndefined();
	expect(season({ ...schedule, weekdays: [] })).toBeUndefined();
});

test('none within the days looked at is none', () => {
	expect(ask([], { schedule: { ...schedule, closed: [{ from: '10-15', to: '01-31' }] } })).toBeUndefined();
});
