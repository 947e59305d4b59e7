import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/api/product.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { translatorIn } from '#i18n/translator.ts';
import { productQuestions } from './product-questions.ts';

const compiled = (words: object): object =>
	Object.fromEntries(
		Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compiled(word)]),
	);

function productWords(locale: Locale) {
	const [list = {}, detail = {}] = ['product', 'product-detail'].map((file) =>
		JSON.parse(readFileSync(new URL(`../../../../i18n/messages/${locale}/${file}.json`, import.meta.url), 'utf8')),
	);
	const product = compiled({ ...list, ...detail }) as unknown as Messages['product'];
	return translatorIn(locale, { product })('product');
}

const tour = {
	area: 'travel',
	kind: 'day-tour',
	cancellation: 'day-tour',
	confirmation: 'instant',
	languages: ['en', 'ru'],
	depositFromWon: 50_000,
	price: { unit: 'person' },
	meetingPoint: '',
} as unknown as ProductDetail;

const cancelAnswer = (locale: Locale) => productQuestions(tour, productWords(locale))[0]?.answer ?? '';

test.each(['en', 'ru', 'vn', 'id'] as const)(
	'in %s, no step of a scale begins with a capital inside the sentence',
	(locale) => {
		const [scale = ''] = cancelAnswer(locale).split('. ');
		const steps = scale.split('; ');
		expect(steps.length).toBeGreaterThan(1);
		expect(steps[0]).toMatch(/^\p{Lu}/u);
		for (const step of steps.slice(1)) expect(step).toMatch(/^\p{Ll}/u);
	},
);
