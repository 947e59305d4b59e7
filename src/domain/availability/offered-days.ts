import { addDays, daysBetween, type Schedule, slotsOn } from './schedule.ts';

const dayHours = 24;

type Given = { schedule: Schedule; today: string; now: Date };

/**
 * Every day on which something can still be reserved, as `slotsOn` has it. Beyond its lead time a day needs no look at its
 * hours: lists ask this of every product.
 */
export function offeredDays({ schedule, today, now }: Given): string[] {
	const { weekdays, closed = [], leadHours, horizonDays } = schedule;
	const begins = new Date(`${today}T00:00:00Z`).getUTCDay();
	return daysFrom(today, horizonDays).filter((day, at) => {
		if (!weekdays.includes((begins + at) % 7)) return false;
		if ((at - 1) * dayHours < leadHours) return slotsOn(schedule, day, now).length > 0;
		const date = day.slice(5);
		return !closed.some(({ from, to }) => (from <= to ? date >= from && date <= to : date >= from || date <= to));
	});
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
