import type { PriceUnit } from '../area/area.ts';
import { lowered } from '../product/price.ts';
import type { Promotion } from './promotion.ts';

type Priced = { unit: PriceUnit; fromWon: number; minPersons: number };

/** The price without the promotion and with it, the rate, and of how many people it is the price. */
type BothPrices = { persons: number; beforeWon: number; afterWon: number; percent: number };

/**
 * What is said of a product that a promotion covers. A share is told of one place; an amount comes off the whole, so it is
 * told of the smallest party that gets it, and never makes one place look cheaper than anybody can have it.
 */
export function bothPrices(
	{ discount, minPersons }: Pick<Promotion, 'discount' | 'minPersons'>,
	{ unit, fromWon, minPersons: productMinimum }: Priced,
): BothPrices {
	if ('percent' in discount)
		return { persons: 1, beforeWon: fromWon, afterWon: lowered(fromWon, { discount }), percent: discount.percent };
	const persons = unit === 'person' ? Math.max(minPersons, productMinimum, 1) : 1;
	const beforeWon = fromWon * persons;
	const afterWon = Math.max(0, beforeWon - discount.won);
	return { persons, beforeWon, afterWon, percent: rateOf(beforeWon, afterWon) };
}

/** Rounded down: a rate never promises more than there is. */
const rateOf = (before: number, after: number): number =>
	before === 0 ? 0 : Math.floor(((before - after) / before) * 100);

/**
 * Whether the price in a list can be told lower by it: a share for everybody and every day. What holds only for some days
 * or larger parties is told beside the price, but changes it only once days and persons are chosen.
 */
export const lowersEveryPrice = ({
	discount,
	minPersons,
	serviceFrom,
	serviceTo,
}: Pick<Promotion, 'discount' | 'minPersons' | 'serviceFrom' | 'serviceTo'>): boolean =>
	'percent' in discount && minPersons <= 1 && serviceFrom === null && serviceTo === null;
