import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SlotValue } from '#domain/phrase/phrase-message.ts';
import { type PhraseId, phraseIds, phrases, type SlotType, slotsOf } from '#domain/phrase/phrases.ts';
import { wordsOf } from '../../tests/support/words-of.ts';
import { allLocales, type Locale } from './locales.ts';
import { sayPhrase } from './say-phrase.ts';
import { translatorIn } from './translator.ts';

const bookIn = (locale: Locale) => translatorIn(locale, wordsOf(locale, ['phrase-book']))('phrase');
const books = Object.fromEntries(allLocales.map((locale) => [locale, bookIn(locale)])) as Record<
	Locale,
	ReturnType<typeof bookIn>
>;
const sources = (locale: Locale): Record<PhraseId, string> =>
	JSON.parse(readFileSync(new URL(`messages/${locale}/phrase-book.json`, import.meta.url), 'utf8')).say;
const say = (locale: Locale, phrase: PhraseId, slots: Record<string, SlotValue> = {}) =>
	sayPhrase({ phrase, slots }, locale, books[locale]);

/** One of each, told apart from all the others by what is written. */
const samples: Record<SlotType, (at: number) => SlotValue> = {
	date: (at) => `2026-12-1${at}`,
	time: (at) => `1${at}:45`,
	number: (at) => 31 + at,
	minutes: (at) => 61 + at,
	won: (at) => 123_450 + at,
	language: () => 'th',
	name: (at) => `Ploy${at}`,
	place: (at) => `Anguk${at}`,
	text: (at) => `words${at}`,
};

function written(type: SlotType, at: number, locale: Locale): string {
	if (type === 'date') return `2026.12.1${at} (`;
	if (type === 'won') return `₩123,45${at}`;
	if (type === 'language') return books[locale]('language.th');
	return String(samples[type](at));
}

test.each(allLocales)('%s says every phrase of the book, and no other, with every gap in it', (locale) => {
	expect(Object.keys(sources(locale))).toEqual(phraseIds);
	for (const id of phraseIds) {
		const slots = Object.entries(slotsOf(id));
		const values = Object.fromEntries(slots.map(([name, type], at) => [name, samples[type](at)]));
		const text = say(locale, id, values);
		expect(text, id).not.toMatch(/[{}[\]#]/);
		for (const [at, [, type]] of slots.entries()) expect(text, id).toContain(written(type, at, locale));
	}
});

test.each(allLocales)('%s shows open gaps as such', (locale) => {
	for (const id of phraseIds) {
		const gaps = say(locale, id).match(/\[[^\]]+\]/g) ?? [];
		expect(gaps, id).toHaveLength(Object.keys(slotsOf(id)).length);
	}
});

test('days, money and numbers are written as the reader writes them', () => {
	const deposit = { won: 1_500_000, date: '2026-12-01' };
	expect(say('en', 'deposit', deposit)).toBe('The deposit is ₩1,500,000. Please transfer it by 2026.12.01 (Tue).');
	expect(say('th', 'deposit', deposit)).toBe('เงินมัดจำ ₩1,500,000 กรุณาโอนภายใน 2026.12.01 (อ.)');
	expect(say('vn', 'my-language', { language: 'ru' })).toBe('Ngôn ngữ của tôi: tiếng Nga.');
	expect(say('ko', 'offer-time', { date: '2026-12-01', time: '14:30' })).toBe(
		'2026.12.01 (화) 14:30(KST)에 가능합니다.',
	);
});

test.each([
	[1, 'Приходите, пожалуйста, на 1 минуту раньше.'],
	[2, 'Приходите, пожалуйста, на 2 минуты раньше.'],
	[15, 'Приходите, пожалуйста, на 15 минут раньше.'],
	[21, 'Приходите, пожалуйста, на 21 минуту раньше.'],
])('Russian has its three forms: %i', (minutes, text) => {
	expect(say('ru', 'arrive-early', { minutes }).replaceAll('\u00a0', ' ')).toBe(text);
});

test('English has one and many', () => {
	expect(say('en', 'fasting', { hours: 1 })).toBe('Please eat nothing for 1 hour before the visit.');
	expect(say('en', 'fasting', { hours: 8 })).toBe('Please eat nothing for 8 hours before the visit.');
	expect(say('en', 'we-are', { adults: 2, children: 0 })).toBe('There will be 2 adults.');
	expect(say('en', 'we-are', { adults: 1, children: 1 })).toBe('There will be 1 adult and 1 child.');
});

/** A number of a door and a share of a hundred: no noun is counted by them. */
const uncounted = new Set(['exit', 'percent']);

test.each(['en', 'ru'] as const)('%s has the noun’s form for each number', (locale) => {
	const source = sources(locale);
	for (const id of phraseIds)
		for (const [name, type] of Object.entries(slotsOf(id)))
			if ((type === 'number' || type === 'minutes') && !uncounted.has(name))
				expect(source[id], id).toContain(`{${name}, plural,`);
});

const isWords = (type: SlotType) => type === 'name' || type === 'place' || type === 'text' || type === 'language';

test('in Russian no name, place or language stands where it would have to be declined', () => {
	const source = sources('ru');
	const needsNoCase = (name: string) => new RegExp(`(?:: |\\? |«|Здравствуйте, |зовут )\\{${name}\\}`, 'u');
	for (const id of phraseIds)
		for (const [name, type] of Object.entries(slotsOf(id)))
			if (isWords(type)) expect(source[id].replaceAll('\u00a0', ' '), id).toMatch(needsNoCase(name));
});

test('in Korean no particle after words depends on how they end', () => {
	const source = sources('ko');
	for (const id of phraseIds)
		for (const [name, type] of Object.entries(slotsOf(id)))
			if (isWords(type) || type === 'date' || type === 'time')
				expect(source[id], id).not.toMatch(
					new RegExp(`\\{${name}\\}(?:은|는|이(?!나|입)|가|을|를|과|와|으로|로)`, 'u'),
				);
});

test('nothing is promised, nobody is the best, and no particle tells who speaks', () => {
	const never: Record<Locale, RegExp> = {
		ko: /최고|최저|보장|완치|1위/,
		en: /\b(?:best|cheapest|guarantee\w*|cure|safest|painless)\b/i,
		ru: /лучш(?!е)|гарант|излеч|безболезнен|самый/i,
		th: /ที่สุด|รับประกัน|รักษาหาย|ครับ|ค่ะ|คะ(?!แนน)/,
		vn: /(?:tốt|rẻ|an toàn|hiệu quả|giỏi) nhất|hàng đầu|đảm bảo|cam kết|chữa khỏi/i,
		id: /\bter(?:baik|murah|aman)\b|dijamin|sembuh/i,
	};
	for (const locale of allLocales)
		for (const [id, text] of Object.entries(sources(locale)))
			expect(text, `${locale} ${id}`).not.toMatch(never[locale]);
});

test('a clinic’s phrases call a guest in Vietnamese by one name', () => {
	for (const [id, text] of Object.entries(sources('vn'))) {
		expect(text, id).not.toMatch(/(?<!\p{L})(?:bạn|Bạn|anh|chị)(?!\p{L})/u);
		if (text.includes('Quý khách'))
			expect(phrases[id as PhraseId].of ?? phrases[id as PhraseId].kinds, id).toBeDefined();
	}
});
