import { expect, test } from 'vitest';
import { calendarAddress, calendarIn, shifted, spanOf } from './choices.ts';

const today = '2026-10-17';
const read = (search: string) => calendarIn(new URLSearchParams(search), today);

test('what is shown and open stands in the address and comes back from it', () => {
	const search = 'view=month&on=2026-11-02&product=tour&day=2026-11-05&time=09%3A00';
	expect(calendarAddress(read(search))).toBe(`/console/calendar?${search}`);
	expect(read('on=2026-99-01&view=year&time=09:00&day=x')).toMatchObject({ view: 'week', on: today, day: undefined });
});

test('a day, the week around it as the language begins it, or its month', () => {
	expect(spanOf({ view: 'day', on: today }, 1)).toEqual({ first: today, last: today });
	expect(spanOf({ view: 'week', on: today }, 1)).toEqual({ first: '2026-10-12', last: '2026-10-18' });
	expect(spanOf({ view: 'week', on: '2026-10-18' }, 0)).toEqual({ first: '2026-10-18', last: '2026-10-24' });
	expect(spanOf({ view: 'month', on: today }, 1)).toEqual({ first: '2026-10-01', last: '2026-10-31' });
});

test('one on and one back', () => {
	expect(shifted({ view: 'day', on: '2026-10-31' }, 1)).toBe('2026-11-01');
	expect(shifted({ view: 'week', on: today }, -1)).toBe('2026-10-10');
	expect(shifted({ view: 'month', on: '2026-12-31' }, 1)).toBe('2027-01-01');
});
