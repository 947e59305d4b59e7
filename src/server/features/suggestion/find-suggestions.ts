import type { Suggestions, suggestionEndpoints } from '#contract/api/suggestion.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { type ContentLocale, contentLocales, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { topOf } from '#domain/kernel/top-of.ts';
import { highlight } from '#domain/search/highlight.ts';
import { nearness } from '#domain/search/nearness.ts';
import { askedPieces } from '#domain/search/words.ts';
import { catalogueOf, type OpenCatalogue } from '#server/features/product/catalogue-cache.ts';
import { cachedPromotions, haveable } from '#server/features/promotion/promotion-cache.repo.ts';
import { areasOf, cachedProviders, type ListedProvider } from '#server/features/provider/provider-list.repo.ts';
import type { Pool } from '#server/queries.ts';
import {
	type KnownName,
	type KnownPlace,
	kindNames,
	knownPlaces,
	knownProvider,
	matching,
	regionNames,
} from './known-names.ts';
import { cachedPlaces, findSuggestedProducts, type SuggestedProduct } from './suggestion.repo.ts';
import { createSuggestionCache } from './suggestion-cache.ts';

type Query = InputOf<(typeof suggestionEndpoints)['GET /api/suggestions']>['query'];

const most = { candidates: 12, products: 5, places: 3, providers: 3, marks: 12 };

/** The search forgives; beside something that fits, what fits so much less is only noise. */
const farFromBest = 0.8;

/** The pieces of what is cached are cut once, not for every letter typed. */
function once<Rows extends object, Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
	const made = new WeakMap<Rows, Made>();
	return (rows) => {
		const known = made.get(rows) ?? make(rows);
		made.set(rows, known);
		return known;
	};
}
const placesOf = once(knownPlaces);
const providersOf = once((rows: readonly ListedProvider[]): KnownName<ListedProvider>[] => rows.map(knownProvider));

/** Where one looks already, if there is something; else where there is most. */
function areaFor(thing: Pick<KnownPlace, 'offers'>, wanted: AreaSlug | undefined): AreaSlug | undefined {
	const areas = areasOf(thing);
	return areas.find((area) => area === wanted) ?? areas[0];
}

/** A text as the reader sees it, and in which language that is. */
function shownIn(text: LocaleText, language: ContentLocale): { name: string; shownLocale: ContentLocale } {
	const locale = shownLocale(text, language) ?? 'ko';
	return { name: text[locale] ?? '', shownLocale: locale };
}

/** The names of the surest hit in the other languages, each once. */
function otherNames(name: LocaleText | undefined, language: ContentLocale): Suggestions['alsoFinds'] {
	const own = name?.[shownLocale(name ?? {}, language) ?? language];
	const texts = new Map<string, ContentLocale>();
	for (const locale of contentLocales) {
		const text = name?.[locale];
		if (text && text !== own && !texts.has(text)) texts.set(text, locale);
	}
	return [...texts].map(([text, locale]) => ({ locale, text })).slice(0, 5);
}

/**
 * The products that answer best, those of the area one has chosen first among equals: that is worth a tenth of a word, another area's better
 * hit still comes first.
 */
async function findBestHits({ areas, providers, search }: OpenCatalogue, { q, area: wanted }: Query) {
	const found = await search(q);
	if (!found) return [];
	const best = topOf<{ id: string; found: number; area: AreaSlug; ratingCount: number }>(
		most.candidates,
		(one, other) => other.found - one.found || other.ratingCount - one.ratingCount || (one.id < other.id ? -1 : 1),
	);
	for (const area of areaSlugs) {
		const { places: positions, scores } = found.byArea[area];
		positions.forEach((position, at) => {
			const product = areas[area].table.entries[position];
			if (!product || !providers.has(product.providerId)) return;
			const { id, ratingCount } = product;
			best.offer({ id, found: (scores[at] ?? 0) / found.count, area, ratingCount });
		});
	}
	const score = (hit: { found: number; area: AreaSlug }) => hit.found * found.count + Number(hit.area === wanted);
	return best.items.toSorted((one, other) => score(other) - score(one));
}

type Known = {
	open: OpenCatalogue;
	places: Awaited<ReturnType<typeof cachedPlaces>>;
	houses: Awaited<ReturnType<typeof cachedProviders>>;
};

/** All but the prices, which are of the moment. */
async function findTold(reads: Pool, query: Query, known: Known) {
	const { language, q, area } = query;
	const words = askedPieces(q);
	if (words.length === 0) return { products: [], places: [], providers: [], alsoFinds: [] };
	const { products, spots, houses } = nearest(query, {
		products: await findSuggestedProducts(reads, await findBestHits(known.open, query)),
		spots: matching(placesOf(known.places), words, most.candidates),
		houses: matching(providersOf(known.houses), words, most.candidates),
	});
	const named = (name: LocaleText) => {
		const shown = shownIn(name, language);
		return { ...shown, marks: highlight(shown.name, q).slice(0, most.marks) };
	};
	return {
		products: products.slice(0, most.products).map(({ id, area: of, kind, picture, titles, placeName }) => ({
			...named(titles),
			...{ id, area: of, kind, picture },
			place: shownIn(placeName, language).name,
		})),
		places: spots.slice(0, most.places).flatMap(({ name, region, offers }) => {
			const where = areaFor({ offers }, area);
			return where ? [{ ...named(name), area: where, region, count: offers[where] ?? 0 }] : [];
		}),
		providers: houses.slice(0, most.providers).flatMap(({ id, name, trade, languages, offers }) => {
			const where = areaFor({ offers }, area);
			return where ? [{ ...named(name), id, area: where, trade: shownIn(trade, language).name, languages }] : [];
		}),
		alsoFinds: otherNames(spots[0]?.name ?? products[0]?.placeName, language),
	};
}

/** Of so much that was typed what was found is kept while it is found in the same; by database. */
const mostCached = 2_000;
const createShelf = () => createSuggestionCache<Awaited<ReturnType<typeof findTold>>>(mostCached);
const shelves = new WeakMap<Pool['$client'], ReturnType<typeof createShelf>>();

/** What somebody who is still typing may mean, in all areas and whichever of the languages it is typed in. */
export async function findSuggestions(reads: Pool, query: Query, now: Date) {
	const [open, places, houses, promotions] = await Promise.all([
		catalogueOf(reads).open(now),
		cachedPlaces(reads, '', now),
		cachedProviders(reads, '', now),
		cachedPromotions(reads),
	]);
	const shelf = shelves.get(reads.$client) ?? createShelf();
	shelves.set(reads.$client, shelf);
	const { language, area, q } = query;
	const lookedIn = [open.version, open.providers, places, houses];
	const told = await shelf(`${language} ${area} ${q}`, lookedIn, () =>
		findTold(reads, query, { open, places, houses }),
	);
	const wonOf = open.wonBy(haveable(promotions, now));
	return accept({
		...told,
		products: told.products.flatMap((one) => {
			const fromWon = wonOf(one);
			return fromWon === undefined ? [] : { ...one, fromWon };
		}),
	});
}

/** A product's word as it stands in its title (search-word.repo.ts). */
const bestFound = 14;

type Ranking<Thing> = {
	texts: (thing: Thing) => string[];
	extra: (thing: Thing) => number;
	known?: (thing: Thing) => number;
};

type Found = { products: SuggestedProduct[]; spots: KnownPlace[]; houses: ListedProvider[] };

const textsOf = (...names: readonly (LocaleText | undefined)[]) => names.flatMap((name) => Object.values(name ?? {}));

/** Of what the pieces found, what is near to it by whole words; where nothing is, what was found by its description. */
function nearest({ q, area, language }: Query, { products, spots, houses }: Found): Found {
	const rank = <Thing>(things: readonly Thing[], { texts, extra, known = () => 0 }: Ranking<Thing>) =>
		things
			.map((thing) => ({ thing, near: Math.max(nearness(q, texts(thing)), known(thing)) }))
			.map(({ thing, near }) => ({ thing, near, rank: near + extra(thing) }))
			.sort((one, other) => other.rank - one.rank);
	const ranked = {
		products: rank(products, {
			texts: ({ titles, placeName, providerName, kind, region }) =>
				textsOf(titles, placeName, providerName, kindNames.get(kind), regionNames.get(region)),
			// By another name, or only mentioned.
			known: ({ found }) => found / bestFound,
			// What stands in the name one reads is what one meant; then what one looks at already.
			extra: (product) =>
				0.2 * nearness(q, [shownIn(product.titles, language).name]) + (product.area === area ? 0.1 : 0),
		}),
		spots: rank(spots, { texts: ({ name }) => textsOf(name), extra: ({ region }) => (region ? 0.1 : 0) }),
		houses: rank(houses, { texts: ({ name, trade }) => textsOf(name, trade), extra: () => 0 }),
	};
	const best = Math.max(0, ...Object.values(ranked).flatMap((of) => of.map(({ near }) => near)));
	const nearest = <Thing>(of: readonly { thing: Thing; near: number }[]) =>
		of.filter(({ near }) => near > 0 && near >= best * farFromBest).map(({ thing }) => thing);
	return {
		products: best === 0 ? products : nearest(ranked.products),
		spots: nearest(ranked.spots),
		houses: nearest(ranked.houses),
	};
}
