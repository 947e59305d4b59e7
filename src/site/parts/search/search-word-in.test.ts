import { expect, test } from 'vitest';
import { searchWordIn } from './search-word-in.ts';

test.each([
	['search=+tea+house+', 'tea house'],
	['search=%00', ''],
	['search=te%00a', 'tea'],
	['search=abcdefghijkl', 'abcdefghij'],
	['', ''],
])('the word searched for in ?%s is “%s”', (address, word) => {
	expect(searchWordIn(new URLSearchParams(address), 10)).toBe(word);
});
