import { bitsOf, type CatalogueProduct, type CatalogueTable, kindSlugs, type Shape } from './catalogue-table.ts';
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
	/** The places of what a search found, and how well each answers it; null where nothing was searched. */
	found: { places: ArrayLike<number>; scores: ArrayLike<number> } | null;
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

/** Larger is earlier, whatever the order: a column times something and what a search adds, less what is out of season. */
function orderOf(table: CatalogueTable, { won }: CatalogueColumns, { sort, found }: CataloguePage) {
	const { rated, loved } = table.columns();
	if (sort === 'price-up') return { by: won, times: -1, later: 0, scores: undefined };
	if (sort === 'price-down') return { by: won, times: 1, later: 0, scores: undefined };
	if (sort === 'rating') return { by: rated, times: 1, later: laterBy, scores: undefined };
	if (found) return { by: rated, times: 0.1, later: 0, scores: found.scores };
	return { by: loved, times: 1, later: laterBy, scores: undefined };
}

const [byKind, byRegion, byLanguage, byTag, byConfirmation] = [1, 2, 4, 8, 16] as const;

/** Whether each word is chosen, by its code; an empty choice is no choice. */
const chosenOf = <Word extends string>(chosen: readonly Word[] | undefined, all: readonly Word[]): Uint8Array =>
	Uint8Array.from(all, (word) => Number(!chosen?.length || chosen.includes(word)));

/** Which filters each shape misses: one of several languages is enough, but every tag counts. */
function missedBy(filter: CatalogueFilter, shapes: readonly Shape[]): Uint8Array {
	const kind = chosenOf(filter.kinds, kindSlugs);
	const region = chosenOf(filter.regions, regions);
	const confirmation = chosenOf(filter.confirmations, confirmationModes);
	const languages = bitsOf(filter.languages ?? [], spokenLanguages);
	const tags = bitsOf(filter.tags ?? [], productTags);
	return Uint8Array.from(
		shapes,
		(shape) =>
			(kind[shape.kind] ? 0 : byKind) |
			(region[shape.region] ? 0 : byRegion) |
			(confirmation[shape.confirmation] ? 0 : byConfirmation) |
			(languages === 0 || (shape.languages & languages) !== 0 ? 0 : byLanguage) |
			((shape.tags & tags) === tags ? 0 : byTag),
	);
}

/** How many there are of each word, most first. */
const listed = (all: readonly string[], counts: ArrayLike<number>): Count[] =>
	all
		.map((value, code) => ({ value, count: counts[code] ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/**
 * Every filter's options with how many products choosing it would show, of how many there are of each shape: all other filters
 * hold, its own does not. Only of tags, which add up, those of what is shown.
 */
function facetsOf(shapes: readonly Shape[], missed: Uint8Array, counts: Uint32Array) {
	const ofEach = (words: readonly string[]) => new Uint32Array(words.length);
	const [kind, region, confirmation] = [ofEach(kindSlugs), ofEach(regions), ofEach(confirmationModes)];
	const [language, tag] = [ofEach(spokenLanguages), ofEach(productTags)];
	const add = (sums: Uint32Array, code: number, count: number) => {
		sums[code] = (sums[code] ?? 0) + count;
	};
	const addBits = (sums: Uint32Array, bits: number, count: number) => {
		for (let rest = bits; rest !== 0; rest &= rest - 1) add(sums, 31 - Math.clz32(rest & -rest), count);
	};
	let total = 0;
	shapes.forEach((shape, number) => {
		const [count, misses] = [counts[number] as number, missed[number] as number];
		if (count === 0) return;
		if ((misses & ~byKind) === 0) add(kind, shape.kind, count);
		if ((misses & ~byRegion) === 0) add(region, shape.region, count);
		if ((misses & ~byConfirmation) === 0) add(confirmation, shape.confirmation, count);
		if ((misses & ~byLanguage) === 0) addBits(language, shape.languages, count);
		if (misses !== 0) return;
		addBits(tag, shape.tags, count);
		total += count;
	});
	const facets = {
		kinds: listed(kindSlugs, kind),
		regions: listed(regions, region),
		languages: listed(spokenLanguages, language),
		tags: listed(productTags, tag),
		confirmations: listed(confirmationModes, confirmation),
	};
	return { total, facets };
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

/**
 * Which products can be had as they are asked for but for their shapes, by place, and how many there are of each shape; `min` and
 * `max` are the prices of each shape, whichever prices are asked for.
 */
type Tally = { isHad: Uint8Array; counts: Uint32Array; min: Float64Array; max: Float64Array };

/** One look at each product, in one plain loop: at a hundred thousand products a call for each of them costs more than all the rest. */
function tallyOf(table: CatalogueTable, filter: CatalogueFilter, { columns, page }: Asked): Tally {
	const { shapes, entries } = table;
	const { shape, provider, horizonDays, minPersons, maxPersons } = table.columns();
	const { won } = columns;
	const { offered, daysAhead } = page;
	const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY, persons = 0 } = filter;
	const only = filter.provider === undefined ? 0 : (table.providers.get(filter.provider) ?? -1);
	const [hasDay, lastCall, nowMs] = [columns.lastCall !== undefined, columns.lastCall ?? none, page.now.getTime()];
	const places = page.found?.places;
	const isHad = new Uint8Array(entries.length);
	const counts = new Uint32Array(shapes.length);
	const min = new Float64Array(shapes.length).fill(Number.POSITIVE_INFINITY);
	const max = new Float64Array(shapes.length);
	const looks = places?.length ?? entries.length;
	for (let nth = 0; nth < looks; nth += 1) {
		const at = places ? (places[nth] as number) : nth;
		const by = provider[at] as number;
		if (!offered[by] || (only !== 0 && by !== only)) continue;
		if (hasDay && !((lastCall[at] as number) >= nowMs && (horizonDays[at] as number) >= daysAhead)) continue;
		if (persons !== 0 && (persons < (minPersons[at] as number) || persons > (maxPersons[at] as number))) continue;
		const number = shape[at] as number;
		const price = won[at] as number;
		if (price < (min[number] as number)) min[number] = price;
		if (price > (max[number] as number)) max[number] = price;
		if (!(price >= priceFrom && price <= priceTo)) continue;
		isHad[at] = 1;
		counts[number] = (counts[number] as number) + 1;
	}
	return { isHad, counts, min, max };
}

/** Between which prices the products of these shapes are. */
function pricesOf({ min, max }: Tally, isOf: (shape: number) => boolean): { min: number; max: number } {
	const least = min.reduce((one, price, shape) => (isOf(shape) && price < one ? price : one), Number.POSITIVE_INFINITY);
	const most = max.reduce((one, price, shape) => (isOf(shape) && price > one ? price : one), 0);
	return { min: Number.isFinite(least) ? least : 0, max: most };
}

/** How many products of each kind are offered. */
export function countKinds(table: CatalogueTable, offered: ArrayLike<number>): ReadonlyMap<string, number> {
	const { entries, shapes } = table;
	const { shape, provider } = table.columns();
	const counts = new Uint32Array(shapes.length);
	for (let at = 0; at < entries.length; at += 1)
		if (offered[provider[at] as number]) counts[shape[at] as number] = (counts[shape[at] as number] as number) + 1;
	const kinds = new Map<string, number>();
	counts.forEach((count, number) => {
		const kind = kindSlugs[shapes[number]?.kind ?? -1] ?? '';
		if (count > 0) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
	});
	return kinds;
}

type Kept = { changes: number; won: ArrayLike<number>; offered: ArrayLike<number>; tally: Tally };
const kept = new WeakMap<CatalogueTable, Kept>();

/** All that is offered, which is counted anew when something has changed: of an area the last tally is kept. */
function wholeTally(table: CatalogueTable, asked: Asked): Tally {
	const [changes, won, offered] = [table.changes(), asked.columns.won, asked.page.offered];
	const known = kept.get(table);
	if (known && known.changes === changes && known.won === won && known.offered === offered) return known.tally;
	const tally = tallyOf(table, {}, asked);
	kept.set(table, { changes, won, offered, tally });
	return tally;
}

/** Whoever chooses by shapes alone is counted nothing anew; prices that leave out nothing choose nothing. */
function tallyFor(table: CatalogueTable, filter: CatalogueFilter, asked: Asked): Tally {
	const { provider, persons, priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter;
	if (provider === undefined && persons === undefined && !asked.columns.lastCall && !asked.page.found) {
		const whole = wholeTally(table, asked);
		const { min, max } = pricesOf(whole, () => true);
		if (priceFrom <= min && priceTo >= max) return whole;
	}
	return tallyOf(table, filter, asked);
}

type Chosen = { isHad: Uint8Array; missed: Uint8Array };

/**
 * The first of those that can be had and are of a shape that is asked for. Most of a large house comes later than a page that is
 * full: of those nothing is looked at but the number they are put in order by.
 */
function firstOf(table: CatalogueTable, { columns, page }: Asked, { isHad, missed }: Chosen): Placed[] {
	const { entries } = table;
	const { shape } = table.columns();
	const { by, times, later: less, scores } = orderOf(table, columns, page);
	const places = page.found?.places;
	const first = firstAfter(page.after, page.limit);
	const looks = places?.length ?? entries.length;
	let least = Number.NEGATIVE_INFINITY;
	for (let nth = 0; nth < looks; nth += 1) {
		const at = places ? (places[nth] as number) : nth;
		const most = times * (by[at] as number) + (scores ? (scores[nth] as number) : 0);
		if (most < least || !isHad[at] || missed[shape[at] as number] !== 0) continue;
		const value = less !== 0 && (columns.later[at] as number) > 0 ? most - less : most;
		if (value >= least) least = first.offer(entries[at] as CatalogueProduct, value);
	}
	return first.items;
}

/**
 * A page of an area's products in the order asked for, and every filter's options with how many products choosing it would
 * show. What a filter chooses by words is asked of the shapes, of which there are few.
 */
export function browse(table: CatalogueTable, filter: CatalogueFilter, asked: Asked): CatalogueAnswer {
	const missed = missedBy(filter, table.shapes);
	const tally = tallyFor(table, filter, asked);
	const { total, facets } = facetsOf(table.shapes, missed, tally.counts);
	const price = pricesOf(tally, (shape) => missed[shape] === 0);
	const items = firstOf(table, asked, { isHad: tally.isHad, missed });
	return { items, total, facets: { ...facets, price } };
}
