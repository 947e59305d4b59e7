import { describe, expect, it } from 'vitest';
import { formatCount, pluralCategory } from './counting.ts';
import { locales } from './locales.ts';

describe.each(Object.values(locales).map(({ tag }) => tag))('in %s', (tag) => {
	it('tells one from many as Intl does', () => {
		const rules = new Intl.PluralRules(tag);
		for (let whole = 0; whole <= 2_000; whole += 1)
			expect(`${whole} ${pluralCategory(tag, whole)}`).toBe(`${whole} ${rules.select(whole)}`);
	});

	it.each([0, 7, 999, 1_000, 12_345, 1_234_567, 1e15])('writes %d as Intl does', (whole) => {
		expect(formatCount(tag, whole)).toBe(new Intl.NumberFormat(tag).format(whole));
	});
});
