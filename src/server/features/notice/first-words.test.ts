import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

const filling = 'word '.repeat(30);

test('a short paragraph stands as it is', () => {
	expect(firstWords('Our desk is closed today.')).toBe('Our desk is closed today.');
});

test.each([
	['in a word', `${filling}begins sentences`, `${filling}begins…`],
	['behind a full stop', `${filling}ends. Sentences`, `${filling}ends…`],
	['behind a comma', `${filling}ends, sentences`, `${filling}ends…`],
	['in an address', `${filling}at www.visa.go.kr`, `${filling}at…`],
])('a long one that is cut %s ends with a whole word and nothing before its “…”', (_, paragraph, shown) => {
	expect(firstWords(paragraph)).toBe(shown);
});
