import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { ratingOf } from './list-products.ts';
import { findProduct, meanAspects } from './product.repo.ts';

/** One product with its provider, in the reader's language. */
export async function readProduct(queries: Queries, input: { id: string; language: ContentLocale }) {
	const [row, aspects] = await Promise.all([findProduct(queries, input.id), meanAspects(queries, input.id)]);
	const shown = row && shownLocale(titlesOf(row.product.texts), input.language);
	const text = row && shown && row.product.texts[shown];
	if (!row || !shown || !text) return refuse('not-found');

	const say = (texts: LocaleText) => texts[shownLocale(texts, input.language) ?? 'ko'] ?? '';
	const { product, provider } = row;
	const { steps, ...words } = text;
	return accept({
		...words,
		id: product.id,
		area: product.area,
		kind: product.kind,
		shownLocale: shown,
		pictures: product.pictures,
		region: product.region,
		place: say(product.place.name),
		address: { hangul: product.place.hangul, latitude: product.place.latitude, longitude: product.place.longitude },
		minutes: product.minutes,
		nights: product.nights,
		languages: product.languages,
		tags: product.tags,
		confirmation: product.confirmation,
		minPersons: product.minPersons,
		maxPersons: product.maxPersons,
		unit: product.price.unit,
		fromWon: product.fromWon,
		price: product.price,
		leadHours: product.schedule.leadHours,
		cancellation: product.cancellation,
		steps: steps.map((step, at) => ({ time: product.stepTimes[at] ?? null, text: step })),
		rating: ratingOf(product.ratingStars, product.ratingCount),
		aspects,
		provider: {
			id: provider.id,
			name: say(provider.name),
			trade: say(provider.trade),
			intro: say(provider.intro),
			portrait: provider.portrait,
			languages: provider.languages,
			answersWithinHours: provider.answersWithinHours,
			foundedYear: provider.foundedYear,
			patientNumber: provider.patientNumber,
			patientNumberUntil: provider.patientNumberUntil,
		},
	});
}

const titlesOf = (texts: Partial<Record<ContentLocale, { title: string }>>): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));
