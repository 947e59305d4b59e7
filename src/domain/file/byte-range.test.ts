import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
	[undefined, undefined],
	['', undefined],
	['bytes=-', undefined],
	['pages=1-2', undefined],
	['bytes=0-1,5-6', undefined],
	['bytes=5-2', undefined],
	['bytes=0-0', { from: 0, to: 0 }],
	['bytes=10-19', { from: 10, to: 19 }],
	['bytes=90-', { from: 90, to: 99 }],
	['bytes=90-400', { from: 90, to: 99 }],
	['bytes=-10', { from: 90, to: 99 }],
	['bytes=-400', { from: 0, to: 99 }],
	['bytes=-0', undefined],
	['bytes=100-', undefined],
	['bytes=100-200', undefined],
])('%s of a hundred bytes is %j', (header, range) => {
	expect(rangeOf(header, 100)).toEqual(range);
});

test('of nothing no part can be had', () => {
	expect(rangeOf('bytes=0-', 0)).toBeUndefined();
});
