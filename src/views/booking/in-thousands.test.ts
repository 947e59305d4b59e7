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
	expect(inThousands(won, 'en')).toBe(text);
});

test('what does not fit is rounded up: nobody pays more than was shown', () => {
	expect(inThousands(177_120, 'en')).toBe('177.2');
	expect(inThousands(1_234_100, 'en')).toBe('1,235');
	expect(inThousands(2_400_000, 'en')).toBe('2,400');
});

test('a number in a cell has no ₩ and is written as the reader writes numbers', () => {
	expect(inThousands(1_480_000, 'ru')).toBe('1\u00a0480');
	expect(inThousands(184_800, 'ru')).toBe('184,8');
	expect(inThousands(1_480_000, 'vn')).toBe('1.480');
	expect(inThousands(177_100, 'id')).toBe('177,1');
	expect(inThousands(177_100, 'th')).toBe('177.1');
});
