import { lowered, type Price, type PriceList, priceOf, unitsNeeded } from '../product/price.ts';
import { bestPromotion } from '../promotion/best-promotion.ts';
import { lowersEveryPrice } from '../promotion/both-prices.ts';
import type { PricePromotion } from '../promotion/promotion.ts';
import { mostUnits } from '../reservation/order.ts';

/** What of a pick-up product decides whether it rides, and for how much. */
export type Ride = {
	id: string;
	price: PriceList;
	/** Those that apply by themselves. */
	promotions: readonly PricePromotion[];
	/** Start times in Korea, '06:00' …; of each its hour counts. */
	times: readonly string[];
	maxPersons: number;
	/** The vehicles that drive at one time. */
	capacity: number;
};

export const vehicles = ['sedan', 'van', 'minibus', 'coach'] as const;
export type Vehicle = (typeof vehicles)[number];

/** By how many it seats (DOMAIN: van to 9, minibus to 17, coach to 45). */
export function vehicleOf({ price: { holds = 4 } }: Pick<Ride, 'price'>): Vehicle {
	if (holds <= 4) return 'sedan';
	if (holds <= 9) return 'van';
	return holds <= 17 ? 'minibus' : 'coach';
}

const hourOf = (time: string) => Number(time.slice(0, 2));

const ridesAt = ({ times }: Pick<Ride, 'times'>, hour: number): boolean => times.some((time) => hourOf(time) === hour);

const routesOf = ({ choices = [] }: PriceList) => choices.find(({ group }) => group === 'route')?.options ?? [];

/** What a zone costs, and what it does without a promotion. */
type Fare = { won: number; beforeWon: number };

/**
 * The price of a zone before any season, as lists say it: lower where a promotion lowers it for everybody and on every day.
 * Undefined where it is not driven to.
 */
export function fareTo({ price, promotions }: Pick<Ride, 'price' | 'promotions'>, route: string): Fare | undefined {
	const option = routesOf(price).find(({ id }) => id === route);
	if (!option) return undefined;
	const beforeWon = price.won + option.addWon;
	const prices = promotions.filter(lowersEveryPrice).map((promotion) => lowered(beforeWon, promotion));
	return { won: Math.min(beforeWon, ...prices), beforeWon };
}

/** The zones of several rides, nearest first: by the least that any of them adds. */
export function routesOfAll(rides: readonly Pick<Ride, 'price'>[]): string[] {
	const least = new Map<string, number>();
	for (const { price } of rides)
		for (const { id, addWon } of routesOf(price)) least.set(id, Math.min(addWon, least.get(id) ?? addWon));
	return [...least].sort(([, a], [, b]) => a - b).map(([id]) => id);
}

export type Span<Of> = { from: number; to: number; of: Of | undefined };

/** The day in spans of whole hours in which the same ride drives to a zone; without one where none does. */
export function hoursOf<Of extends Ride>(rides: readonly Of[], route: string): Span<Of>[] {
	const spans: Span<Of>[] = [];
	for (let hour = 0; hour < 24; hour += 1) {
		const of = rideFor(rides, { hour, route });
		const last = spans.at(-1);
		if (last && last.of?.id === of?.id) last.to = hour + 1;
		else spans.push({ from: hour, to: hour + 1, of });
	}
	return spans;
}

/** The cheapest that drives there then. */
export function rideFor<Of extends Ride>(
	rides: readonly Of[],
	{ hour, route }: { hour: number; route: string },
): Of | undefined {
	return rides
		.filter((ride) => ridesAt(ride, hour) && fareTo(ride, route) !== undefined)
		.sort((a, b) => (fareTo(a, route)?.won ?? 0) - (fareTo(b, route)?.won ?? 0))[0];
}

/** The most people and large bags of one reservation: what fits into all the vehicles that drive at one time. */
export function mostOf({ price, maxPersons, capacity }: Pick<Ride, 'price' | 'maxPersons' | 'capacity'>) {
	const units = Math.min(mostUnits, capacity);
	const { holds = Number.POSITIVE_INFINITY, bags = Number.POSITIVE_INFINITY } = price;
	return { persons: Math.min(maxPersons, units * holds), bags: units * bags };
}

type Asked = { route: string; persons: number; bags: number; on: string | undefined };

/** By the same functions as in the form. Without a day no season counts yet, and no promotion of certain days. */
export function farePrice<Of extends PricePromotion>(
	{ price, promotions }: { price: PriceList; promotions: readonly Of[] },
	{ route, persons, bags, on }: Asked,
): Price & { promotion: Of | undefined } {
	const { rules, ...plain } = price;
	const list: PriceList = on === undefined || rules === undefined ? plain : { ...plain, rules };
	const party = { adult: persons, child: 0, infant: 0 };
	const order = {
		days: [on ?? '2000-01-01'],
		persons: party,
		units: unitsNeeded(list, party, bags),
		choices: { route },
	};
	const promotion = bestPromotion(list, order, promotions);
	return { ...priceOf({ ...list, promotion }, order), promotion };
}

type Wish = Asked & { hour: number; vehicle: Vehicle; total: number };

/** Another vehicle that takes the same people and bags there then for less than what is chosen costs; the cheapest. */
export function cheaperRide<Of extends Ride>(
	rides: readonly Of[],
	{ hour, vehicle, total, ...asked }: Wish,
): { vehicle: Vehicle; units: number; total: number } | undefined {
	return vehicles
		.filter((other) => other !== vehicle)
		.flatMap((other) => {
			const ride = rideFor(
				rides.filter((one) => vehicleOf(one) === other),
				{ hour, route: asked.route },
			);
			if (!ride || asked.persons > mostOf(ride).persons || asked.bags > mostOf(ride).bags) return [];
			const price = farePrice(ride, asked);
			return [{ vehicle: other, units: price.lines[0]?.quantity ?? 1, total: price.total }];
		})
		.filter((other) => other.total < total)
		.sort((a, b) => a.total - b.total)[0];
}
