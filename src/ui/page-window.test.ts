import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('the ends, the current page and its neighbours are shown', () => {
	expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
	expect(pageWindow(1, 20)).toEqual([1, 2, null, 20]);
	expect(pageWindow(20, 20)).toEqual([1, null, 19, 20]);
});

test('a gap of one page is filled with that page', () => {
	expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
	expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('few pages are all shown', () => {
	expect(pageWindow(1, 1)).toEqual([1]);
	expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
});
