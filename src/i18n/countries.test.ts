import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/country-codes.ts';
import { loadCountries, searchCountries, sortCountries } from './countries.ts';
import { allLocales } from './locales.ts';

const languages = await Promise.all(allLocales.map(loadCountries));

describe('Country list: about 250 country and territory names keyed by two-letter codes', () => {
	it('has 250 codes, sorted, each once', () => {
		expect(countryCodes).toHaveLength(250);
		expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
	});

	it.each(allLocales)('%s names every country and no other', async (locale) => {
		expect(Object.keys(await loadCountries(locale))).toEqual(countryCodes);
	});

	it.each(allLocales)('%s gives each country a name of its own, which is no code', async (locale) => {
		const names = Object.values(await loadCountries(locale));
		expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
		for (const name of names) {
			expect(name).toBe(name.trim().normalize('NFC'));
			expect(name).not.toMatch(/^[A-Z]{0,2}$|['"&]/);
		}
	});

	it('writes each language in its script', async () => {
		const scripts = { ko: /\p{Script=Hangul}/u, ru: /\p{Script=Cyrillic}/u, th: /\p{Script=Thai}/u } as const;
		for (const [locale, script] of Object.entries(scripts)) {
			for (const name of Object.values(await loadCountries(locale as keyof typeof scripts))) {
				expect(name).toMatch(script);
				expect(name).not.toMatch(/\p{Script=Latin}/u);
			}
		}
		for (const locale of ['en', 'vn', 'id'] as const) {
			for (const name of Object.values(await loadCountries(locale))) {
				expect(name).toMatch(/^[\p{Script=Latin}\s()’.,-]+$/u);
			}
		}
	});
});

describe('sorting', () => {
	it.each([
		['ko', '가', '홍콩'],
		['ru', 'Австралия', 'Япония'],
		['en', 'Afghanistan', 'Zimbabwe'],
		['id', 'Afganistan', 'Zimbabwe'],
	] as const)('%s begins and ends where its dictionary does', async (locale, first, last) => {
		const sorted = sortCountries(await loadCountries(locale), locale);
		expect(sorted).toHaveLength(250);
		expect(sorted[0]?.name.startsWith(first)).toBe(true);
		expect(sorted.at(-1)?.name).toBe(last);
	});

	it('sorts Thai by the consonant, not by the vowel written before it', async () => {
		const names = sortCountries(await loadCountries('th'), 'th').map(({ name }) => name);
		expect(names.indexOf('เกาหลีใต้')).toBeLessThan(names.indexOf('คูเวต'));
	});

	it('puts Đ after D in Vietnamese and Å with A in English', async () => {
		const vietnamese = sortCountries(await loadCountries('vn'), 'vn').map(({ name }) => name);
		expect(vietnamese.indexOf('Djibouti')).toBeLessThan(vietnamese.indexOf('Đức'));
		expect(vietnamese.indexOf('Đức')).toBeLessThan(vietnamese.indexOf('Ecuador'));
		const english = sortCountries(await loadCountries('en'), 'en').map(({ name }) => name);
		expect(english.indexOf('Åland Islands')).toBeLessThan(english.indexOf('Albania'));
	});
});

describe('searching', () => {
	it.each([
		['ไทย', 'TH'],
		['Вьетнам', 'VN'],
		['viet nam', 'VN'],
		['việt nam', 'VN'],
		['Việt Nam'.normalize('NFD'), 'VN'],
		['VIETNAM', 'VN'],
		['러시아', 'RU'],
		['indonesia', 'ID'],
		['turkiye', 'TR'],
		['đức', 'DE'],
		['duc', 'DE'],
		['cote divoire', 'CI'],
		['côte d’ivoire', 'CI'],
		['เกาหลี', 'KR'],
		['гонконг', 'HK'],
		['guinea-bissau', 'GW'],
	])('%s finds %s', (text, code) => {
		expect(searchCountries(languages, text)).toContain(code);
	});

	it('puts the names that begin with the text first', () => {
		expect(searchCountries(languages, 'oman')[0]).toBe('OM');
		expect(searchCountries(languages, 'нигер').slice(0, 2)).toEqual(['NE', 'NG']);
	});

	it('finds every country before anything is typed, and none for nonsense', () => {
		expect(searchCountries(languages, ' ')).toHaveLength(250);
		expect(searchCountries(languages, 'zzzz')).toEqual([]);
	});
});
