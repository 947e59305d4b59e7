import { expect, test } from 'vitest';
import { priceStops, stopOf } from './price-stops.ts';

test('a slider stops at round prices between the lowest and the highest', () => {
	expect(priceStops(38_000, 132_000)).toEqual([38_000, 40_000, 50_000, 60_000, 80_000, 100_000, 120_000, 132_000]);
});

test('the ends are always stops, rising, whatever the prices', () => {
	for (const [min, max] of [
		[0, 0],
		[0, 500],
		[9_900, 9_900],
		[1_400, 12_500_000],
		[0, 90_000],
	] as const) {
		const stops = priceStops(min, max);
		expect([stops.at(0), stops.at(-1)]).toEqual([min, max]);
		expect(stops.every((stop, at) => at === 0 || stop >= (stops[at - 1] ?? 0))).toBe(true);
		expect(stops.length).toBeLessThan(60);
	}
});

test('a typed price lies at the stop nearest to it', () => {
	const stops = priceStops(38_000, 132_000);
	expect([stopOf(stops, 0), stopOf(stops, 58_000), stopOf(stops, 9_000_000)]).toEqual([0, 3, 7]);
});
