import { describe, expect, test } from 'vitest';
import { compareContents, isSame, meetContents, mergeContents } from './compare-content.ts';

const base = {
	price: { unit: 'person', won: 100, childWon: 50 },
	pictures: ['a', 'b'],
	texts: { ko: { title: '궁', steps: ['하나', '둘'] }, en: { title: 'Palace', steps: ['One', 'Two'] } },
};
const withTitle = (locale: 'ko' | 'en', title: string, of = base) => ({
	...of,
	texts: { ...of.texts, [locale]: { ...of.texts[locale], title } },
});

test('fields are the same whatever their order, and what is not said is nothing', () => {
	expect(isSame({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
	expect(isSame({ a: undefined }, {})).toBe(true);
	expect(isSame([1, 2], [2, 1])).toBe(false);
	expect(isSame(undefined, null)).toBe(true);
});

test('two revisions are told apart field by field, in each language', () => {
	const after = { ...withTitle('en', 'The palace'), price: { childWon: 50, won: 120, unit: 'person' } };
	expect(compareContents(base, after)).toEqual([
		{ at: 'price', before: base.price, after: after.price },
		{ at: 'texts.en.title', before: 'Palace', after: 'The palace' },
	]);
	const shorter = { ...base, texts: { ko: base.texts.ko } };
	expect(compareContents(base, shorter).map(({ at, after: left }) => [at, left])).toEqual([
		['texts.en.steps', null],
		['texts.en.title', null],
	]);
	expect(compareContents(base, structuredClone(base))).toEqual([]);
});

describe('when two have edited the same thing', () => {
	const mine = { ...withTitle('en', 'My palace'), pictures: ['b', 'a'] };
	const theirs = withTitle('ko', '경복궁', { ...withTitle('en', 'Their palace'), pictures: ['b', 'a'] });

	test('each field says who changed it', () => {
		expect(meetContents({ base, mine, theirs }).map(({ at, by }) => [at, by])).toEqual([
			['pictures', 'both-same'],
			['texts.en.title', 'both'],
			['texts.ko.title', 'them'],
		]);
		expect(meetContents({ base, mine, theirs })[1]).toEqual({
			at: 'texts.en.title',
			base: 'Palace',
			mine: 'My palace',
			theirs: 'Their palace',
			by: 'both',
		});
	});

	test('together they keep what both did, and mine where both did otherwise', () => {
		const merged = mergeContents({ base, mine, theirs });
		expect(merged).toEqual({
			...base,
			pictures: ['b', 'a'],
			texts: { ko: { ...base.texts.ko, title: '경복궁' }, en: { ...base.texts.en, title: 'My palace' } },
		});
		expect(theirs.texts.en.title).toBe('Their palace');
	});

	test('a language that one added and one that one took away are kept so', () => {
		type Any = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> };
		const added: Any = { ...base, texts: { ...base.texts, th: { title: 'วัง' } } };
		const taken: Any = { ...base, texts: { ko: base.texts.ko } };
		expect(mergeContents<Any>({ base, mine: added, theirs: taken }).texts).toEqual({
			ko: base.texts.ko,
			th: { title: 'วัง' },
		});
		expect(mergeContents<Any>({ base, mine: taken, theirs: added }).texts).toEqual({
			ko: base.texts.ko,
			th: { title: 'วัง' },
		});
	});

	test('a language that one took away while the other wrote in it stays, whole', () => {
		type Any = Record<string, unknown> & { texts: Record<string, Record<string, unknown>> };
		const taken: Any = { ...base, texts: { ko: base.texts.ko } };
		const written: Any = withTitle('en', 'The palace');
		for (const [mine, theirs] of [
			[taken, written],
			[written, taken],
		] as const)
			expect(mergeContents<Any>({ base, mine, theirs }).texts).toEqual(written.texts);
	});

	test('merging with nobody, or with oneself, changes nothing', () => {
		expect(mergeContents({ base, mine, theirs: base })).toEqual(mine);
		expect(mergeContents({ base, mine: base, theirs })).toEqual(theirs);
		expect(mergeContents({ base, mine, theirs: mine })).toEqual(mine);
	});
});
