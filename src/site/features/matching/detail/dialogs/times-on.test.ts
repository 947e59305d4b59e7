import { expect, test } from 'vitest';
import { timesOn } from './times-on.ts';

const days = [
	{
		on: '2026-12-01',
		slots: [
			{ time: '09:00', left: 4 },
			{ time: '14:00', left: 1 },
		],
	},
	{ on: '2026-12-02', slots: [{ time: null, left: 0 }] },
	{ on: '2026-12-03', slots: [{ time: null, left: 3 }] },
];

test('the times of a day are those with as many places as are kept', () => {
	expect(timesOn(days, { on: '2026-12-01', places: 2 })).toEqual(['09:00']);
	expect(timesOn(days, { on: '2026-12-01', places: 0 })).toEqual(['09:00', '14:00']);
	expect(timesOn(days, { on: '2026-12-02', places: 1 })).toEqual([]);
	expect(timesOn(days, { on: '2026-12-03', places: 3 })).toEqual([null]);
});

test('a day that is not offered has none, and before it is known there is nothing to say', () => {
	expect(timesOn(days, { on: '2026-12-09', places: 1 })).toEqual([]);
	expect(timesOn(undefined, { on: '2026-12-01', places: 1 })).toBeUndefined();
});
