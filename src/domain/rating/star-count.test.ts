import { expect, test } from 'vitest';
import { meanOfStars, sumOfStars, wholeStars } from './star-count.ts';

const stars = (service: number, language: number, value: number, place: number) => ({
	service,
	language,
	value,
	place,
});

test('four aspects make one figure, and halves count upwards', () => {
	expect(sumOfStars(stars(5, 4, 3, 2))).toBe(14);
	expect(wholeStars(stars(5, 5, 4, 4))).toBe(5);
	expect(wholeStars(stars(5, 4, 4, 4))).toBe(4);
	expect(wholeStars(stars(1, 1, 1, 1))).toBe(1);
	expect(meanOfStars(18, 1)).toBe(4.5);
	expect(meanOfStars(18 + 20 + 13, 3)).toBe(4.3);
	expect(meanOfStars(0, 0)).toBe(0);
});
