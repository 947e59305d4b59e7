import { expect, test } from 'vitest';
import { needFaults } from './need-faults.ts';
import { needsWithin } from './needs-within.ts';

const persons = { adult: 1, child: 1, infant: 0 };
const needs = { halal: 'certified', halalCount: 3, flags: ['wheelchair'], wheelchairs: 3, childSeats: 3 } as const;
const given = { ...needs, flags: [...needs.flags] };

test('no count of a need is greater than the party', () => {
	expect(needFaults(given, persons).map(({ at }) => at)).toEqual(['halalCount', 'wheelchairs', 'childSeats']);
	expect(needFaults(given, { ...persons, infant: 1 })).toEqual([]);
	expect(needFaults({ halal: 'certified', flags: ['wheelchair'], childSeats: 0 }, persons)).toEqual([]);
});

test('a count that belongs to nothing is not held against it', () => {
	expect(needFaults({ ...given, halal: null, flags: [], childSeats: 0 }, persons)).toEqual([]);
});

test('where fewer come, the counts go down with them, and what was not told stays untold', () => {
	expect(needsWithin(given, persons)).toEqual({ ...given, halalCount: 2, wheelchairs: 2, childSeats: 2 });
	expect(needsWithin(given, { ...persons, adult: 9 })).toEqual(given);
	const plain = { halal: null, flags: [], childSeats: 0 };
	expect(needsWithin(plain, persons)).toEqual(plain);
});
