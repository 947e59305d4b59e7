import { firstOffered, offered } from '../availability/offered-days.ts';
import { addDays, type Schedule } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { bestPromotion, lowestDayPrice } from '../promotion/best-promotion.ts';
import { holdsFor, type PricePromotion } from '../promotion/promotion.ts';
import { dayPrice, lowestPercent, type PriceList, percentOn, priceOf } from './price.ts';

/** What of a product makes the price that a list tells of it. */
export type PricedProduct = { price: PriceList; schedule: Schedule; minPersons: number };

/** The day and the party that were chosen, if any. */
export type PriceQuestion = { on?: string | undefined; persons?: number | undefined; now: Date };

/** `beforeWon` is without any promotion; `promotion` is the one that made the difference. */
export type ToldPrice<One extends PricePromotion> = { won: number; beforeWon: number; promotion: One | undefined };

/**
 * What is charged at the least: on the day chosen, else on any day that can be reserved; for the party chosen together,
 * else for one place in the smallest party, as the calendar has it. Undefined where no day can be reserved.
 */
export function toldPrice<One extends PricePromotion>(
	product: PricedProduct,
	promotions: readonly One[],
	{ on, persons, now }: PriceQuestion,
): ToldPrice<One> | undefined {
	const days = on === undefined ? pricedDays(product, promotions, now) : [on];
	const told = days.map((day) =>
		persons === undefined
			? placePrice(product, promotions, day)
			: partyPrice(product, promotions, { day, count: persons }),
	);
	return told.reduce<ToldPrice<One> | undefined>(
		(lowest, one) => (lowest && lowest.won <= one.won ? lowest : one),
		undefined,
	);
}

function placePrice<One extends PricePromotion>(
	{ price, minPersons: count }: PricedProduct,
	promotions: readonly One[],
	day: string,
): ToldPrice<One> {
	const won = lowestDayPrice(price, promotions, { day, count });
	const beforeWon = dayPrice({ ...price, promotion: undefined }, day);
	const promotion = promotions.find(
		(one) => won < beforeWon && dayPrice({ ...price, promotion: one }, day, count) === won,
	);
	return { won, beforeWon, promotion };
}

function partyPrice<One extends PricePromotion>(
	{ price }: PricedProduct,
	promotions: readonly One[],
	{ day, count }: { day: string; count: number },
): ToldPrice<One> {
	const order = { days: [day], persons: { adult: count, child: 0, infant: 0 } };
	const promotion = bestPromotion(price, order, promotions);
	return {
		won: priceOf({ ...price, promotion }, order).total,
		beforeWon: priceOf({ ...price, promotion: undefined }, order).total,
		promotion,
	};
}

/**
 * The days among which the lowest price is: of those on which the same promotions hold the one that the rules lower most.
 * Where rules lower it as far as they can the days after it need no look.
 */
function pricedDays({ price, schedule }: PricedProduct, promotions: readonly PricePromotion[], now: Date): string[] {
	const { rules = [] } = price;
	const dated = promotions.filter(({ serviceFrom, serviceTo }) => serviceFrom !== null || serviceTo !== null);
	const least = lowestPercent(rules);
	const lowest = new Map<string, { percent: number; day: string }>();
	for (const one of offered({ schedule, today: koreanDay(now), now })) {
		const percent = percentOn(rules, one);
		const holding = dated.length === 0 ? '' : holdingOn(dated, one.day);
		const known = lowest.get(holding);
		if (!known || percent < known.percent) lowest.set(holding, { percent, day: one.day });
		if (dated.length === 0 && percent === least) break;
	}
	return Array.from(lowest.values(), ({ day }) => day);
}

const holdingOn = (promotions: readonly PricePromotion[], day: string): string =>
	promotions
		.filter((one) => holdsFor(one, { days: [day], count: one.minPersons }))
		.map(({ id }) => id)
		.join();

/** So many days without anything are a season that has not begun; fewer are only a wait. */
const seasonDays = 30;
const yearDays = 366;

/** Where nothing can be had for weeks: the first day it can; null where it can be had before, or nobody knows when. */
export function opensOn({ schedule }: Pick<PricedProduct, 'schedule'>, now: Date): string | null {
	const { leadHours, horizonDays } = schedule;
	const today = koreanDay(now);
	const soonDays = seasonDays + Math.ceil(leadHours / 24);
	const sought = { ...schedule, horizonDays: Math.max(horizonDays, soonDays, yearDays) };
	const first = firstOffered({ schedule: sought, today, now });
	// Most can be had at once; only of the others the last day of waiting is reckoned.
	return first === undefined || first === today || first <= addDays(today, soonDays) ? null : first;
}
