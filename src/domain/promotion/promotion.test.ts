import { describe, expect, test } from 'vitest';
import {
	coversProduct,
	holdsFor,
	isOpenTo,
	type PricePromotion,
	type Promotion,
	priceRuleOf,
	promotionState,
	tidyCode,
	usesLeft,
} from './promotion.ts';

const now = new Date('2026-11-15T03:00:00Z');
const spring: Promotion = {
	id: 'spring',
	area: 'travel',
	productIds: [],
	kinds: [],
	discount: { percent: 15 },
	code: null,
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z'),
	serviceFrom: null,
	serviceTo: null,
	minPersons: 1,
	memberLimit: null,
	totalLimit: null,
	used: 0,
};
const tour = { id: 'nami', area: 'travel', kind: 'day-tour' } as const;

test('a promotion is coming, running from its first moment, and ended from its last', () => {
	const at = (moment: string) => promotionState(spring, new Date(moment));
	expect(at('2026-10-31T23:59:59.999Z')).toBe('coming');
	expect(at('2026-11-01T00:00:00Z')).toBe('running');
	expect(at('2026-11-30T23:59:59.999Z')).toBe('running');
	expect(at('2026-12-01T00:00:00Z')).toBe('ended');
});

test('it is meant for the products it names, the kinds it names, or its whole area, and never for another area', () => {
	expect(coversProduct(spring, tour)).toBe(true);
	expect(coversProduct({ ...spring, productIds: ['nami'] }, tour)).toBe(true);
	expect(coversProduct({ ...spring, productIds: ['paju'] }, tour)).toBe(false);
	expect(coversProduct({ ...spring, kinds: ['day-tour'] }, tour)).toBe(true);
	expect(coversProduct({ ...spring, kinds: ['hotel'] }, tour)).toBe(false);
	expect(coversProduct({ ...spring, productIds: ['paju'], kinds: ['day-tour'] }, tour)).toBe(true);
	expect(coversProduct({ ...spring, area: 'wellness', productIds: ['nami'] }, tour)).toBe(false);
});

describe('who can have it', () => {
	const open = (changes: Partial<Promotion>, more: { code?: string; usedByMember?: number } = {}) =>
		isOpenTo({ ...spring, ...changes }, { product: tour, now, ...more });

	test('whoever reserves while it runs', () => {
		expect(open({})).toBe(true);
		expect(open({ startsAt: new Date('2026-11-16T00:00:00Z') })).toBe(false);
		expect(open({ endsAt: now })).toBe(false);
	});

	test('with a code only whoever types it, capitals or not, with blanks or without', () => {
		expect(open({ code: 'MARU-10' })).toBe(false);
		expect(open({ code: 'MARU-10' }, { code: 'MARU-11' })).toBe(false);
		expect(open({ code: 'MARU-10' }, { code: ' maru-10 ' })).toBe(true);
		expect(tidyCode(' ma ru-1\t0')).toBe('MARU-10');
	});

	test('until it is used up, by all or by the member', () => {
		expect(open({ totalLimit: 3, used: 2 })).toBe(true);
		expect(open({ totalLimit: 3, used: 3 })).toBe(false);
		expect(open({ memberLimit: 1 }, { usedByMember: 0 })).toBe(true);
		expect(open({ memberLimit: 1 }, { usedByMember: 1 })).toBe(false);
		expect([usesLeft({ totalLimit: null, used: 9 }), usesLeft({ totalLimit: 3, used: 2 })]).toEqual([null, 1]);
	});
});

describe('what it holds for', () => {
	const rule: PricePromotion = {
		...priceRuleOf(spring),
		minPersons: 2,
		serviceFrom: '2026-12-01',
		serviceTo: '2026-12-20',
	};

	test('the days of service it names, the first and the last among them, and every night of a stay', () => {
		const on = (...days: string[]) => holdsFor(rule, { days, count: 2 });
		expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-20'), on('2026-12-21')]).toEqual([
			false,
			true,
			true,
			false,
		]);
		expect([on('2026-12-19', '2026-12-20'), on('2026-12-20', '2026-12-21')]).toEqual([true, false]);
	});

	test('a party of so many or more', () => {
		const of = (count: number) => holdsFor(rule, { days: ['2026-12-05'], count });
		expect([of(1), of(2), of(3)]).toEqual([false, true, true]);
	});
});
