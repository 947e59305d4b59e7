import type { ProductDetail } from '#contract/api/product.ts';
import type { BookingForm } from '#domain/area/area.ts';
import { areaOf, kinds } from '#domain/area/areas.ts';
import { addDays, daysBetween } from '#domain/availability/schedule.ts';
import {
	type Chosen,
	countOf,
	type Persons,
	type PriceList,
	partyOf,
	typesTaken,
	unitsNeeded,
} from '#domain/product/price.ts';
import type { PricePromotion } from '#domain/promotion/promotion.ts';
import { infantsPerAdult, mostNights, mostUnits, type Order } from '#domain/reservation/order.ts';

/** What a visitor has chosen so far. It lives in the address, so that reload, Back and another language keep it. */
export type Choice = {
	/** The day, or the first night. */
	on: string | undefined;
	/** The day one leaves, where nights are reserved. */
	to: string | undefined;
	time: string | undefined;
	persons: Persons;
	/** Groups, rooms or vehicles wished for; never fewer than the people need. */
	units: number;
};

/** What of a product bounds a choice. */
export type Bounds = {
	booking: BookingForm;
	price: PriceList;
	minPersons: number;
	maxPersons: number;
	/** Of one slot: people, or groups, rooms and vehicles. */
	capacity: number;
	/** Where nothing is chosen yet. */
	usualAdults: number;
	/** What may lower the price of a day; none where a price list was agreed to, which has its own. */
	promotions: readonly PricePromotion[];
};

// A stay of so many nights touches two months at most.
export { mostNights };

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function boundsOf(
	product: Pick<ProductDetail, 'area' | 'kind' | 'price' | 'minPersons' | 'maxPersons' | 'capacity'> &
		Partial<Pick<ProductDetail, 'promotions'>>,
): Bounds {
	const { minPersons, maxPersons, capacity, price, promotions = [] } = product;
	// Travellers come in pairs, patients alone.
	const usual = areaOf(product.area).isHealth ? 1 : 2;
	return {
		booking: kinds[product.kind]?.booking ?? 'day',
		price,
		minPersons,
		maxPersons,
		capacity,
		usualAdults: within(usual, minPersons, maxPersons),
		promotions,
	};
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
	const day = search.get(name) ?? '';
	const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
	return isDay ? day : undefined;
}

function countIn(search: URLSearchParams, name: string): number | undefined {
	const text = search.get(name) ?? '';
	return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/** The most groups, rooms or vehicles of one reservation: never more than there are. */
export const mostUnitsOf = ({ capacity }: Pick<Bounds, 'capacity'>): number => Math.min(mostUnits, capacity);

/** The most people who take a place, in what there is at one time; infants sit on a lap. */
export function mostSeated(bounds: Pick<Bounds, 'capacity' | 'maxPersons' | 'price'>): number {
	const { price, capacity, maxPersons } = bounds;
	const seats = price.unit === 'person' ? capacity : mostUnitsOf(bounds) * (price.holds ?? Number.POSITIVE_INFINITY);
	return Math.min(maxPersons, seats);
}

/** Only as many as the product takes; adults go first, and one at least comes along. */
function boundedPersons(wished: Persons, bounds: Bounds): Persons {
	const { price, minPersons, maxPersons } = bounds;
	const taken = typesTaken(price);
	const seated = mostSeated(bounds);
	const adult = within(wished.adult, 1, seated);
	const child = taken.includes('child') ? within(wished.child, 0, seated - adult) : 0;
	const infant = taken.includes('infant')
		? within(wished.infant, 0, Math.min(maxPersons - adult - child, infantsPerAdult * adult))
		: 0;
	const missing = Math.max(0, minPersons - adult - child - infant);
	return { adult: adult + missing, child, infant };
}

/** What the address says; whatever does not fit the product is left out or brought into bounds. */
export function readChoice(search: URLSearchParams, bounds: Bounds): Choice {
	const on = dayIn(search, 'on');
	const to = dayIn(search, 'to');
	const time = search.get('time') ?? '';
	const nights = on && to && bounds.booking === 'nights' ? daysBetween(on, to).length - 1 : 0;
	const persons = {
		adult: countIn(search, 'adult') ?? bounds.usualAdults,
		child: countIn(search, 'child') ?? 0,
		infant: countIn(search, 'infant') ?? 0,
	};
	return {
		on,
		to: nights >= 1 && nights <= mostNights ? to : undefined,
		time: on && bounds.booking === 'time' && /^[0-2]\d:[0-5]\d$/.test(time) ? time : undefined,
		persons: boundedPersons(persons, bounds),
		units: within(countIn(search, 'units') ?? 1, 1, mostUnitsOf(bounds)),
	};
}

type Query = Record<string, string | number | undefined>;

/** The choice as the reservation form takes it over: everything said outright. */
export function reservationQuery(choice: Choice, bounds: Bounds): Query {
	const { on, to, time, persons } = choice;
	const isByPerson = bounds.price.unit === 'person';
	return {
		on,
		to,
		time,
		adult: persons.adult,
		child: persons.child || undefined,
		infant: persons.infant || undefined,
		units: isByPerson ? undefined : unitsOf(choice, bounds),
	};
}

/** The address with the choice in it: only what differs from the usual, and nothing else of the address is touched. */
export function searchWithChoice(search: string, choice: Choice, bounds: Bounds): string {
	const { on, to, time, persons, units } = choice;
	const isUsual = persons.adult === bounds.usualAdults && persons.child === 0 && persons.infant === 0;
	const own: Query = {
		on,
		to,
		time,
		adult: isUsual ? undefined : persons.adult,
		child: persons.child || undefined,
		infant: persons.infant || undefined,
		units: units > 1 ? units : undefined,
	};
	const next = new URLSearchParams(search);
	for (const [name, value] of Object.entries(own))
		if (value === undefined) next.delete(name);
		else next.set(name, String(value));
	// A colon is plain in a query: ?time=07:30 is what people read and send on.
	const text = next.toString().replaceAll('%3A', ':');
	return text === '' ? '' : `?${text}`;
}

export const unitsOf = ({ units, persons }: Choice, { price }: Bounds): number =>
	Math.max(units, unitsNeeded(price, persons));

/** The days that are paid for: a night each, or the one day; none while the choice is not complete. */
export function pricedDays({ on, to }: Choice, { booking }: Bounds): string[] {
	if (!on) return [];
	if (booking !== 'nights') return [on];
	return to ? daysBetween(on, addDays(to, -1)) : [];
}

/** How far each sign of a person stepper may go while the others stay as they are. */
export function personRange({ persons }: Choice, bounds: Bounds, type: keyof Persons): { min: number; max: number } {
	const others = countOf(persons) - persons[type];
	const least = type === 'adult' ? Math.max(1, Math.ceil(persons.infant / infantsPerAdult)) : 0;
	const most = bounds.maxPersons - others;
	if (type === 'infant')
		return { min: Math.max(0, bounds.minPersons - others), max: Math.min(most, infantsPerAdult * persons.adult) };
	const seats = mostSeated(bounds) - (partyOf(persons) - persons[type]);
	return { min: Math.max(least, bounds.minPersons - others), max: Math.min(most, seats) };
}

/** The first option of each choice: what is meant where nobody was asked. */
export const usualChoices = ({ choices = [] }: PriceList): Chosen =>
	Object.fromEntries(choices.flatMap(({ group, options: [first] }) => (first ? [[group, first.id]] : [])));

/** The choice as it is reserved or waited for; undefined while it is not complete. */
export function orderOf(choice: Choice, bounds: Bounds, choices: Chosen): Order | undefined {
	const { on, to, time, persons } = choice;
	if (!on || (bounds.booking === 'nights' && !to) || (bounds.booking === 'time' && !time)) return undefined;
	return { on, to: to ?? null, time: time ?? null, persons, units: unitsOf(choice, bounds), choices };
}
