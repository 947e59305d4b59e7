import { weekdayOf } from '../kernel/weekday.ts';
import { slotKey } from './next-open-day.ts';
import { addDays, daysBetween, hasSlotOn, type Schedule, slotsOn } from './schedule.ts';

const dayHours = 24;

type Given = { schedule: Schedule; today: string; now: Date };

/** A day of the year to come as rules look at it: '12-24' and its weekday are known once for all products. */
export type CalendarDay = { day: string; date: string; weekday: number };

/**
 * Every day on which something can still be reserved, as `slotsOn` has it, one after the other: most ask for the first alone.
 * Beyond its lead time a day needs no look at its hours: lists ask this of every product.
 */
export function* offered({ schedule, today, now }: Given): Generator<CalendarDay, undefined> {
	const { weekdays, closed = [], days, leadHours, horizonDays } = schedule;
	const calendar = calendarFrom(today, horizonDays);
	for (let at = 0; at <= horizonDays; at += 1) {
		const one = calendar[at] as CalendarDay;
		const { day, date, weekday } = one;
		if (days?.[day] || ((at - 1) * dayHours < leadHours && weekdays.includes(weekday))) {
			if (hasSlotOn(schedule, day, now)) yield one;
		} else if (weekdays.includes(weekday) && !closed.some((span) => isWithin(date, span))) yield one;
	}
}

const isWithin = (date: string, { from, to }: { from: string; to: string }) =>
	from <= to ? date >= from && date <= to : date >= from || date <= to;

export const offeredDays = (given: Given): string[] => Array.from(offered(given), ({ day }) => day);

/** The first of them; undefined where nothing can be reserved. */
export const firstOffered = (given: Given): string | undefined => offered(given).next().value?.day;

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

const cached = { today: '', days: [] as CalendarDay[] };

/** The same for every product of a day. */
function calendarFrom(today: string, count: number): readonly CalendarDay[] {
	if (cached.today !== today || cached.days.length <= count) {
		cached.today = today;
		cached.days = daysBetween(today, addDays(today, Math.max(count, 400))).map((day) => ({
			day,
			date: day.slice(5),
			weekday: weekdayOf(day),
		}));
	}
	return cached.days;
}
