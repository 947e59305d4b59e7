import { expect, test } from 'vitest';
import { endsAt, latestStart, startsAt } from './service-time.ts';

const korea = (text: string) => new Date(`${text}:00+09:00`);
const day = { on: '2026-12-10', to: null, time: null };

test('a service with a time lasts its minutes, an hour where none are given', () => {
	const timed = { ...day, time: '23:30' };
	expect(startsAt(timed)).toEqual(korea('2026-12-10T23:30'));
	expect(endsAt(timed, { minutes: 90, nights: null })).toEqual(korea('2026-12-11T01:00'));
	expect(endsAt(timed, { minutes: null, nights: null })).toEqual(korea('2026-12-11T00:30'));
});

test('a day without a time is the whole of it', () => {
	expect(startsAt(day)).toEqual(korea('2026-12-10T00:00'));
	const last = new Date('2026-12-10T23:59:59.999+09:00');
	expect(latestStart(day)).toEqual(last);
	expect(endsAt(day, { minutes: 600, nights: null })).toEqual(last);
});

test('over night it ends at noon of the day one leaves', () => {
	expect(endsAt({ ...day, to: '2026-12-13' }, { minutes: null, nights: null })).toEqual(korea('2026-12-13T12:00'));
	expect(endsAt(day, { minutes: null, nights: 2 })).toEqual(korea('2026-12-12T12:00'));
});
