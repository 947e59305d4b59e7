import { expect, test } from 'vitest';
import { personsText } from './persons-text.ts';

type Words = Parameters<typeof personsText>[1];

/** Names the message and what it is told, as the catalogue would be asked. */
const asked = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as unknown as Words;

test.each([
	['by the person', 1, 8, undefined, 'detail.personRange {"min":1,"max":8}'],
	['as many as there are', 2, 2, undefined, 'card.upTo {"count":2}'],
	['two groups of four', 1, 8, 4, 'detail.personsAtOnce {"min":1,"max":8}'],
	['one group alone', 1, 4, 4, 'detail.personRange {"min":1,"max":4}'],
])('%s', (_what, minPersons, maxPersons, holds, text) => {
	expect(personsText({ minPersons, maxPersons, price: { holds } }, asked)).toBe(text);
});
