import { expect, test } from 'vitest';
import { textsOf } from '#ui/form/texts.ts';
import { sourcesFor, usualSource } from './source-language.ts';

const texts = textsOf(
	{
		ko: { title: '한옥 산책', summary: ' ' },
		en: { title: 'A walk', summary: 'Two hours' },
		ru: { title: 'Прогулка', summary: '' },
	},
	{ title: '', summary: '' },
);

test('a part is translated from Korean, and from English where nothing is written in Korean', () => {
	expect(usualSource(texts, 'th', 'title')).toBe('ko');
	expect(usualSource(texts, 'th', 'summary')).toBe('en');
	// Who writes the Korean of what came in English has the English beside it.
	expect(usualSource(texts, 'ko', 'summary')).toBe('en');
	expect(usualSource(texts, 'en', 'summary')).toBe('ko');
});

test('any other language with words can be the source, never the one that is written', () => {
	expect(sourcesFor(texts, 'th', ['title', 'summary'])).toEqual(['ko', 'en', 'ru']);
	expect(sourcesFor(texts, 'th', ['summary'])).toEqual(['en']);
	expect(sourcesFor(texts, 'en', ['title', 'summary'])).toEqual(['ko', 'ru']);
});
