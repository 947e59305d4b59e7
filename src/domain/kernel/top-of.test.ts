import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topOf } from './top-of.ts';

test('keeps what a sort would put first, equals as they came', () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.integer({ max: 5, min: 0 }), fc.nat())),
			fc.integer({ min: 1, max: 9 }),
			(all, limit) => {
				const byFirst = (one: readonly number[], other: readonly number[]) => (one[0] ?? 0) - (other[0] ?? 0);
				const top = topOf<readonly number[]>(limit, byFirst);
				for (const one of all) top.offer(one);
				expect(top.items).toEqual(all.toSorted(byFirst).slice(0, limit));
			},
		),
	);
});
