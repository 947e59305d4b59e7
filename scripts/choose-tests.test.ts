import { expect, test } from 'vitest';
import { chooseByWords, journeysOfChange, type TestFile } from './choose-tests.ts';

const journey = (name: string, ...titles: string[]): TestFile => ({
	path: `tests/e2e/${name}.e2e.ts`,
	text: titles.map((title) => `test('${title}', async () => {\n});\n`).join(''),
});
const rule = (path: string): TestFile => ({ path, text: '' });

const tests = [
	rule('src/domain/voucher/voucher.test.ts'),
	rule('src/domain/notice/notice.test.ts'),
	journey('section-3-voucher', 'a guest shows it'),
	journey('section-3-mine', 'a list', 'the Voucher of one is opened'),
	journey('every-page', 'all of them'),
	journey('every-opening', 'all of them'),
];

test('a word chooses the files that have it in their path, and journeys that have it in their title', () => {
	expect(chooseByWords(tests, ['voucher'])).toEqual({
		files: ['src/domain/voucher/voucher.test.ts'],
		journeys: ['tests/e2e/section-3-voucher.e2e.ts', 'tests/e2e/section-3-mine.e2e.ts:3'],
	});
});

test('a title on the line after the call is found, at the line of the call', () => {
	const text = "\ntest.each([1])(\n\t'x',\n);\ntest(\n\t'the voucher of another',\n\tasync () => {},\n);\n";
	expect(chooseByWords([{ path: 'tests/e2e/a.e2e.ts', text }], ['voucher']).journeys).toEqual(['tests/e2e/a.e2e.ts:5']);
});

test('a word that nothing has chooses nothing', () => {
	expect(chooseByWords(tests, ['zebra'])).toEqual({ files: [], journeys: [] });
});

test('a change chooses its own journeys, and those of the noun it is about', () => {
	expect(journeysOfChange(tests, ['src/server/features/voucher/read-voucher.ts'])).toEqual([
		'tests/e2e/section-3-voucher.e2e.ts',
		'tests/e2e/section-3-mine.e2e.ts:3',
	]);
	expect(journeysOfChange(tests, ['tests/e2e/section-3-mine.e2e.ts'])).toEqual(['tests/e2e/section-3-mine.e2e.ts']);
	expect(journeysOfChange(tests, ['README.md'])).toEqual([]);
});

test('a change of what every screen is made of walks over all of them', () => {
	expect(journeysOfChange(tests, ['src/ui/button.tsx'])).toEqual([
		'tests/e2e/every-page.e2e.ts',
		'tests/e2e/every-opening.e2e.ts',
	]);
});
