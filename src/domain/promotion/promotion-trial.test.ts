import { expect, test } from 'vitest';
import type { PriceList } from '../product/price.ts';
import type { PricePromotion } from './promotion.ts';
import { promotionStand } from './promotion-stand.ts';
import { tryPromotion } from './promotion-trial.ts';

const rule = (rest: Partial<PricePromotion> = {}): PricePromotion => ({
	...{ id: 'new', discount: { percent: 10 }, minPersons: 1, serviceFrom: null, serviceTo: null, ...rest },
});
const list: PriceList = { unit: 'person', won: 100_000 };
const order = (adult: number) => ({
	...{ on: '2026-10-10', to: null, time: '09:00', units: 1, choices: {} },
	persons: { adult, child: 0, infant: 0 },
});
const made = (rest: { adult?: number; count?: number; held?: PricePromotion; productId?: string }) => ({
	productId: rest.productId ?? 'tour',
	list: { ...list, ...(rest.held && { promotion: rest.held }) },
	order: order(rest.adult ?? 1),
	count: rest.count ?? 1,
});

test('a rule costs what it would have taken off each reservation, told by product', () => {
	const trial = tryPromotion(rule(), [made({ count: 3 }), made({ adult: 2 }), made({ adult: 4, productId: 'walk' })]);
	expect(trial).toEqual({
		...{ met: 5, offWon: 90_000, insteadWon: 0 },
		products: [
			{ id: 'tour', met: 4, offWon: 50_000, insteadWon: 0 },
			{ id: 'walk', met: 1, offWon: 40_000, insteadWon: 0 },
		],
	});
});

test('two are never added up: it is met where it would have been better, instead of what was given there', () => {
	const twenty = rule({ id: 'other', discount: { percent: 20 } });
	const five = rule({ id: 'small', discount: { percent: 5 } });
	expect(tryPromotion(rule(), [made({ held: twenty }), made({ held: five })])).toMatchObject({
		...{ met: 1, offWon: 10_000, insteadWon: 5_000 },
	});
});

test('what it gave itself by an earlier rule is replaced, also by less', () => {
	const before = rule({ discount: { percent: 30 } });
	expect(tryPromotion(rule(), [made({ held: before })])).toMatchObject({ met: 1, offWon: 10_000, insteadWon: 30_000 });
});

test('parties that are too small are not met; its days of service lie ahead and do not count', () => {
	expect(tryPromotion(rule({ minPersons: 3 }), [made({ adult: 2 }), made({ adult: 3 })]).met).toBe(1);
	expect(tryPromotion(rule({ serviceFrom: '2027-01-01', serviceTo: '2027-01-31' }), [made({})]).met).toBe(1);
	expect(tryPromotion(rule(), [])).toEqual({ met: 0, offWon: 0, insteadWon: 0, products: [] });
});

test('it stands by the clock once it is out, whatever is drafted since', () => {
	const live = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-12-01T00:00:00Z') };
	const at = (moment: string) => promotionStand({ state: 'published', live }, new Date(moment));
	expect([at('2026-10-01T00:00:00Z'), at('2026-11-15T00:00:00Z'), at('2026-12-01T00:00:00Z')]).toEqual([
		...['coming', 'running', 'ended'],
	]);
	const now = new Date('2026-11-15T00:00:00Z');
	expect(promotionStand({ state: 'draft', live: null }, now)).toBe('draft');
	expect(promotionStand({ state: 'archived', live }, now)).toBe('archived');
});
