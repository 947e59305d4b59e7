import { expect, test } from 'vitest';
import { inThousands } from './in-thousands.ts';

test.each([
	[9_000, '9'],
	[38_500, '38.5'],
	[127_500, '127.5'],
	[177_100, '177.1'],
	[189_000, '189'],
	[999_900, '999.9'],
])('the price %i of a day stands in its cell as %s', (won, text) => {
	expect(inThousands(won)).toBe(text);
});

test('what does not fit is rounded up: nobody pays more than was shown', () => {
	expect(inThousands(177_120)).toBe('177.2');
	expect(inThousands(1_234_100)).toBe('1,235');
	expect(inThousands(2_400_000)).toBe('2,400');
});
