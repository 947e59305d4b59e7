import { expect, test } from 'vitest';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoNotices } from '#demo/notices.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { fold, wordsOf } from '#domain/search/grams.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';

const products = await loadDemo<DemoProduct>('products');

type Text = { title: string; summary?: string; alsoCalled?: readonly string[] };

/** Whatever makes a list of search words poor: too short or long, a word twice, one that is in the title anyway. */
function faultsOf({ title, summary = '', alsoCalled = [] }: Text): string[] {
	const folded = alsoCalled.map(fold);
	const told = new Set(wordsOf(`${title} ${summary}`));
	return [
		...(alsoCalled.length < 3 || alsoCalled.length > 10 ? [`${alsoCalled.length} of them`] : []),
		...alsoCalled.filter((one) => one !== one.normalize('NFC').trim() || fold(one) === ''),
		...folded.filter((one, at) => folded.indexOf(one) !== at),
		...folded.filter((one) => wordsOf(one).every((word) => told.has(word))),
	];
}

const all = [...products, ...demoNotices].flatMap(({ id, texts }) =>
	contentLocales.map((locale) => ({ id, locale, text: texts[locale] as Text })),
);

test('every product and notice has in every language what else people type for it, each once and new', () => {
	expect(all.map(({ id, locale, text }) => ({ id, locale, faults: faultsOf(text) }))).toEqual(
		all.map(({ id, locale }) => ({ id, locale, faults: [] })),
	);
});

test.each([
	['none', []],
	['too few', ['nose job', 'rhinoplasty']],
	['one twice, in other letters', ['nose job', 'Nose-Job', 'rhinoplasty', 'septum']],
	['one of the title’s own words', ['nose job', 'rhinoplasty', 'nose surgery']],
	['an empty one', ['nose job', 'rhinoplasty', '', 'septum']],
	['one with a blank at its end', ['nose job', 'rhinoplasty ', 'septum']],
])('a list with a fault is told: %s', (_, alsoCalled) => {
	expect(faultsOf({ title: 'Nose surgery consultation', alsoCalled })).not.toEqual([]);
});

/** What was typed and found nothing, with the products it means. */
test.each([
	['en', 'rhinoplasty', 'rhinoplasty-consultation'],
	['en', 'IVF', 'fertility-first-visit'],
	['en', 'cherry blossom', 'yeouido-blossom-walk'],
	['en', 'bullet train', 'ktx-seoul-busan'],
	['en', 'ICN', 'incheon-airport-pick-up'],
	['ru', 'сауна', 'clay-sauna-and-scrub'],
	['ru', 'блефаропластика', 'eyelid-surgery-consultation'],
	['ru', 'лазерная коррекция', 'vision-correction-examination'],
	['th', 'ใบไม้แดง', 'naejangsan-maple-day'],
	['th', 'คยองบกกุง', 'gyeongbokgung-before-opening'],
	['th', 'เจจู', 'seoul-jeju-flight'],
	['vn', 'trị mụn', 'scar-and-acne-care'],
	['vn', 'làm răng', 'dental-check-and-cleaning'],
	['id', 'cek kesehatan', 'one-day-health-screening'],
	['id', 'bayi tabung', 'fertility-first-visit'],
] as const)('in %s “%s” is a name of %s', (locale, typed, id) => {
	expect(products.find((one) => one.id === id)?.texts[locale].alsoCalled?.map(fold)).toContain(fold(typed));
});
