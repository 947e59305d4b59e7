import { expect, test } from 'vitest';
import { changedRates, farOffRates, rateFault, rateIn } from './rate-change.ts';

const before = { USD: 1_000, THB: 40, VND: 0.05 };

test('a rate that leaps by more than a fifth is asked about, up or down', () => {
	expect(farOffRates(before, { USD: 1_200, THB: 32, VND: 0.06 })).toEqual([]);
	expect(farOffRates(before, { USD: 1_201, THB: 31.9, VND: 0.55 })).toEqual(['USD', 'THB', 'VND']);
	expect(farOffRates({}, { USD: 1 })).toEqual([]);
	expect(farOffRates(before, {})).toEqual([]);
});

test('what is other than before is told, what came and what went too', () => {
	expect(changedRates(before, { USD: 1_000, THB: 41, RUB: 15 })).toEqual(['RUB', 'THB', 'VND']);
	expect(changedRates(before, before)).toEqual([]);
});

test('a rate has a decimal point; what could be meant in two ways is none', () => {
	expect([' 1,380.5 ', '1380.50', '0.0545', '₩ 42'].map(rateIn)).toEqual([1380.5, 1380.5, 0.0545, 42]);
	expect(['', '0', '-3', '0,0545', '1.380,5', '1e3', 'abc', '1,38', '1000001', '0.00000001'].map(rateIn)).toEqual(
		Array.from({ length: 10 }, () => undefined),
	);
});

test('of a rate that is none it is said whether it is nothing, or no number', () => {
	expect(['0', ' 0.00 ', '₩ 0'].map(rateFault)).toEqual(['number-zero', 'number-zero', 'number-zero']);
	expect(['0,0545', 'abc', '1000001', '-3'].map(rateFault)).toEqual(Array.from({ length: 4 }, () => 'number-wrong'));
	expect(['', ' ', '0.0545', '1,380'].map(rateFault)).toEqual(Array.from({ length: 4 }, () => undefined));
});
