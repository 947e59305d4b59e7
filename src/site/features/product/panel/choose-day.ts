import type { AvailableDay } from '#contract/api/product.ts';
import { addDays, daysBetween } from '#domain/availability/schedule.ts';
import { type Bounds, type Choice, mostNights, unitsOf } from './choice.ts';

/** The days that can be reserved, by date. */
export type Days = ReadonlyMap<string, AvailableDay>;

/** Places one reservation takes in a slot: people, or rooms and vehicles. Infants sit on a lap. */
export function placesNeeded(choice: Choice, bounds: Bounds): number {
	const { adult, child } = choice.persons;
	return bounds.price.unit === 'person' ? adult + child : unitsOf(choice, bounds);
}

const hasRoom = (day: AvailableDay | undefined, places: number) =>
	day?.slots.some(({ left }) => left >= places) ?? false;

/** One may leave on a day when every night before it can be had, even if that day itself cannot. */
function canLeaveOn(day: string, { on, to }: Choice, isFree: (day: string) => boolean): boolean {
	if (!on || to || day <= on || day > addDays(on, mostNights)) return false;
	return daysBetween(on, addDays(day, -1)).every(isFree);
}

export function isChoosable(day: string, context: { choice: Choice; bounds: Bounds; days: Days }): boolean {
	const { choice, bounds, days } = context;
	const places = placesNeeded(choice, bounds);
	const isFree = (one: string) => hasRoom(days.get(one), places);
	return isFree(day) || (bounds.booking === 'nights' && canLeaveOn(day, choice, isFree));
}

/** The time that is kept when the day changes: the same one if it is still to be had, else the first. */
function timeOn(day: AvailableDay | undefined, wished: string | undefined, places: number): string | undefined {
	const times = (day?.slots ?? []).filter(({ left }) => left >= places).map(({ time }) => time);
	return (times.includes(wished ?? null) ? wished : times[0]) ?? undefined;
}

/** What a click on a day means: the day, or the first night and then the day of leaving. */
export function chooseDay(day: string, context: { choice: Choice; bounds: Bounds; days: Days }): Choice {
	const { choice, bounds, days } = context;
	const places = placesNeeded(choice, bounds);
	if (bounds.booking !== 'nights') return { ...choice, on: day, time: timeOn(days.get(day), choice.time, places) };
	const isFree = (one: string) => hasRoom(days.get(one), places);
	if (canLeaveOn(day, choice, isFree)) return { ...choice, to: day };
	return isFree(day) ? { ...choice, on: day, to: undefined } : choice;
}

/** The lowest price among days, where they differ at all. */
export function lowestWon(days: readonly AvailableDay[]): number | undefined {
	const prices = days.map(({ won }) => won);
	const lowest = Math.min(...prices);
	return prices.some((won) => won > lowest) ? lowest : undefined;
}

/**
 * The choice set right by what is known of the days: a time that the day has not gives way to one that it has, and a
 * day or stay that cannot be had (any more, or for so many) is taken back. The same object where nothing is wrong.
 */
export function settledChoice(context: { choice: Choice; bounds: Bounds; days: Days }): Choice {
	const { choice, bounds, days } = context;
	if (!choice.on) return choice;
	const places = placesNeeded(choice, bounds);
	const nights = choice.to ? daysBetween(choice.on, addDays(choice.to, -1)) : [choice.on];
	if (!nights.every((day) => hasRoom(days.get(day), places)))
		return { ...choice, on: undefined, to: undefined, time: undefined };
	const time = bounds.booking === 'time' ? timeOn(days.get(choice.on), choice.time, places) : undefined;
	return time === choice.time ? choice : { ...choice, time };
}
