/* Days and months are ISO texts, '2026-10-17' and '2026-10': a calendar day has no time zone. */

const dayMs = 24 * 60 * 60 * 1000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const monthOf = (day: string): string => day.slice(0, 7);
export const dayNumber = (day: string): number => Number(day.slice(8));
const shiftDay = (day: string, count: number): string => isoDay(startOf(day) + count * dayMs);
const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay();

export function shiftMonth(month: string, count: number): string {
	const [year = 0, number = 1] = month.split('-').map(Number);
	return isoDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

export const lastDayOf = (month: string): string => shiftDay(`${shiftMonth(month, 1)}-01`, -1);

/** The rows of a month; a cell outside of it is undefined. `firstWeekday`: 0 is Sunday. */
export function weeksOf(month: string, firstWeekday: number): (string | undefined)[][] {
	const first = `${month}-01`;
	const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
	const days = Array.from({ length: dayNumber(lastDayOf(month)) }, (_, at) => shiftDay(first, at));
	const cells = [...Array<undefined>(lead).fill(undefined), ...days];
	return Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
		Array.from({ length: 7 }, (_, column) => cells[row * 7 + column]),
	);
}

/** The same day of another month, or its last one. */
function sameDayIn(month: string, day: string): string {
	const last = lastDayOf(month);
	return dayNumber(day) > dayNumber(last) ? last : `${month}-${day.slice(8)}`;
}

/** Where a key leads from a day, as in every calendar grid; undefined for a key that is none of ours. */
export function dayByKey(day: string, key: string, firstWeekday: number): string | undefined {
	const column = (weekdayOf(day) - firstWeekday + 7) % 7;
	switch (key) {
		case 'ArrowLeft':
			return shiftDay(day, -1);
		case 'ArrowRight':
			return shiftDay(day, 1);
		case 'ArrowUp':
			return shiftDay(day, -7);
		case 'ArrowDown':
			return shiftDay(day, 7);
		case 'Home':
			return shiftDay(day, -column);
		case 'End':
			return shiftDay(day, 6 - column);
		case 'PageUp':
			return sameDayIn(shiftMonth(monthOf(day), -1), day);
		case 'PageDown':
			return sameDayIn(shiftMonth(monthOf(day), 1), day);
		default:
			return undefined;
	}
}
