import { dayMs, hourMs } from '#domain/kernel/durations.ts';
/** When a product can be had: a weekly pattern, its times, and the days that differ. All in Korean time. */
export type Schedule = {
	/** 0 is Sunday. */
	weekdays: readonly number[];
	/** Start times, '07:30'; none where only the day counts. */
	times: readonly string[];
	/** Places in each slot: people, rooms, vehicles. */
	capacity: number;
	/** How long before the start it can still be reserved. */
	leadHours: number;
	/** How many days ahead it can be reserved. */
	horizonDays: number;
	/** Days of the year that are closed, '01-01'; a span is written out by its ends. */
	closed?: readonly { from: string; to: string }[];
};

/** One thing that can be reserved: a day, and a time where there is one. */
export type Slot = { on: string; time: string | null; capacity: number };

const koreanMs = 9 * hourMs;

export const addDays = (day: string, count: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

const isClosed = ({ closed = [] }: Schedule, day: string) =>
	closed.some(({ from, to }) => {
		const date = day.slice(5);
		return from <= to ? date >= from && date <= to : date >= from || date <= to;
	});

const startMs = (day: string, time: string | null) => Date.parse(`${day}T${time ?? '23:59'}:00Z`) - koreanMs;

/** The slots of one day that can still be reserved now. */
export function slotsOn(schedule: Schedule, day: string, now: Date): Slot[] {
	const today = new Date(now.getTime() + koreanMs).toISOString().slice(0, 10);
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	const isOffered = day >= today && day <= addDays(today, schedule.horizonDays) && schedule.weekdays.includes(weekday);
	if (!isOffered || isClosed(schedule, day)) return [];
	const times = schedule.times.length === 0 ? [null] : schedule.times;
	return times
		.filter((time) => startMs(day, time) - now.getTime() >= schedule.leadHours * hourMs)
		.map((time) => ({ on: day, time, capacity: schedule.capacity }));
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
	const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
	return Array.from({ length: Math.max(0, count + 1) }, (_, at) => addDays(from, at));
}
