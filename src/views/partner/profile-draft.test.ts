import { expect, test } from 'vitest';
import { bodyOf, draftOf, faultsOf } from './profile-draft.ts';

const words = { name: 'Lumi', trade: 'Clinic', intro: 'Hello.' };
const draft = draftOf({
	providerId: null,
	portrait: 'portrait-1',
	isPublic: false,
	missing: ['texts'],
	pictures: [],
	hiddenPictures: [],
	texts: { en: words },
	region: 'seoul',
	languages: ['en'],
	foundedYear: 2015,
	answersWithinHours: 24,
});

test('a language is written whole or not at all', () => {
	expect(faultsOf(draft, 2026)).toEqual({});
	const half = { ...draft, texts: { ...draft.texts, ru: { name: 'Луми', trade: ' ', intro: '' } } };
	expect(faultsOf(half, 2026)).toEqual({ 'texts.ru.trade': 'required', 'texts.ru.intro': 'required' });
});

test('at least one language, one spoken language and a year that has begun', () => {
	const none = { ...draft, texts: { ...draft.texts, en: { name: '', trade: '', intro: '' } }, languages: [] };
	expect(faultsOf({ ...none, foundedYear: '2027' }, 2026)).toEqual({
		texts: 'required',
		languages: 'choose-one',
		foundedYear: 'date-wrong',
	});
});

test('languages without a word are not sent', () => {
	expect(bodyOf(draft)).toEqual({
		texts: { en: words },
		region: 'seoul',
		languages: ['en'],
		foundedYear: 2015,
		answersWithinHours: 24,
	});
});
