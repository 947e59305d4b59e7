import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceList, priceOf } from '../product/price.ts';
import { bestPromotion, lowestDayPrice } from './best-promotion.ts';
import type { PricePromotion } from './promotion.ts';

const tour: PriceList = {
	unit: 'person',
	won: 98_000,
	childWon: 79_300,
	rules: [{ reason: 'weekend', percent: 10, weekdays: [0, 6] }],
};
const rule = (id: string, rest: Partial<PricePromotion>): PricePromotion => ({
	id,
	discount: { percent: 10 },
	minPersons: 1,
	serviceFrom: null,
	serviceTo: null,
	...rest,
});
const weekday = '2026-11-18';
const people = (adult: number, child = 0, infant = 0) => ({ adult, child, infant });
const order = (adult: number, child = 0) => ({ days: [weekday], persons: people(adult, child) });

const totalWith = (promotion: PricePromotion, of = order(2)) => priceOf({ ...tour, promotion }, of).total;

test('a share comes off each place, rounded as prices are: twice the price of one is the price of two', () => {
	const fifteen = rule('a', { discount: { percent: 15 } });
	expect(totalWith(fifteen, order(1))).toBe(83_300);
	expect(totalWith(fifteen, order(2))).toBe(166_600);
	expect(totalWith(fifteen, order(0, 1))).toBe(67_400);
	expect(totalWith(fifteen, order(2, 3))).toBe(2 * 83_300 + 3 * 67_400);
	expect(lowestDayPrice(tour, [fifteen], { day: weekday, count: 1 })).toBe(83_300);
});

test('nobody is given less than the rate: what is rounded is rounded down', () => {
	const nami: PriceList = { unit: 'person', won: 79_000 };
	const promotion = rule('a', { discount: { percent: 15 } });
	expect(priceOf({ ...nami, promotion }, order(1)).total).toBe(67_100);
});

test('it is a line of its own, below zero, and the lines add up to the total', () => {
	const { lines, total } = priceOf({ ...tour, promotion: rule('a', { discount: { percent: 15 } }) }, order(2));
	expect(lines.at(-1)).toEqual({ of: 'promotion', quantity: 1, nights: 1, won: -29_400, amount: -29_400 });
	expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

test('an amount comes off the whole, once, and never more than there is to pay', () => {
	expect(totalWith(rule('a', { discount: { won: 10_000 } }), order(3))).toBe(3 * 98_000 - 10_000);
	expect(totalWith(rule('a', { discount: { won: 500_000 } }), order(1))).toBe(0);
});

test('where it does not hold there is no line, and the price is the plain one', () => {
	const pair = rule('a', { minPersons: 2 });
	expect(priceOf({ ...tour, promotion: pair }, order(1)).lines.map(({ of }) => of)).toEqual(['adult']);
	expect(totalWith(pair, { days: [weekday], persons: people(1, 0, 1) })).toBe(98_000);
});

test('every night of a stay has to lie in its days', () => {
	const room: PriceList = { unit: 'room', won: 120_000, holds: 2 };
	const promotion = rule('a', { serviceFrom: '2026-11-18', serviceTo: '2026-11-19' });
	const stay = (...days: string[]) => priceOf({ ...room, promotion }, { days, persons: people(2) }).total;
	expect(stay('2026-11-18', '2026-11-19')).toBe(216_000);
	expect(stay('2026-11-19', '2026-11-20')).toBe(240_000);
});

test('of several the one that saves most counts, and two are never added up', () => {
	const share = rule('share', { discount: { percent: 10 } });
	const amount = rule('amount', { discount: { won: 15_000 } });
	const large = rule('large', { discount: { percent: 50 }, minPersons: 4 });
	const best = (adults: number) => bestPromotion(tour, order(adults), [share, amount, large])?.id;
	expect([best(1), best(2), best(4)]).toEqual(['amount', 'share', 'large']);
	expect(bestPromotion(tour, order(1), [large])).toBeUndefined();
	expect(bestPromotion(tour, order(2), [share, rule('twin', { discount: { percent: 10 } })])?.id).toBe('share');
});

const anyRule = fc
	.record({
		share: fc.boolean(),
		amount: fc.integer({ min: 1, max: 100 }),
		minPersons: fc.integer({ min: 1, max: 4 }),
		hasDays: fc.boolean(),
	})
	.map(({ share, amount, minPersons, hasDays }) =>
		rule('any', {
			discount: share ? { percent: amount } : { won: amount * 1_000 },
			minPersons,
			serviceFrom: hasDays ? '2026-11-18' : null,
			serviceTo: hasDays ? '2026-11-20' : null,
		}),
	);

test('whatever the promotions, the price is whole, never negative, and never above the plain one', () => {
	const orders = fc.record({
		days: fc.subarray(['2026-11-17', '2026-11-18', '2026-11-21'], { minLength: 1 }),
		persons: fc.record({
			adult: fc.integer({ min: 1, max: 5 }),
			child: fc.nat({ max: 3 }),
			infant: fc.nat({ max: 1 }),
		}),
	});
	const won = fc.integer({ min: 0, max: 300_000 });
	fc.assert(
		fc.property(orders, fc.array(anyRule, { maxLength: 4 }), won, (of, promotions, price) => {
			const list: PriceList = { ...tour, won: price };
			const plain = priceOf(list, of).total;
			const best = bestPromotion(list, of, promotions);
			const { total, lines } = priceOf({ ...list, promotion: best }, of);
			expect(Number.isInteger(total)).toBe(true);
			expect(total).toBeGreaterThanOrEqual(0);
			expect(total).toBeLessThanOrEqual(plain);
			expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
			for (const other of promotions)
				expect(priceOf({ ...list, promotion: other }, of).total).toBeGreaterThanOrEqual(total);
		}),
		{ numRuns: 500 },
	);
});
