import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../tests/support/catalogue-faults.ts';
import { type Said, type Term, termFaults } from '../../tests/support/term-faults.ts';
import { allLocales, type Locale } from './locales.ts';

const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const terms = readJson<Term[]>('terms.json');

const saidIn = (locale: Locale, at: string, messages: Messages): Said[] =>
	Object.entries(messages).flatMap(([key, value]) =>
		typeof value === 'string'
			? [{ at: `${locale}: ${at}.${key}`, locale, text: value }]
			: saidIn(locale, `${at}.${key}`, value),
	);

const messagesOf = (locale: Locale): Said[] =>
	readdirSync(new URL(`messages/${locale}/`, import.meta.url)).flatMap((file) =>
		saidIn(locale, file.replace('.json', ''), readJson<Messages>(`messages/${locale}/${file}`)),
	);

describe('the term base', () => {
	it.each(allLocales)('is followed by every message in %s', (locale) => {
		expect(termFaults(terms, messagesOf(locale))).toEqual([]);
	});

	it('has a word in each language for each thing, and avoids none of its own words', () => {
		expect(terms.length).toBeGreaterThan(40);
		for (const { words } of terms) expect(Object.keys(words).toSorted()).toEqual([...allLocales].toSorted());
		const own = terms.flatMap(({ words }) =>
			allLocales.map((locale) => ({ at: words.en, locale, text: words[locale] })),
		);
		expect(termFaults(terms, own)).toEqual([]);
	});
});

describe('a planted word is found', () => {
	const planted = terms.flatMap(({ words, avoid }) =>
		(Object.entries(avoid) as [Locale, string[]][]).flatMap(([locale, list]) =>
			list.map((word) => [locale, word, words[locale]] as const),
		),
	);

	it.each(planted)('%s: %s', (locale, word, say) => {
		const sentence = locale === 'ko' || locale === 'th' ? `{name}${word}{name}` : `{name} ${word}, {name}.`;
		const inside = `{health, select, yes {${sentence}} other {}}`;
		for (const text of [word, sentence, inside])
			expect(termFaults(terms, [{ at: 'here', locale, text }])).toContain(`here says “${word}”; the word is “${say}”`);
	});

	it('as a word of its own, not within another, nor as the name of an argument or a choice', () => {
		const en = (text: string) => termFaults(terms, [{ at: 'here', locale: 'en', text }]);
		expect(en('We have sent an e-mail; e-mails follow.')).toEqual([]);
		expect(en('{persons, plural, one {# person} other {# people}}')).toEqual([]);
		expect(en('{state, select, canceled {Cancelled} other {}}')).toEqual([]);
		expect(en('A mail is on its way.')).toHaveLength(1);
	});
});

/** Those that messages count by. A number that stands at the end of a line without its counter is read twice. */
const thaiCounters =
	/(?:number\}|#|\d) (?:รายการ|วัน|ชั่วโมง|นาที|วินาที|ตัวอักษร|รูป|ท่าน|ใบ|กลุ่ม|ห้อง|คัน|ที่|คิว|คน(?!ขับ)|คืน|เตียง|เรื่อง|ตัว|ราย|ครั้ง|ข้อความ|บรรทัด|แถว|หลัก|ปี)/;

it('in Thai a number and its counter stay on one line', () => {
	expect(messagesOf('th').filter(({ text }) => thaiCounters.test(text))).toEqual([]);
});
