import { expect, test } from 'vitest';
import { dayMs } from './durations.ts';
import { weekdayOf } from './weekday.ts';

test('the weekday of every date of a century, leap days and those before 1970 too', () => {
	for (let at = Date.UTC(1950, 0, 1); at < Date.UTC(2050, 0, 1); at += dayMs) {
		const date = new Date(at);
		const day = date.toISOString().slice(0, 10);
		expect(weekdayOf(day), day).toBe(date.getUTCDay());
	}
});
