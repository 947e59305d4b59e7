import {
	bitsOf,
	type CatalogueProduct,
	type CatalogueTable,
	kindSlugs,
	languageShift,
	shapeParts,
	shapes,
	wordSets,
} from './catalogue-table.ts';
import {
	type ConfirmationMode,
	confirmationModes,
	type ProductTag,
	productTags,
	type Region,
	regions,
	type SpokenLanguage,
	spokenLanguages,
} from './product.ts';

export const productSorts = ['recommended', 'rating', 'price-up', 'price-down'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What a list is asked for. Several choices of one filter: one of them is enough, but every tag counts. */
export type CatalogueFilter = {
	kinds?: readonly string[] | undefined;
	regions?: readonly Region[] | undefined;
	languages?: readonly SpokenLanguage[] | undefined;
	tags?: readonly ProductTag[] | undefined;
	confirmations?: readonly ConfirmationMode[] | undefined;
	priceFrom?: number | undefined;
	priceTo?: number | undefined;
	persons?: number | undefined;
	provider?: string | undefined;
};

/** What was reckoned of the products of an area for the question, by their place among them. */
export type CatalogueColumns = {
	/** The price as a card says it. */
	won: ArrayLike<number>;
	/** Above nought: out of season. */
	later: ArrayLike<number>;
	/** Of the day asked for: `lastCallOn`. Undefined where no day was asked for. */
	lastCall?: ArrayLike<number> | undefined;
};

export type CataloguePage = {
	sort: ProductSort;
	after: { value: number; id: string } | undefined;
	limit: number;
	now: Date;
	/** From today to the day asked for. */
	daysAhead: number;
	/** How well each answers a search, by its place, nought where it does not; null where nothing was searched. */
	scores: ArrayLike<number> | null;
	/** Whether a provider may offer anything now, by its code. */
	offered: ArrayLike<number>;
};

type Count = { value: string; count: number };
export type CatalogueAnswer = {
	items: { entry: CatalogueProduct; value: number }[];
	total: number;
	facets: {
		kinds: Count[];
		regions: Count[];
		languages: Count[];
		tags: Count[];
		confirmations: Count[];
		price: { min: number; max: number };
	};
};

/** What is out of season comes after everything that is in season; who searched for it by name finds it all the same. */
const laterBy = 1_000;

/** Larger is earlier, whatever the order: a column times something, less what is out of season, and what a search adds. */
function orderOf(table: CatalogueTable, { won }: CatalogueColumns, { sort, scores }: CataloguePage) {
	const { rated, loved } = table.columns();
	if (sort === 'price-up') return { by: won, times: -1, later: 0, found: null };
	if (sort === 'price-down') return { by: won, times: 1, later: 0, found: null };
	if (sort === 'rating') return { by: rated, times: 1, later: laterBy, found: null };
	if (scores) return { by: rated, times: 0.1, later: 0, found: scores };
	return { by: loved, times: 1, later: laterBy, found: null };
}

const [byKind, byRegion, byLanguage, byTag, byConfirmation, byPrice] = [1, 2, 4, 8, 16, 32] as const;

const nothingMissed = new Uint8Array(Math.max(shapes, wordSets));

/** For each shape which filters it misses; an empty choice is no choice. */
function missedByShape({ kinds, regions: where, confirmations }: CatalogueFilter): Uint8Array {
	if (!kinds?.length && !where?.length && !confirmations?.length) return nothingMissed;
	const isMet = (words: readonly string[] | undefined, word: string | undefined) =>
		!words?.length || words.includes(word ?? '');
	const missed = new Uint8Array(shapes);
	for (let shape = 0; shape < shapes; shape += 1) {
		const { kind, region, confirmation } = shapeParts(shape);
		missed[shape] =
			(isMet(kinds, kindSlugs[kind]) ? 0 : byKind) |
			(isMet(where, regions[region]) ? 0 : byRegion) |
			(isMet(confirmations, confirmationModes[confirmation]) ? 0 : byConfirmation);
	}
	return missed;
}

/** For each set of languages and tags which filters it misses: one of the languages is enough, but every tag counts. */
function missedByWords(filter: CatalogueFilter): Uint8Array {
	const languages = bitsOf(filter.languages ?? [], spokenLanguages) << languageShift;
	const tags = bitsOf(filter.tags ?? [], productTags);
	if (languages === 0 && tags === 0) return nothingMissed;
	const missed = new Uint8Array(wordSets);
	for (let words = 0; words < wordSets; words += 1)
		missed[words] =
			(languages === 0 || (words & languages) !== 0 ? 0 : byLanguage) | ((words & tags) === tags ? 0 : byTag);
	return missed;
}

/** How many there are of each word, most first. */
const listed = (all: readonly string[], counts: ArrayLike<number>): Count[] =>
	all
		.map((value, code) => ({ value, count: counts[code] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/** Of the products that meet every filter, and of those that miss one alone, how many there are of each shape and set of words. */
const emptyCounts = (isFiltered: boolean) => ({
	shapes: new Uint32Array(shapes),
	words: new Uint32Array(wordSets),
	missing: new Map(
		isFiltered
			? [byKind, byRegion, byConfirmation].map((missed) => [missed as number, new Uint32Array(shapes)] as const)
			: [],
	),
	missingLanguage: new Uint32Array(isFiltered ? wordSets : 0),
});
type Counts = ReturnType<typeof emptyCounts>;

/** Every filter's options with how many products choosing it would show: all other filters hold, its own does not. */
function facetsOf({ shapes: met, words, missing, missingLanguage }: Counts): Omit<CatalogueAnswer['facets'], 'price'> {
	const [kind, region, confirmation] = [kindSlugs, regions, confirmationModes].map(
		({ length }) => new Uint32Array(length),
	) as [Uint32Array, Uint32Array, Uint32Array];
	const [language, tag] = [new Uint32Array(spokenLanguages.length), new Uint32Array(productTags.length)];
	const add = (counts: Uint32Array, code: number, count: number) => {
		counts[code] = (counts[code] ?? 0) + count;
	};
	const addShapes = (
		counts: Uint32Array | undefined,
		isOf: { [Part in 'kind' | 'region' | 'confirmation']?: boolean },
	) =>
		counts?.forEach((count, shape) => {
			if (count === 0) return;
			const parts = shapeParts(shape);
			if (isOf.kind) add(kind, parts.kind, count);
			if (isOf.region) add(region, parts.region, count);
			if (isOf.confirmation) add(confirmation, parts.confirmation, count);
		});
	const addBits = (counts: Uint32Array, bits: number, count: number) => {
		for (let rest = bits; rest !== 0; rest &= rest - 1) add(counts, 31 - Math.clz32(rest & -rest), count);
	};
	addShapes(met, { kind: true, region: true, confirmation: true });
	addShapes(missing.get(byKind), { kind: true });
	addShapes(missing.get(byRegion), { region: true });
	addShapes(missing.get(byConfirmation), { confirmation: true });
	for (let set = 0; set < wordSets; set += 1) {
		const count = words[set] as number;
		const without = (missingLanguage[set] ?? 0) + count;
		if (count > 0) addBits(tag, set & ((1 << languageShift) - 1), count);
		if (without > 0) addBits(language, set >> languageShift, without);
	}
	return {
		kinds: listed(kindSlugs, kind),
		regions: listed(regions, region),
		languages: listed(spokenLanguages, language),
		tags: listed(productTags, tag),
		confirmations: listed(confirmationModes, confirmation),
	};
}

type Placed = CatalogueAnswer['items'][number];

/** The first so many after a place in the order: the larger value, then the larger id. */
function firstAfter(after: { value: number; id: string } | undefined, limit: number) {
	const items: Placed[] = [];
	const isBefore = (value: number, id: string, other: Placed) =>
		value > other.value || (value === other.value && id > other.entry.id);
	const isPast = (value: number, id: string) =>
		after !== undefined && (value > after.value || (value === after.value && id >= after.id));
	return {
		/** Answers with the value below which nothing has a place any more. */
		offer(entry: CatalogueProduct, value: number): number {
			const last = items[limit - 1];
			const least = last?.value ?? Number.NEGATIVE_INFINITY;
			if (isPast(value, entry.id) || (last && !isBefore(value, entry.id, last))) return least;
			// In a large house hundreds have the value of the first page: each is put in its place by few looks at names.
			let [position, end] = [0, items.length];
			while (position < end) {
				const middle = (position + end) >> 1;
				if (isBefore(value, entry.id, items[middle] as Placed)) end = middle;
				else position = middle + 1;
			}
			for (let at = last ? limit - 1 : items.length; at > position; at -= 1) items[at] = items[at - 1] as Placed;
			items[position] = { entry, value };
			return items[limit - 1]?.value ?? Number.NEGATIVE_INFINITY;
		},
		items,
	};
}

type Asked = { columns: CatalogueColumns; page: CataloguePage };

const none: ArrayLike<number> = [];

/** One that misses a single filter counts for that filter's options. */
function countMissed({ missing, missingLanguage }: Counts, missed: number, shape: number, words: number): void {
	const of = missed === byLanguage ? missingLanguage : missing.get(missed);
	const code = missed === byLanguage ? words : shape;
	if (of) of[code] = (of[code] ?? 0) + 1;
}

/**
 * A page of an area's products in the order asked for, and every filter's options with how many products choosing it would
 * show: all other filters hold, its own does not. One look at each product, in one plain loop: at a hundred thousand products
 * a call for each of them costs more than all the rest.
 */
export function browse(table: CatalogueTable, filter: CatalogueFilter, { columns, page }: Asked): CatalogueAnswer {
	const { entries } = table;
	const { shape, words, provider, horizonDays, minPersons, maxPersons } = table.columns();
	const { won, later } = columns;
	const { offered, daysAhead } = page;
	const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY, persons = 0 } = filter;
	const only = filter.provider === undefined ? 0 : (table.providers.get(filter.provider) ?? -1);
	const [hasScores, scores] = [page.scores !== null, page.scores ?? none];
	const [hasDay, lastCall, nowMs] = [columns.lastCall !== undefined, columns.lastCall ?? none, page.now.getTime()];
	const [shapeMissed, wordsMissed] = [missedByShape(filter), missedByWords(filter)];
	const order = orderOf(table, columns, page);
	const [hasFound, found] = [order.found !== null, order.found ?? none];
	const counts = emptyCounts(shapeMissed !== nothingMissed || wordsMissed !== nothingMissed);
	const { shapes: shapeCounts, words: wordCounts } = counts;
	const first = firstAfter(page.after, page.limit);
	let [total, min, max, least] = [0, Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY];
	for (let at = 0; at < entries.length; at += 1) {
		const by = provider[at] as number;
		if (!offered[by] || (only !== 0 && by !== only)) continue;
		if (hasScores && !((scores[at] as number) > 0)) continue;
		if (hasDay && !((lastCall[at] as number) >= nowMs && (horizonDays[at] as number) >= daysAhead)) continue;
		if (persons !== 0 && (persons < (minPersons[at] as number) || persons > (maxPersons[at] as number))) continue;
		const price = won[at] as number;
		const s = shape[at] as number;
		const w = words[at] as number;
		const missed =
			(shapeMissed[s] as number) | (wordsMissed[w] as number) | (price >= priceFrom && price <= priceTo ? 0 : byPrice);
		if (missed === 0 || missed === byPrice) {
			if (price < min) min = price;
			if (price > max) max = price;
		}
		if (missed !== 0) {
			countMissed(counts, missed, s, w);
			continue;
		}
		total += 1;
		shapeCounts[s] = (shapeCounts[s] as number) + 1;
		wordCounts[w] = (wordCounts[w] as number) + 1;
		const less = order.later !== 0 && (later[at] as number) > 0 ? order.later : 0;
		const value = order.times * (order.by[at] as number) - less + (hasFound ? (found[at] as number) : 0);
		// Most of a large house comes later than a page that is full: nothing else is looked at for those.
		if (value >= least) least = first.offer(entries[at] as CatalogueProduct, value);
	}
	const price = { min: Number.isFinite(min) ? min : 0, max };
	return { items: first.items, total, facets: { ...facetsOf(counts), price } };
}
