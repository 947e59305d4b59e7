import { expect, test } from 'vitest';
import { steadied } from './steadiness.ts';

test('a late loop makes fewer at once quickly, never less than a twentieth; a steady one more, up to the most', () => {
	let count = 80;
	for (let turn = 0; turn < 20; turn += 1) count = steadied(count, { late: 200, most: 80 });
	expect(count).toBe(4);
	expect(steadied(count, { late: 50, most: 80 })).toBe(4);
	for (let turn = 0; turn < 100; turn += 1) count = steadied(count, { late: 1, most: 80 });
	expect(count).toBe(80);
});

test('where little is meant to be done at once, one always is', () => {
	expect(steadied(2, { late: 1_000, most: 2 })).toBe(1);
	expect(steadied(1, { late: 1_000, most: 2 })).toBe(1);
});
