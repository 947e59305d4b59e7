import type { ReservationDetail } from '#contract/api/reservation.ts';
import { type Persons, unitsNeeded } from '#domain/product/price.ts';
import { orderPrice } from '#domain/reservation/order.ts';
import { personTypesOf, type Traveller } from '#domain/reservation/travellers.ts';

type Reserved = Pick<ReservationDetail, 'order' | 'lead' | 'travellers' | 'terms'>;

/** What stays of an order when some stay at home; `leaving` tells who, by their place among the travellers. */
export type Fewer = { persons: Persons; units: number; leaving: readonly number[] };

/** So many still come. Of vehicles and groups they keep as few as they need, of rooms as many as they wish. */
export function withPersons({ terms: { price } }: Reserved, { units, leaving }: Fewer, persons: Persons): Fewer {
	const needed = unitsNeeded(price, persons);
	return { persons, units: price.unit === 'room' ? Math.max(units, needed) : needed, leaving };
}

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
