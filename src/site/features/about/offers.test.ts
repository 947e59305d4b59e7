import { expect, test } from 'vitest';
import { areaSlugs, areas, kinds } from '#domain/area/areas.ts';
import { offers } from './offers.ts';

test('SPEC section 1: everything the agency sells is named once, and all of it are kinds of one area', () => {
	const named = offers.flatMap((offer) => [...offer.kinds] as string[]);
	const sold = [...new Set(named.map((slug) => kinds[slug]?.area))];
	expect(sold).toEqual([areaSlugs[0]]);
	expect([...named].sort()).toEqual(areas[areaSlugs[0] as keyof typeof areas].kinds.map(({ slug }) => slug).sort());
});
