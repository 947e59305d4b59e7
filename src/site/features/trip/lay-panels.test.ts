import { expect, test } from 'vitest';
import { daysBetween } from '#domain/availability/schedule.ts';
import { layBars, seasonOf, segmentsOf, splitPanels } from './lay-panels.ts';

test.each([
	[0, []],
	[1, [1]],
	[7, [7]],
	[8, [4, 4]],
	[15, [5, 5, 5]],
	[16, [6, 6, 4]],
])('%i days stand on screens of %j', (days, sizes) => {
	const list = Array.from({ length: days }, (_, at) => at);
	expect(splitPanels(list).map((one) => one.length)).toEqual(sizes);
	expect(splitPanels(list).flat()).toEqual(list);
});

const bar = (key: string, from: string, to: string) => ({ key, from: `2026-10-${from}`, to: `2026-10-${to}` });

test('rooms that share a day lie one above the other', () => {
	const lanes = layBars([bar('c', '20', '22'), bar('b', '18', '20'), bar('a', '16', '18')]);
	expect(lanes.map((lane) => lane.map(({ key }) => key))).toEqual([['a', 'c'], ['b']]);
});

test('a bar says its words where it begins, on each screen anew', () => {
	const lane = [bar('a', '16', '20')];
	const shape = (days: string[]) => segmentsOf(lane, days).map((one) => one && [one.isBegun, one.isEnded, one.span]);
	expect(shape(daysBetween('2026-10-15', '2026-10-18'))).toEqual([
		undefined,
		[false, false, 3],
		[true, false, 2],
		[true, false, 1],
	]);
	expect(shape(daysBetween('2026-10-19', '2026-10-21'))).toEqual([[false, false, 2], [true, true, 1], undefined]);
});

test('the painting follows the year', () => {
	expect(['2026-01-31', '2026-03-01', '2026-08-31', '2026-11-30', '2026-12-01'].map(seasonOf)).toEqual([
		'winter',
		'spring',
		'summer',
		'autumn',
		'winter',
	]);
});
