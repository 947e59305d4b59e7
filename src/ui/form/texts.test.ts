import { expect, test } from 'vitest';
import { allLocales } from '#i18n/locales.ts';
import { isWritten, languageOf, languageToOpen, textFaults, textsOf, writtenTexts } from './texts.ts';

const blank = { name: '', intro: '' };
const hello = { name: 'Lumi', intro: 'Hello.' };

test('every language has its fields, written or not', () => {
	const texts = textsOf({ en: hello }, blank);
	expect(Object.keys(texts)).toEqual(allLocales);
	expect(texts.th).toEqual(blank);
	expect(writtenTexts(texts)).toEqual({ en: hello });
});

test('a language is written whole or not at all, and one of them at least', () => {
	expect(textFaults(textsOf({ en: hello }, blank))).toEqual({});
	expect(textFaults(textsOf({}, blank))).toEqual({ texts: 'required' });
	expect(textFaults(textsOf({ en: hello, ru: { name: 'Луми', intro: ' ' } }, blank))).toEqual({
		'texts.ru.intro': 'required',
	});
	expect(textFaults(textsOf({ ko: { name: ' ', intro: '안녕' } }, blank), 'words')).toEqual({
		'words.ko.name': 'required',
	});
	expect(isWritten(hello)).toBe(true);
	expect(isWritten({ ...hello, intro: ' ' })).toBe(false);
});

test('what is wrong opens its language, unless one that is wrong is open', () => {
	expect(languageOf('texts.ru.name')).toBe('ru');
	expect(languageOf('texts')).toBeUndefined();
	expect(languageOf('languages')).toBeUndefined();
	expect(languageToOpen(['texts.ru.name', 'texts.th.name'], 'th')).toBe('th');
	expect(languageToOpen(['texts.ru.name', 'texts.th.name'], 'en')).toBe('ru');
	expect(languageToOpen(['foundedYear'], 'en')).toBe('en');
});
