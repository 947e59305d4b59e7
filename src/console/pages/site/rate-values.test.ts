import { expect, test } from 'vitest';
import { metRates, valuesOf } from './rate-values.ts';

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
