import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from './korean-date.ts';
import { weekdayOf } from './weekday.ts';

/** Public holidays on which Korean banks are closed, with those given in their place; weekends are not listed. */
const holidays: ReadonlySet<string> = new Set([
	'2026-01-01',
	...['2026-02-16', '2026-02-17', '2026-02-18', '2026-03-02', '2026-05-05', '2026-05-25', '2026-06-03'],
	...['2026-08-17', '2026-09-24', '2026-09-25', '2026-10-05', '2026-10-09', '2026-12-25'],
	...['2027-01-01', '2027-02-08', '2027-02-09', '2027-03-01', '2027-05-05', '2027-05-13', '2027-08-16'],
	...['2027-09-14', '2027-09-15', '2027-09-16', '2027-10-04', '2027-10-11', '2027-12-27'],
	...['2028-01-26', '2028-01-27', '2028-01-28', '2028-03-01', '2028-04-12', '2028-05-02', '2028-05-05'],
	...['2028-06-06', '2028-08-15', '2028-10-02', '2028-10-03', '2028-10-04', '2028-10-05', '2028-10-09', '2028-12-25'],
]);

const closingTime = '18:00';

export const isHoliday = (day: string): boolean => holidays.has(day);

function isWorkingDay(day: string): boolean {
	const weekday = weekdayOf(day);
	return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** Within so many working days: the evening of the last of them, counted from the Korean day after this moment. */
export function withinWorkingDays(at: Date, count: number): Date {
	let next = at;
	for (let counted = 0; counted < count; ) {
		next = new Date(next.getTime() + dayMs);
		if (isWorkingDay(koreanDay(next))) counted += 1;
	}
	return new Date(`${koreanDay(next)}T${closingTime}:00+09:00`);
}

/** Within one working day: the evening of the next Korean working day after this moment. */
export const withinWorkingDay = (at: Date): Date => withinWorkingDays(at, 1);
