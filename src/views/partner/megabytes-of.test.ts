import { expect, test } from 'vitest';
import { megabytesOf } from './megabytes-of.ts';

const megabyte = 1024 * 1024;

test.each([
	['en', 2.3, '2.3'],
	['th', 2.3, '2.3'],
	['ru', 2.3, '2,3'],
	['vn', 0.8, '0,8'],
	['id', 9.96, '10'],
	['ru', 0.001, '0,1'],
] as const)('in %s, %s megabytes are %s', (locale, size, text) => {
	expect(megabytesOf(size * megabyte, locale)).toBe(text);
});
