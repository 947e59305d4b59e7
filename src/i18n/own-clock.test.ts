import { expect, test } from 'vitest';
import { hoursAhead, ownClock } from './own-clock.ts';

const morning = new Date('2026-10-17T07:30:00+09:00');
const night = new Date('2026-10-17T01:10:00+09:00');

test('the traveller’s clock is told where it shows something else than the Korean one', () => {
	expect(ownClock(morning, 'Asia/Bangkok')).toBe('05:30');
	expect(ownClock(night, 'Asia/Bangkok')).toBe('2026.10.16 23:10');
	for (const zone of ['Asia/Seoul', 'Asia/Tokyo', undefined]) expect(ownClock(morning, zone)).toBeUndefined();
});

test('how far apart the two clocks are counts over midnight, and in halves of an hour too', () => {
	expect(hoursAhead(night, 'Asia/Bangkok')).toBe(2);
	expect(hoursAhead(morning, 'Europe/Moscow')).toBe(6);
	expect(hoursAhead(morning, 'Asia/Kolkata')).toBe(3.5);
	expect(hoursAhead(morning, 'Pacific/Auckland')).toBe(-4);
	expect([hoursAhead(morning, 'Asia/Seoul'), hoursAhead(morning, undefined)]).toEqual([0, 0]);
});
