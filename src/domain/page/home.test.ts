import { expect, test } from 'vitest';
import { type Home, homeOrder, homeSections, pinnedFirst } from './home.ts';

test('parts stand in the order that was chosen; what it does not know comes last, what is none any more goes', () => {
	expect(homeOrder(null)).toEqual(homeSections);
	const old = { order: ['notices', 'gone', 'best', 'notices'], pinned: [] } as unknown as Home;
	expect(homeOrder(old)).toEqual(['notices', 'best', 'matching', 'providers', 'promotions', 'trust']);
});

test('pinned products stand first, and none twice', () => {
	expect(pinnedFirst(['a', 'b', 'c'], ['c', 'x'])).toEqual(['c', 'x', 'a', 'b']);
	expect(pinnedFirst(['a'], [])).toEqual(['a']);
});
