import type { ReservationDetail } from '#contract/api/reservation.ts';
import { countOf, type Persons, unitsNeeded } from '#domain/product/price.ts';
import { orderPrice } from '#domain/reservation/order.ts';
import { personTypesOf, type Traveller } from '#domain/reservation/travellers.ts';

type Reserved = Pick<ReservationDetail, 'order' | 'lead' | 'travellers' | 'terms' | 'details' | 'bounds'>;

/** What stays of an order when some stay at home; `leaving` tells who, by their place among the travellers. */
export type Fewer = { persons: Persons; units: number; leaving: readonly number[] };

/** Whether they are given up one by one: rooms, and vehicles that were taken for bags as well; of groups nobody wants a spare one. */
export const areUnitsChosen = ({ terms: { price } }: Pick<Reserved, 'terms'>): boolean =>
	price.unit === 'room' || price.bags !== undefined;

/** As few rooms or vehicles as so many people and all the bags that were told of need. */
export const fewestUnits = ({ terms, details }: Pick<Reserved, 'terms' | 'details'>, persons: Persons): number =>
	unitsNeeded(terms.price, persons, Number(details.bags ?? 0));

/** So many still come. Where units are not chosen, they keep as few as they need. */
export function withPersons(reserved: Reserved, { units, leaving }: Fewer, persons: Persons): Fewer {
	const needed = fewestUnits(reserved, persons);
	return { persons, units: areUnitsChosen(reserved) ? Math.max(units, needed) : needed, leaving };
}

/** How far a stepper may go: one adult at the least, and all together as many as the product asks for. */
export function fewerRange({ order, bounds }: Reserved, persons: Persons, type: keyof Persons) {
	const others = countOf(persons) - persons[type];
	const least = Math.max(type === 'adult' ? 1 : 0, bounds.minPersons - others);
	// What was reserved below a minimum of today stays as it is.
	return { min: Math.min(least, persons[type]), max: order.persons[type] };
}

/** Fewer than the product takes. */
export const areTooFew = ({ bounds }: Pick<Reserved, 'bounds'>, persons: Persons): boolean =>
	countOf(persons) < bounds.minPersons;

/** These stay at home: each takes away one of those they were counted as. The lead guest always comes. */
export function withoutThese({ order, lead, travellers }: Reserved, leaving: readonly number[]): Fewer {
	const [, ...types] = personTypesOf(order.persons, [lead?.birthOn ?? '', ...travellers.map(({ birthOn }) => birthOn)]);
	const gone = (type: keyof Persons) => leaving.filter((at) => types[at] === type).length;
	const { adult, child, infant } = order.persons;
	const persons = { adult: adult - gone('adult'), child: child - gone('child'), infant: infant - gone('infant') };
	return { persons, units: order.units, leaving };
}

export const staying = (travellers: readonly Traveller[], leaving: readonly number[]): Traveller[] =>
	travellers.filter((_, at) => !leaving.includes(at));

/** The price of fewer people, by the price list agreed at booking. */
export const priceOfFewer = ({ order, terms }: Reserved, { persons, units }: Fewer): number =>
	orderPrice(terms.price, { ...order, persons, units }).total;
