import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
	['', '', 0],
	['travel', 'travel', 0],
	['', 'abc', 3],
	['abc', '', 3],
	['travel', 'trvel', 1],
	['travel', 'travvel', 1],
	['travel', 'travek', 1],
	['travel', 'travle', 1],
	['kitten', 'sitting', 3],
	['ประกาศ', 'ประกาด', 1],
])('from “%s” to “%s” it is %i', (from, to, distance) => {
	expect(editDistance(from, to)).toBe(distance);
	expect(editDistance(to, from)).toBe(distance);
});
