import { expect, test } from 'vitest';
import { areaOf, areaSlugs } from '../area/areas.ts';
import { bothPrices, lowersEveryPrice } from './both-prices.ts';
import { briefPromotion, lowerPrices } from './brief-promotion.ts';
import type { Promotion } from './promotion.ts';
import { isFullyStated, mayBeBrief } from './promotion-statement.ts';

const whole = { audience: 'Visitors from abroad, 19 or older', scope: 'Three sessions, interpreter included' };
const healthAreas = areaSlugs.filter((slug) => areaOf(slug).isHealth);
const otherAreas = areaSlugs.filter((slug) => !areaOf(slug).isHealth);

const promotion = (rest: Partial<Promotion>): Promotion => ({
	id: 'one',
	area: otherAreas[0] ?? 'travel',
	productIds: ['tour'],
	kinds: [],
	discount: { percent: 15 },
	code: null,
	startsAt: new Date(0),
	endsAt: new Date(1),
	serviceFrom: null,
	serviceTo: null,
	minPersons: 1,
	memberLimit: null,
	totalLimit: null,
	used: 0,
	...rest,
});

test('where health is a matter a discount states whom it is for and what it covers, of named products, or is not there', () => {
	expect(healthAreas.length).toBeGreaterThan(0);
	for (const area of healthAreas) {
		const stated = { area, productIds: ['laser'], texts: { ko: whole, th: whole } };
		expect(isFullyStated(stated)).toBe(true);
		expect(isFullyStated({ ...stated, texts: { ko: whole, th: { ...whole, scope: ' ' } } })).toBe(false);
		expect(isFullyStated({ ...stated, texts: { ko: { ...whole, audience: '' } } })).toBe(false);
		expect(isFullyStated({ ...stated, productIds: [] })).toBe(false);
	}
});

test('elsewhere it need not be said, but a promotion told in no language is none', () => {
	for (const area of otherAreas) {
		expect(isFullyStated({ area, productIds: [], texts: { ko: { audience: '', scope: '' } } })).toBe(true);
		expect(isFullyStated({ area, productIds: [], texts: {} })).toBe(false);
	}
});

test('cards of a list, which cannot state all of it, say nothing of a discount on health services', () => {
	for (const area of healthAreas) {
		const laser = promotion({ area, productIds: ['laser'] });
		expect(mayBeBrief(laser)).toBe(false);
		expect(briefPromotion([laser], { id: 'laser', area, kind: 'dermatology', fromWon: 540_000 })).toBeNull();
		expect(lowerPrices([laser], area)).toBeUndefined();
	}
});

test('both prices and the rate: a share of one place, an amount of the smallest party that gets it', () => {
	const tour = { unit: 'person', fromWon: 98_000, minPersons: 1 } as const;
	expect(bothPrices({ discount: { percent: 15 }, minPersons: 2 }, tour)).toEqual({
		persons: 1,
		beforeWon: 98_000,
		afterWon: 83_300,
		percent: 15,
	});
	expect(bothPrices({ discount: { won: 64_000 }, minPersons: 4 }, { ...tour, fromWon: 64_000 })).toEqual({
		persons: 4,
		beforeWon: 256_000,
		afterWon: 192_000,
		percent: 25,
	});
	expect(bothPrices({ discount: { won: 30_000 }, minPersons: 2 }, { ...tour, unit: 'room' })).toMatchObject({
		persons: 1,
		afterWon: 68_000,
	});
});

test('a price in a list is told lower only where it is lower for everybody and on every day', () => {
	const tour = { id: 'tour', area: promotion({}).area, kind: 'day-tour', fromWon: 100_000 };
	const brief = (...promotions: Promotion[]) => briefPromotion(promotions, tour);
	expect(brief(promotion({}))).toEqual({ id: 'one', percent: 15, offWon: null, minPersons: 1, won: 85_000 });
	for (const rest of [{ minPersons: 2 }, { serviceFrom: '2026-12-01' }, { discount: { won: 9_000 } }]) {
		expect(lowersEveryPrice(promotion(rest))).toBe(false);
		expect(brief(promotion(rest))?.won).toBe(100_000);
		expect(lowerPrices([promotion(rest)], tour.area)).toBeUndefined();
	}
	const pair = promotion({ id: 'pair', discount: { percent: 40 }, minPersons: 2 });
	expect(brief(pair, promotion({}))).toMatchObject({ id: 'one', won: 85_000 });
	expect(brief(promotion({ code: 'MARU' }))).toBeNull();
	expect(brief(promotion({ productIds: ['other'] }))).toBeNull();
});

test('by product, by kind and by area the larger share counts', () => {
	const area = promotion({}).area;
	const lower = lowerPrices(
		[
			promotion({ discount: { percent: 10 } }),
			promotion({}),
			promotion({ productIds: [], kinds: ['hotel'], discount: { percent: 20 } }),
			promotion({ productIds: [], discount: { percent: 5 } }),
		],
		area,
	);
	expect(lower).toEqual({ products: { tour: 15 }, kinds: { hotel: 20 }, area: 5 });
});
