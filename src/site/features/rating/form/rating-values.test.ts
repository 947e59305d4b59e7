import { expect, test } from 'vitest';
import { ratingText } from '#contract/api/rating.ts';
import { blankValues, faultsOf, type RatingValues, wholeValues } from './rating-values.ts';

const blank = blankValues('th');
const filled: RatingValues = {
	...blank,
	stars: { service: 5, language: 4, value: 3, place: 1 },
	text: 'Quiet and clean, kind people.',
};

test('every aspect has its stars, and the text is neither a word nor a book', () => {
	expect(faultsOf(filled)).toEqual({});
	expect(faultsOf(blank)).toEqual({
		'stars.service': 'choose-one',
		'stars.language': 'choose-one',
		'stars.value': 'choose-one',
		'stars.place': 'choose-one',
		text: 'required',
	});
	expect(faultsOf({ ...filled, stars: { ...filled.stars, place: 6 } })).toEqual({ 'stars.place': 'choose-one' });
});

test.each([19, 20, 5_000, 5_001])('a text of %i letters is judged as the server does', (length) => {
	const text = `  ${'x'.repeat(length)}  `;
	expect(faultsOf({ ...filled, text }).text).toBe(ratingText.safeParse(text).error?.issues[0]?.message);
});

test('of a draft that is not one, what is alike is kept', () => {
	expect(wholeValues(filled, blank)).toEqual(filled);
	const odd = { ...filled, stars: { service: 9, value: '4', place: 2 }, language: 'fr' } as unknown as RatingValues;
	expect(wholeValues(odd, blank)).toEqual({ ...filled, stars: { ...blank.stars, place: 2 }, language: 'th' });
});
