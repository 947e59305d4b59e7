import { weekdayOf } from '../kernel/weekday.ts';
import { slotKey } from './next-open-day.ts';
import { addDays, daysBetween, type Schedule, slotsOn } from './schedule.ts';

const dayHours = 24;

type Given = { schedule: Schedule; today: string; now: Date };

/**
 * Every day on which something can still be reserved, as `slotsOn` has it. Beyond its lead time a day needs no look at its
 * hours: lists ask this of every product.
 */
export function offeredDays({ schedule, today, now }: Given): string[] {
	const { weekdays, closed = [], days = {}, leadHours, horizonDays } = schedule;
	const begins = weekdayOf(today);
	return daysFrom(today, horizonDays).filter((day, at) => {
		if (days[day]) return slotsOn(schedule, day, now).length > 0;
		if (!weekdays.includes((begins + at) % 7)) return false;
		if ((at - 1) * dayHours < leadHours) return slotsOn(schedule, day, now).length > 0;
		const date = day.slice(5);
		return !closed.some(({ from, to }) => (from <= to ? date >= from && date <= to : date >= from || date <= to));
	});
}

type Filled = Given & {
	/** `slotKey` of every slot without a place left. */
	full: ReadonlySet<string>;
};

/** Of those the days with a place left: only where something is full the hours of a day are looked at. */
export function daysWithPlaces({ full, ...given }: Filled): string[] {
	const touched = new Set([...full].map((key) => key.split(' ')[0]));
	const { schedule, now } = given;
	const hasPlace = (day: string) => slotsOn(schedule, day, now).some((slot) => !full.has(slotKey(slot)));
	return offeredDays(given).filter((day) => !touched.has(day) || hasPlace(day));
}

const kept = { today: '', days: [] as string[] };

/** The same for every product of a day. */
function daysFrom(today: string, count: number): string[] {
	if (kept.today !== today || kept.days.length <= count) {
		kept.today = today;
		kept.days = daysBetween(today, addDays(today, Math.max(count, 400)));
	}
	return kept.days.slice(0, count + 1);
}
