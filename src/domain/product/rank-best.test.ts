import { expect, test } from 'vitest';
import { areaSlugs } from '../area/areas.ts';
import { type BestCandidate, rankBest } from './rank-best.ts';

const [first, second, third] = areaSlugs as [BestCandidate['area'], BestCandidate['area'], BestCandidate['area']];
const none = { count: 0, stars: 0 };
const rated = (average: number, count: number) => ({ count, stars: average * 4 * count });
const candidate = (id: string, changes: Partial<BestCandidate> = {}): BestCandidate => ({
	id,
	area: first,
	reserved: 0,
	late: none,
	all: none,
	...changes,
});

test('what is reserved most of late comes first', () => {
	const { ids, isByDemand } = rankBest(
		[candidate('few', { reserved: 2 }), candidate('most', { reserved: 9 }), candidate('some', { reserved: 5 })],
		3,
	);
	expect(ids).toEqual(['most', 'some', 'few']);
	expect(isByDemand).toBe(true);
});

test('ratings of late weigh more than those of all times, and spoil a full house', () => {
	const disliked = candidate('disliked', { reserved: 10, all: rated(4.9, 200), late: rated(2, 30) });
	const liked = candidate('liked', { reserved: 6, all: rated(4.5, 50), late: rated(4.9, 20) });
	expect(rankBest([disliked, liked], 2).ids).toEqual(['liked', 'disliked']);
});

test('every area shows its best before any shows its second', () => {
	const { ids } = rankBest(
		[
			candidate('a1', { reserved: 90 }),
			candidate('a2', { reserved: 80 }),
			candidate('a3', { reserved: 70 }),
			candidate('b1', { area: second, reserved: 3 }),
			candidate('b2', { area: second, reserved: 2 }),
			candidate('c1', { area: third, reserved: 1 }),
		],
		5,
	);
	expect(ids).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
});

test('where little is reserved the standing decides, and the answer does not claim otherwise', () => {
	const { ids, isByDemand } = rankBest(
		[
			candidate('unknown'),
			candidate('one-friend', { all: rated(5, 1) }),
			candidate('loved', { all: rated(4.8, 120) }),
			candidate('reserved', { reserved: 1 }),
		],
		4,
	);
	expect(ids).toEqual(['reserved', 'loved', 'one-friend', 'unknown']);
	expect(isByDemand).toBe(false);
});

test('equal products keep one order, whichever way they come', () => {
	const equal = ['b', 'c', 'a'].map((id) => candidate(id, { reserved: 4 }));
	expect(rankBest(equal, 3).ids).toEqual(['a', 'b', 'c']);
	expect(rankBest(equal.toReversed(), 3).ids).toEqual(['a', 'b', 'c']);
});

test('no products are no claim', () => {
	expect(rankBest([], 5)).toEqual({ ids: [], isByDemand: false });
});
