import { expect, test } from 'vitest';
import { sizeOf } from './file-size.ts';

test('a file’s size is told in kilobytes or megabytes, in the reader’s way of writing numbers', () => {
	expect(sizeOf(3_762, 'en')).toEqual({ unit: 'kb', number: '3.7' });
	expect(sizeOf(3_762, 'ru')).toEqual({ unit: 'kb', number: '3,7' });
	expect(sizeOf(20_480, 'th')).toEqual({ unit: 'kb', number: '20' });
	expect(sizeOf(3, 'en')).toEqual({ unit: 'kb', number: '0.1' });
	expect(sizeOf(2 * 1024 * 1024, 'vn')).toEqual({ unit: 'mb', number: '2' });
	expect(sizeOf(1.25 * 1024 * 1024, 'id')).toEqual({ unit: 'mb', number: '1,3' });
});
