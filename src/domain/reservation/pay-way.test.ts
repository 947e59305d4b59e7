import { expect, test } from 'vitest';
import { depositOf, payWayOf } from './pay-way.ts';

const clinic = { depositPercent: 10, depositFrom: 20_000 };

test('a deposit too small for a transfer is paid on site with the rest', () => {
	expect([depositOf(180_000, clinic), depositOf(199_000, clinic), depositOf(200_000, clinic)]).toEqual([0, 0, 20_000]);
	expect(depositOf(180_000, { depositPercent: 10 })).toBe(18_000);
});

test.each([
	['all of a ticket by transfer', { depositPercent: 100 }, 50_000, 'full'],
	['a deposit, the rest on site', { depositPercent: 20 }, 100_000, 'deposit'],
	['the same before a date is chosen', { depositPercent: 20 }, undefined, 'deposit'],
	['a deposit and the rest by transfer', { depositPercent: 20, balanceDays: 14 }, 9_000_000, 'balance'],
	['a small sum on site', clinic, 180_000, 'onSite'],
	['a larger one with a deposit', clinic, 360_000, 'deposit'],
	['and as a rule where the sum is not known yet', clinic, undefined, 'small'],
	['nothing beforehand at all', { depositPercent: 0 }, undefined, 'onSite'],
] as const)('%s', (_, asked, total, way) => {
	expect(payWayOf(asked, total)).toBe(way);
});
