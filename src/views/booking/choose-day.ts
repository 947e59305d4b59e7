import type { AvailableDay } from '#contract/api/product.ts';
import { addDays, daysBetween } from '#domain/availability/schedule.ts';
import type { Hold } from '#domain/reservation/order.ts';
import { type Bounds, type Choice, mostNights, pricedDays, unitsOf } from './choice.ts';

/** The days that are offered, full or not, by date. */
export type Days = ReadonlyMap<string, AvailableDay>;

/** A day as it is for whoever holds places of it. */
export const withHeld = (day: AvailableDay, held: readonly Hold[]): AvailableDay => ({
	...day,
	slots: day.slots.map((slot) => {
		const own = held.filter(({ on, time }) => on === day.on && time === slot.time);
		return { ...slot, left: own.reduce((left, { places }) => left + places, slot.left) };
	}),
});

type Context = { choice: Choice; bounds: Bounds; days: Days };

/** Places one reservation takes in a slot: people, or rooms and vehicles. Infants sit on a lap. */
export function placesNeeded(choice: Choice, bounds: Bounds): number {
	const { adult, child } = choice.persons;
	return bounds.price.unit === 'person' ? adult + child : unitsOf(choice, bounds);
}

/** Whether the whole party fits into a slot of the day; one that is full can still be waited for. */
export function hasRoomOn(day: string, { choice, bounds, days }: Context): boolean {
	const places = placesNeeded(choice, bounds);
	return days.get(day)?.slots.some(({ left }) => left >= places) ?? false;
}

/** One may leave on a day when every night before it is offered, even if that day itself is not. */
function canLeaveOn(day: string, { choice: { on, to }, days }: Context): boolean {
	if (!on || to || day <= on || day > addDays(on, mostNights)) return false;
	return daysBetween(on, addDays(day, -1)).every((night) => days.has(night));
}

export const isChoosable = (day: string, context: Context): boolean =>
	context.days.has(day) || (context.bounds.booking === 'nights' && canLeaveOn(day, context));

/** The time that is kept when the day changes: the same one if all fit into it, else the first into which they do. */
function timeOn(day: AvailableDay | undefined, wished: string | undefined, places: number): string | undefined {
	const slots = day?.slots ?? [];
	const free = slots.filter(({ left }) => left >= places);
	const among = (free.length > 0 ? free : slots).map(({ time }) => time);
	return (among.includes(wished ?? null) ? wished : among[0]) ?? undefined;
}

/** What a click on a day means: the day, or the first night and then the day of leaving. */
export function chooseDay(day: string, context: Context): Choice {
	const { choice, bounds, days } = context;
	if (bounds.booking !== 'nights')
		return { ...choice, on: day, time: timeOn(days.get(day), choice.time, placesNeeded(choice, bounds)) };
	if (canLeaveOn(day, context)) return { ...choice, to: day };
	return days.has(day) ? { ...choice, on: day, to: undefined } : choice;
}

/** The lowest price among days, where they differ at all. */
export function lowestWon(prices: readonly number[]): number | undefined {
	const lowest = Math.min(...prices);
	return prices.some((won) => won > lowest) ? lowest : undefined;
}

/**
 * The choice set right by what is known of the days: a time that the day has not gives way to one that it has, and a
 * day or stay that is not offered (any more) is taken back. The same object where nothing is wrong.
 */
export function settledChoice({ choice, bounds, days }: Context): Choice {
	if (!choice.on) return choice;
	const nights = choice.to ? daysBetween(choice.on, addDays(choice.to, -1)) : [choice.on];
	if (!nights.every((day) => days.has(day))) return { ...choice, on: undefined, to: undefined, time: undefined };
	if (bounds.booking !== 'time') return choice.time === undefined ? choice : { ...choice, time: undefined };
	const day = days.get(choice.on);
	if (day?.slots.some(({ time }) => time === (choice.time ?? null))) return choice;
	return { ...choice, time: timeOn(day, choice.time, placesNeeded(choice, bounds)) };
}

/** How many places are left in the fullest of the chosen slots; undefined while nothing, or not all of it, is known. */
export function leftFor({ choice, bounds, days }: Context): number | undefined {
	const lefts = pricedDays(choice, bounds).map(
		(day) => days.get(day)?.slots.find(({ time }) => time === (choice.time ?? null))?.left,
	);
	if (lefts.length === 0 || lefts.includes(undefined)) return undefined;
	return Math.min(...lefts.filter((left) => left !== undefined));
}
