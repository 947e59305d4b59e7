import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageIds } from '#contract/pages.ts';
import { type Catalogues, catalogueFaults, type Messages } from '../../tests/support/catalogue-faults.ts';
import { allLocales, type Locale } from './locales.ts';

const folder = new URL('messages/', import.meta.url);

function readNouns(locale: Locale): Record<string, Messages> {
	const files = readdirSync(new URL(`${locale}/`, folder)).filter((file) => file.endsWith('.json'));
	return Object.fromEntries(
		files.map((file) => [
			file.slice(0, -'.json'.length),
			JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')) as Messages,
		]),
	);
}

const catalogues = Object.fromEntries(allLocales.map((locale) => [locale, readNouns(locale)])) as Catalogues;

describe('the catalogue', () => {
	it('says the same in all six languages', () => {
		expect(catalogueFaults(catalogues)).toEqual([]);
	});

	it('has a folder for each language and no other', () => {
		expect(readdirSync(folder).sort()).toEqual([...allLocales].sort());
	});

	it('has no file but of a noun or of a part of one: where words are loaded, what follows a hyphen is a part', () => {
		const files = Object.keys(catalogues.ko);
		expect(files.filter((file) => !files.includes(file.split('-')[0] ?? ''))).toEqual([]);
	});

	it.each(allLocales)('%s keeps the order of the source, so that two files can be read side by side', (locale) => {
		expect(JSON.stringify(withoutWords(catalogues[locale]))).toBe(JSON.stringify(withoutWords(catalogues.ko)));
	});

	it.each(allLocales)('%s has a title and a description for every page and for nothing else', (locale) => {
		const page = catalogues[locale].page ?? {};
		expect(Object.keys(page).sort()).toEqual([...pageIds].sort());
		for (const [id, words] of Object.entries(page)) {
			expect(Object.keys(words), id).toEqual(['title', 'description']);
			for (const text of Object.values(words)) expect(String(text).trim(), id).not.toBe('');
		}
	});

	it('asks nobody for a rating in a notification that something is over: it may have been treatment (VOICE)', () => {
		const rating = /평점|rating|отзыв|รีวิว|đánh giá|ulasan/i;
		for (const locale of allLocales) {
			const { kind } = catalogues[locale].notification as { kind: { reservation: { complete: string } } };
			expect(kind.reservation.complete, locale).not.toMatch(rating);
		}
	});
});

type Tree = { [key: string]: Tree | null };

const withoutWords = (messages: Messages): Tree =>
	Object.fromEntries(
		Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? null : withoutWords(value)]),
	);

/** A small catalogue without fault, in which a fault is then planted. */
function sound(): Catalogues {
	const of = (count: string, health: string, text: string) => ({
		noun: { count, health, text, page: { title: text } },
	});
	return {
		ko: of('{n, number}박', '{health, select, yes {진료} other {예약}}', '{name} 님'),
		en: of(
			'{n, plural, one {# night} other {# nights}}',
			'{health, select, yes {Appointment} other {Reservation}}',
			'Hello {name}',
		),
		ru: of(
			'{n, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}',
			'{health, select, yes {Приём} other {Бронирование}}',
			'Здравствуйте, {name}!',
		),
		th: of('{n, plural, other {# คืน}}', '{health, select, yes {นัดหมาย} other {การจอง}}', 'คุณ {name}'),
		vn: of('{n, plural, other {# đêm}}', '{health, select, yes {Lịch hẹn} other {Đặt chỗ}}', 'Xin chào {name}'),
		id: of('{n, plural, other {# malam}}', '{health, select, yes {Janji temu} other {Reservasi}}', 'Halo {name}'),
	};
}

function planted(locale: Locale, words: Messages): string[] {
	const faulty = sound();
	faulty[locale].noun = { ...faulty[locale].noun, ...words };
	return catalogueFaults(faulty);
}

describe('a planted fault among keys and files is reported', () => {
	it('and a sound catalogue has none', () => {
		expect(catalogueFaults(sound())).toEqual([]);
	});

	it('missing key', () => {
		const faulty = sound();
		delete faulty.th.noun?.text;
		expect(catalogueFaults(faulty)).toEqual(['th: noun.text is missing']);
	});

	it('missing nested key', () => {
		expect(planted('vn', { page: {} })).toEqual(['vn: noun.page.title is missing']);
	});

	it('surplus key', () => {
		expect(planted('id', { more: 'Lagi' })).toEqual(['id: noun.more is not in ko']);
	});

	it('key that only the source has', () => {
		expect(planted('ko', { more: '더 보기' })).toHaveLength(allLocales.length - 1);
	});

	it('file in one language only', () => {
		const faulty = sound();
		faulty.ru.other = {};
		expect(catalogueFaults(faulty)).toEqual(['ru: file other.json is not in ko']);
		const lacking = sound();
		lacking.ru = {};
		expect(catalogueFaults(lacking)).toContain('ru: file noun.json is missing');
	});
});

describe('a planted fault in a message is reported', () => {
	it.each<[string, Locale, Messages, string]>([
		['lost placeholder', 'vn', { text: 'Xin chào' }, 'lacks the argument {name}'],
		['misspelt placeholder', 'en', { text: 'Hello {nome}' }, 'has the argument {nome}, which ko has not'],
		['placeholder of another type', 'en', { text: 'Hello {name, number}' }, 'takes {name} as number, not as text'],
		['bare count', 'id', { count: '{n} malam' }, 'takes {n} as text, not as number'],
		[
			'missing Russian few',
			'ru',
			{ count: '{n, plural, one {# ночь} many {# ночей} other {# ночи}}' },
			'lacks the plural few of {n}',
		],
		['missing English one', 'en', { count: '{n, plural, other {# nights}}' }, 'lacks the plural one of {n}'],
		[
			'plural that is never chosen',
			'th',
			{ count: '{n, plural, one {# คืน} other {# คืน}}' },
			'has the plural one of {n}, which is never chosen',
		],
		[
			'translated option',
			'ru',
			{ health: '{health, select, да {Приём} other {Бронирование}}' },
			'chooses {health} among other, да, not among other, yes',
		],
		['message that does not parse', 'en', { text: 'Hello {name' }, 'does not parse'],
		['straight apostrophe', 'en', { text: "It's {name}" }, 'has a straight quote'],
		['straight quotation mark', 'id', { text: 'Halo "{name}"' }, 'has a straight quote'],
		['text that is not NFC', 'vn', { text: 'Xin chào {name}'.normalize('NFD') }, 'is not NFC'],
		['English left in Russian', 'ru', { text: 'Hello {name}' }, 'is the English message'],
		['English left in Korean', 'ko', { text: 'Hello {name}' }, 'has no Hangul letter'],
		['Latin words in Thai', 'th', { text: 'Khun {name}' }, 'has no Thai letter'],
		['Korean left in English', 'en', { text: 'Hello 님 {name}' }, 'has foreign letters: 님'],
		['Thai in Vietnamese', 'vn', { text: 'Xin chào คุณ {name}' }, 'has foreign letters: คณ'],
		[
			'Latin c in a Russian word',
			'ru',
			{ text: 'Здравcтвуйте, {name}' },
			'mixes Latin and Cyrillic in one word: Здравcтвуйте',
		],
	])('%s', (_, locale, words, fault) => {
		expect(planted(locale, words)).toContain(`${locale}: noun.${Object.keys(words)[0]} ${fault}`);
	});

	it('and a message of arguments alone, the same in two languages, is none', () => {
		const same = sound();
		for (const locale of ['en', 'th'] as const) same[locale].noun = { ...same[locale].noun, text: '{name}' };
		expect(catalogueFaults(same)).toEqual([]);
	});

	it('inside a nested choice', () => {
		const nested = '{health, select, yes {{n, plural, one {# ночь} other {# ночи}}} other {ночи}}';
		const faults = planted('ru', { health: nested });
		expect(faults).toContain('ru: noun.health lacks the plural few of {n}');
		expect(faults).toContain('ru: noun.health has the argument {n}, which ko has not');
	});

	it('inside a tag', () => {
		expect(planted('en', { text: 'Hello <nb>{name}</nb>' })).toEqual([
			'en: noun.text has the argument {nb}, which ko has not',
		]);
	});
});
