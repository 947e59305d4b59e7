import { expect, test } from 'vitest';
import { areaOf, areaSlugs } from '../area/areas.ts';
import { bothPrices } from './both-prices.ts';
import { listedPrice } from './listed-price.ts';
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

const now = new Date('2026-11-10T03:00:00Z');
const priced = (won: number) => ({
	price: { unit: 'person' as const, won },
	schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['09:00'], capacity: 6, leadHours: 12, horizonDays: 90 },
	minPersons: 1,
	fromWon: won,
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
		const product = { id: 'laser', area, kind: 'dermatology', ...priced(540_000) };
		expect(listedPrice(product, [laser], { now })).toMatchObject({
			...{ won: 540_000, fromWon: 540_000, promotion: null },
			isPromotedInside: true,
		});
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

test('a list tells the lowest price that can be charged, and of the promotion that makes it', () => {
	const tour = { id: 'tour', area: promotion({}).area, kind: 'day-tour', ...priced(100_000) };
	const told = (promotions: Promotion[], asked: { on?: string; persons?: number } = {}) =>
		listedPrice(tour, promotions, { ...asked, now });
	expect(told([promotion({})])).toMatchObject({
		...{ won: 85_000, fromWon: 100_000, isPromotedInside: false },
		promotion: { id: 'one', percent: 15, offWon: null, minPersons: 1, won: 85_000 },
	});
	const pair = promotion({ id: 'pair', discount: { percent: 40 }, minPersons: 2 });
	expect(told([pair, promotion({})])).toMatchObject({ won: 85_000, promotion: { id: 'one', won: 85_000 } });
	expect(told([pair])).toMatchObject({ won: 100_000, promotion: { id: 'pair', won: 100_000 } });
	expect(told([pair], { persons: 2 })).toMatchObject({ won: 120_000, fromWon: 200_000, promotion: { id: 'pair' } });
	const winter = promotion({ id: 'winter', serviceFrom: '2026-12-01', serviceTo: '2026-12-20' });
	expect(told([winter])).toMatchObject({ won: 85_000, promotion: { id: 'winter' } });
	expect(told([winter], { on: '2026-11-20' })).toMatchObject({
		won: 100_000,
		promotion: { id: 'winter', won: 100_000 },
	});
	expect(told([winter], { on: '2026-12-20' })).toMatchObject({ won: 85_000 });
	const amount = promotion({ id: 'amount', discount: { won: 9_000 } });
	expect(told([amount])).toMatchObject({ won: 100_000, promotion: { id: 'amount' } });
	expect(told([amount], { persons: 3, on: '2026-11-20' })).toMatchObject({ won: 291_000, fromWon: 300_000 });
	expect(told([promotion({ code: 'MARU' })]).promotion).toBeNull();
	expect(told([promotion({ productIds: ['other'] })]).promotion).toBeNull();
});
