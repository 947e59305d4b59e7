import { dayMs } from '#domain/kernel/durations.ts';
import type { Kind } from '../area/area.ts';
import { addDays, daysBetween, type Schedule, slotsOn } from '../availability/schedule.ts';
import {
	type Chosen,
	countOf,
	type Persons,
	type Price,
	type Order as PricedOrder,
	type PriceList,
	personTypes,
	priceOf,
	typesTaken,
	unitsNeeded,
} from '../product/price.ts';
import { latestStart, type ServiceDate } from './service-time.ts';

/** What is reserved: when, who and how much of it. `to` is the day of leaving, where nights are reserved. */
export type Order = ServiceDate & {
	persons: Persons;
	/** Groups, rooms or vehicles; 1 where people are counted. */
	units: number;
	choices: Chosen;
};

/** Places in one slot of a product: what capacity counts. */
export type Hold = { on: string; time: string | null; places: number };

/** The most nights of one stay. */
export const mostNights = 28;
export const mostUnits = 50;
/** Laps: somebody holds each of them. */
export const infantsPerAdult = 2;

/** What of a product bounds an order. */
export type Orderable = {
	kind: Pick<Kind, 'booking'>;
	schedule: Schedule;
	price: PriceList;
	minPersons: number;
	maxPersons: number;
};

/** The days that are paid for: a night each, or the one day. */
export const pricedDays = ({ on, to }: Pick<Order, 'on' | 'to'>): string[] =>
	to === null ? [on] : daysBetween(on, addDays(to, -1));

/** How many places an order takes in each of its slots; an infant sits on somebody's lap. */
export function placesOf(list: PriceList, { persons, units }: Pick<Order, 'persons' | 'units'>): number {
	if (list.unit === 'person') return persons.adult + persons.child;
	return Math.max(units, unitsNeeded(list, persons));
}

/** Earliest first: whoever takes several slots takes them in this order, so that nobody waits for each other in a ring. */
export const placesIn = (order: Pick<Order, 'on' | 'to' | 'time'>, places: number): Hold[] =>
	places === 0 ? [] : pricedDays(order).map((on) => ({ on, time: order.time, places }));

/** What an order takes where its list says how places are counted. */
export const holdsOf = (list: PriceList, order: Order): Hold[] => placesIn(order, placesOf(list, order));

/** An order as it is priced. */
export const priced = (order: Order): PricedOrder => ({
	days: pricedDays(order),
	persons: order.persons,
	units: order.units,
	choices: order.choices,
});

export const orderPrice = (list: PriceList, order: Order): Price => priceOf(list, priced(order));

export type OrderFault = {
	at: 'on' | 'to' | 'time' | 'persons' | 'units' | 'choices';
	code:
		| 'required'
		| 'invalid-input'
		| 'not-offered'
		| 'already-begun'
		| 'too-few-persons'
		| 'too-many-persons'
		| 'too-many-infants'
		| 'party-too-young';
};

/** What keeps an order from being taken, places left aside: those are counted by the database. */
export function orderFaults(order: Order, of: Orderable, now: Date): OrderFault[] {
	return [...dateFaults(order, of, now), ...personFaults(order, of), ...choiceFaults(order, of.price)];
}

/** By arithmetic: whoever asks for a thousand years does not get them counted one by one. */
const nightsBetween = (on: string, to: string): number => (Date.parse(to) - Date.parse(on)) / dayMs;

function dateFaults(order: Order, { kind, schedule }: Orderable, now: Date): OrderFault[] {
	if (kind.booking === 'nights') {
		if (order.to === null) return [{ at: 'to', code: 'required' }];
		const nights = nightsBetween(order.on, order.to);
		if (nights < 1 || nights > mostNights) return [{ at: 'to', code: 'invalid-input' }];
	} else if (order.to !== null) return [{ at: 'to', code: 'invalid-input' }];
	if (schedule.times.length > 0 && order.time === null) return [{ at: 'time', code: 'required' }];
	const isOffered = pricedDays(order).every((day) => isSlotOffered(schedule, { on: day, time: order.time }, now));
	if (isOffered) return [];
	const code = latestStart(order) <= now ? 'already-begun' : 'not-offered';
	return [{ at: order.time === null ? 'on' : 'time', code }];
}

const isSlotOffered = (schedule: Schedule, { on, time }: { on: string; time: string | null }, now: Date) =>
	slotsOn(schedule, on, now).some((slot) => slot.time === time);

function personFaults({ persons, units }: Order, { price, minPersons, maxPersons }: Orderable): OrderFault[] {
	const count = countOf(persons);
	if (persons.adult < 1 || count < minPersons) return [{ at: 'persons', code: 'too-few-persons' }];
	if (count > maxPersons) return [{ at: 'persons', code: 'too-many-persons' }];
	if (persons.infant > infantsPerAdult * persons.adult) return [{ at: 'persons', code: 'too-many-infants' }];
	if (price.fromAge !== undefined && isTooYoung(persons, price)) return [{ at: 'persons', code: 'party-too-young' }];
	const isUnitsRight =
		price.unit === 'person' ? units === 1 : units >= unitsNeeded(price, persons) && units <= mostUnits;
	return isUnitsRight ? [] : [{ at: 'units', code: 'invalid-input' }];
}

const isTooYoung = (persons: Persons, price: PriceList): boolean =>
	personTypes.some((type) => persons[type] > 0 && !typesTaken(price).includes(type));

/** Every choice the price list offers is made, and no other. */
function choiceFaults({ choices }: Order, { choices: offered = [] }: PriceList): OrderFault[] {
	const isKnown = Object.keys(choices).every((group) => offered.some((one) => one.group === group));
	const isMade = offered.every(({ group, options }) => options.some(({ id }) => id === choices[group]));
	return isKnown && isMade ? [] : [{ at: 'choices', code: 'required' }];
}
