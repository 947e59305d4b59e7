import { expect, test } from 'vitest';
import { faultsOf, isAsSet, metRates, valuesOf } from './rate-values.ts';

test('of two who set rates, what was typed stays, and what only the other changed is taken over', () => {
	const begun = { USD: 1380, THB: 42, IDR: 0.08 };
	const typed = valuesOf(begun, '2026-11-19');
	typed.rates.USD = '1400';
	typed.rates.IDR = '';
	const met = metRates(typed, { begun, now: { USD: 1390, THB: 43, IDR: 0.08 } });
	expect(met.mine.rates).toMatchObject({ USD: '1400', THB: '43', IDR: '' });
	expect(met.differing).toEqual(expect.arrayContaining(['USD', 'IDR']));
	expect(met.differing).toHaveLength(2);
	expect(met.theirs.USD).toBe('1390');
});

test('who typed what the other saved differs in nothing', () => {
	const typed = valuesOf({ USD: 1400 }, '2026-11-19');
	expect(metRates(typed, { begun: { USD: 1380 }, now: { USD: 1400 } }).differing).toEqual([]);
});

test('a rate of nothing is told as such', () => {
	const typed = valuesOf({ USD: 1400 }, '2026-11-19');
	typed.rates.USD = '0';
	typed.rates.THB = 'x';
	expect(faultsOf(typed)).toEqual({ 'rates.USD': 'number-zero', 'rates.THB': 'number-wrong' });
});

test('what is set already is nothing to save; another day for the same rates is', () => {
	const set = { rates: { USD: 1400 }, asOf: { USD: '2026-11-18' } };
	expect(isAsSet(valuesOf(set.rates, '2026-11-18'), set)).toBe(true);
	expect(isAsSet(valuesOf(set.rates, '2026-11-19'), set)).toBe(false);
	expect(isAsSet(valuesOf({ USD: 1401 }, '2026-11-18'), set)).toBe(false);
	expect(isAsSet(valuesOf({}, '2026-11-18'), set)).toBe(false);
});
