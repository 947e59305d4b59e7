import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('one thing goes to another place, the others stay in their order', () => {
	expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
	expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
	expect(moved(['a'], 4, 0)).toEqual(['a']);
});
