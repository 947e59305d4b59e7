import { type ContentLocale, contentLocales, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { PriceList } from '#domain/product/price.ts';
import type { ProductText } from '#domain/product/product.ts';
import type { Queries } from '#server/queries.ts';
import { ratingOf } from './list-products.ts';
import { findProduct, meanAspects, sumProviderRatings } from './product.repo.ts';

/** One product with its provider, in the reader's language. */
export async function readProduct(queries: Queries, input: { id: string; language: ContentLocale }) {
	const [row, aspects, ofProvider] = await Promise.all([
		findProduct(queries, input.id),
		meanAspects(queries, input.id),
		sumProviderRatings(queries, input.id),
	]);
	const shown = row && shownLocale(titlesOf(row.product.texts), input.language);
	const text = row && shown && row.product.texts[shown];
	if (!row || !shown || !text) return refuse('not-found');

	const say = (texts: LocaleText) => texts[shownLocale(texts, input.language) ?? 'ko'] ?? '';
	const { product, provider } = row;
	const { steps, options: _, ...words } = text;
	return accept({
		...words,
		...optionsIn(product, input.language),
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
			rating: ratingOf(ofProvider.stars, ofProvider.count),
		},
	});
}

type Named = { price: PriceList; texts: Partial<Record<ContentLocale, ProductText>> };

/** The names of what can be chosen; an option without one in the reader's language has it in another. */
function optionsIn({ price, texts }: Named, language: ContentLocale): { options?: Record<string, string> } {
	const ids = (price.choices ?? []).flatMap(({ options }) => options.map(({ id }) => id));
	if (ids.length === 0) return {};
	const nameOf = (id: string) => {
		const names: LocaleText = {};
		for (const locale of contentLocales) {
			const name = texts[locale]?.options?.[id];
			if (name !== undefined) names[locale] = name;
		}
		return names[shownLocale(names, language) ?? 'ko'] ?? id;
	};
	return { options: Object.fromEntries(ids.map((id) => [id, nameOf(id)])) };
}

const titlesOf = (texts: Partial<Record<ContentLocale, { title: string }>>): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));
