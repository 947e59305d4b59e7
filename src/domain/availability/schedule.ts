import { dayMs, hourMs, minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { weekdayOf } from '../kernel/weekday.ts';
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
	/** Single days that differ, by their date. */
	days?: Readonly<Record<string, DayException>>;
};

/** What one day has otherwise than the weekly pattern. */
export type DayException = {
	/** Nothing more is sold; what is sold stays. */
	isStopped?: true;
	/** Offered although the week, or the closed days of the year, have it not. */
	isOpen?: true;
	/** Its own start times. */
	times?: readonly string[];
	/** Places in each of its slots. */
	capacity?: number;
	/** By start time; '' where only the day counts. */
	slots?: Readonly<Record<string, SlotException>>;
};
export type SlotException = { isStopped?: true; capacity?: number };

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

/** Reckoned without a Date, and once for all products of a list that asks for a day. */
const utcMs = (day: string): number => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10));
const midnight = { day: '', ms: 0 };
function midnightMs(day: string): number {
	if (midnight.day !== day) {
		midnight.ms = utcMs(day) - koreanMs;
		midnight.day = day;
	}
	return midnight.ms;
}

/** Where only the day counts it begins when it ends. */
const startMs = (day: string, time: string | null) =>
	midnightMs(day) + (time === null ? dayMs - minuteMs : +time.slice(0, 2) * hourMs + +time.slice(3, 5) * minuteMs);

/** Whether a day has slots at all: by the week and the year, or by itself. */
export function isPlanned(schedule: Schedule, day: string): boolean {
	const weekday = weekdayOf(day);
	return schedule.days?.[day]?.isOpen === true || (schedule.weekdays.includes(weekday) && !isClosed(schedule, day));
}

/** The starts of a day, whether or not they are on sale; null where only the day counts. */
export function startsOn(schedule: Schedule, day: string): (string | null)[] {
	const times = schedule.days?.[day]?.times ?? schedule.times;
	return times.length === 0 ? [null] : [...times];
}

type At = { on: string; time: string | null };

/** How many places a slot has; slot.repo.ts says the same in SQL. */
export function capacityOf(schedule: Schedule, { on, time }: At): number {
	const day = schedule.days?.[on];
	return day?.slots?.[time ?? '']?.capacity ?? day?.capacity ?? schedule.capacity;
}

/** Whether nothing more is sold of a slot; slot.repo.ts says the same in SQL. */
export function isStopped(schedule: Schedule, { on, time }: At): boolean {
	const day = schedule.days?.[on];
	return day?.isStopped === true || day?.slots?.[time ?? '']?.isStopped === true;
}

/** The slots of one day that can still be reserved now. */
export function slotsOn(schedule: Schedule, day: string, now: Date): Slot[] {
	const today = koreanDay(now);
	const isInReach = day >= today && utcMs(day) - utcMs(today) <= schedule.horizonDays * dayMs;
	if (!isInReach || !isPlanned(schedule, day)) return [];
	return startsOn(schedule, day)
		.filter((time) => startMs(day, time) - now.getTime() >= schedule.leadHours * hourMs)
		.map((time) => ({ on: day, time, capacity: capacityOf(schedule, { on: day, time }) }))
		.filter((slot) => !isStopped(schedule, slot));
}

/** Whether any of them can be reserved now. */
export const isAnyOnSale = (schedule: Schedule, slots: readonly At[], now: Date): boolean =>
	slots.some(({ on, time }) => slotsOn(schedule, on, now).some((slot) => slot.time === time));

/**
 * As a house takes guests at its own desk: who stands there now needs no notice, for those who would need it take them. What has begun
 * is not to be had there either.
 */
export const atOwnDesk = (schedule: Schedule): Schedule => ({ ...schedule, leadHours: 0 });

/** Whether a day within reach has one of them. */
export const hasSlotOn = (schedule: Schedule, day: string, now: Date): boolean =>
	lastCallOn(schedule, day) >= now.getTime();

/** The last moment (ms) at which something of a day can be reserved, however far ahead that is; before all time where nothing can. */
export function lastCallOn(schedule: Schedule, day: string): number {
	if (!isPlanned(schedule, day)) return Number.NEGATIVE_INFINITY;
	let last = Number.NEGATIVE_INFINITY;
	for (const time of startsOn(schedule, day))
		if (!isStopped(schedule, { on: day, time })) last = Math.max(last, startMs(day, time));
	return last - schedule.leadHours * hourMs;
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
	const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
	return Array.from({ length: Math.max(0, count + 1) }, (_, at) => addDays(from, at));
}
