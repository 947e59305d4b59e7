import { expect, test } from 'vitest';
import { meaningOf, wordNearness, wordsMeant } from './word-nearness.ts';

test.each([
	['busan', 'busan', 1],
	['bus', 'busan', 0.95],
	['экскурсия', 'экскурсии', 0.85],
	['hambok', 'hanbok', 0.7],
	['hanbook', 'hanbok', 0.85],
	['gyeongbokung', 'gyeongbokgung', 0.7],
	['สิว', 'เรืองสิว', 0.9],
	['spa', 'spy', 0],
	['lasik', 'laser', 0],
	['halal', 'hotel', 0],
])('%s → %s: %d', (asked, word, near) => {
	expect(wordNearness(asked, word)).toBeCloseTo(near);
});

test('a slip is thought of only where nobody wrote it so', () => {
	expect(wordsMeant('busan', ['busan', 'busah']).map(({ word }) => word)).toEqual(['busan']);
	expect(wordsMeant('bussan', ['busan', 'seoul']).map(({ word }) => word)).toEqual(['busan']);
});

test('two words typed as one are found as two that exist, and only then', () => {
	const candidates = ['nami', 'island', 'namsan', 'land'];
	const wordsOf = (asked: string) =>
		meaningOf([{ readings: [[asked]] }], () => candidates)?.map((words) => words.map(({ word }) => word));
	expect(wordsOf('namiisland')).toEqual([['nami'], ['island']]);
	expect(wordsOf('namiislands')).toBeUndefined();
	expect(wordsOf('nami')).toEqual([['nami']]);
});
