import { expect, test } from 'vitest';
import { countIn, isBeyondMending, isWithin, settledCount } from './typed-count.ts';

test.each([
	['120', 120],
	[' 120 ', 120],
	['1,000', 1_000],
	['1.000', 1_000],
	['1 000', 1_000],
	['๑๒๐', 120],
	['１２０', 120],
	['007', 7],
	['0', 0],
	['', undefined],
	['-3', undefined],
	['12a', undefined],
	['1234567', undefined],
])('%j is the number %j', (text, count) => {
	expect(countIn(text)).toBe(count);
});

test('while one types, only what no further digit can mend is told', () => {
	const ends = { min: 20, max: 300 };
	expect(['', '1', '12', '120', '300'].map((text) => isBeyondMending(text, ends))).toEqual(Array(5).fill(false));
	expect(['301', '1200', 'many'].map((text) => isBeyondMending(text, ends))).toEqual(Array(3).fill(true));
	expect([19, 20, 300, 301].map((count) => isWithin(count, ends))).toEqual([false, true, true, false]);
});

test('left outside its ends a number becomes the nearest that can be had; no number leaves what was there', () => {
	const stepper = { min: 20, max: 300, value: 50 };
	expect(['120', '5', '999', '', 'many'].map((text) => settledCount(text, stepper))).toEqual([120, 20, 300, 50, 50]);
});
