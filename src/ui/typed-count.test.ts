import { expect, test } from 'vitest';
import { countByKey, countIn, isBeyondMending, isWithin, settledCount } from './typed-count.ts';

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
	['12.', 12],
	['12.5', undefined],
	['1,5', undefined],
	['1,00', undefined],
	['12 5', undefined],
	['1,0000', undefined],
	['-3', undefined],
	['12a', undefined],
	['1234567', undefined],
])('%j is the number %j', (text, count) => {
	expect(countIn(text)).toBe(count);
});

test('while one types, only what no further digit can mend is told', () => {
	const ends = { min: 20, max: 300 };
	expect(['', '1', '12', '120', '300'].map((text) => isBeyondMending(text, ends))).toEqual(Array(5).fill(false));
	expect(['12.', '12.5', '1,0', '1 00'].map((text) => isBeyondMending(text, ends))).toEqual(Array(4).fill(false));
	expect(['301', '1200', 'many', '1,000', '1.2.3'].map((text) => isBeyondMending(text, ends))).toEqual(
		Array(5).fill(true),
	);
	expect([19, 20, 300, 301].map((count) => isWithin(count, ends))).toEqual([false, true, true, false]);
});

test('left outside its ends a number becomes the nearest that can be had; no number leaves what was there', () => {
	const stepper = { min: 20, max: 300, value: 50 };
	expect(['120', '5', '999', '', 'many', '12.5'].map((text) => settledCount(text, stepper))).toEqual([
		120, 20, 300, 50, 50, 50,
	]);
});

test('keys lead one on, ten on and to the ends, and never beyond them', () => {
	const by = (key: string, value: number) => countByKey(key, { min: 20, max: 300, value });
	expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a'].map((key) => by(key, 50))).toEqual([
		51,
		49,
		60,
		40,
		20,
		300,
		undefined,
	]);
	expect([by('ArrowUp', 300), by('PageUp', 295), by('ArrowDown', 20), by('PageDown', 5)]).toEqual([300, 300, 20, 20]);
});
