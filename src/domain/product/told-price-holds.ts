import { firstOffered } from '../availability/offered-days.ts';
import { lastCallOn, type Schedule } from '../availability/schedule.ts';
import { koreanDay, koreanDayEnd } from '../kernel/korean-date.ts';

/**
 * Until when (ms) what a list tells of a product's price holds, where no day was asked for: it goes by the days that can be
 * reserved, of which the first falls away at its last call, and another comes when a day begins in Korea.
 */
export function toldPriceHolds(schedule: Schedule, now: Date): number {
	const today = koreanDay(now);
	const first = firstOffered({ schedule, today, now });
	const dayEnds = koreanDayEnd(today).getTime() + 1;
	return first === undefined ? dayEnds : Math.min(dayEnds, lastCallOn(schedule, first) + 1);
}
