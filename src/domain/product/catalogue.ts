import { kinds } from '../area/areas.ts';
import type { ListedProduct } from '../promotion/listed-price.ts';
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

/** All of a product that a list filters, sorts and counts by. */
export type CatalogueProduct = ListedProduct & {
	providerId: string;
	region: Region;
	languages: readonly SpokenLanguage[];
	tags: readonly ProductTag[];
	confirmation: ConfirmationMode;
	maxPersons: number;
	ratingCount: number;
	ratingStars: number;
};

const kindSlugs = Object.keys(kinds);

/**
 * The same in numbers, since a list looks at every product of its area: single words by their place in the list of all,
 * several as bits of one number.
 */
type Codes = { kind: number; region: number; confirmation: number; languages: number; tags: number };
export type CatalogueEntry = CatalogueProduct & { readonly codes: Codes };

const bitsOf = <Word extends string>(words: readonly Word[], all: readonly Word[]): number =>
	words.reduce((bits, word) => bits | (1 << all.indexOf(word)), 0);

export const entryOf = (product: CatalogueProduct): CatalogueEntry => ({
	...product,
	codes: {
		kind: kindSlugs.indexOf(product.kind),
		region: regions.indexOf(product.region),
		confirmation: confirmationModes.indexOf(product.confirmation),
		languages: bitsOf(product.languages, spokenLanguages),
		tags: bitsOf(product.tags, productTags),
	},
});

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
	/** How well each answers a search; null where nothing was searched. */
	scores: ReadonlyMap<string, number> | null;
	/** Whether its provider may offer anything now. */
	isOffered: (entry: CatalogueEntry) => boolean;
};

type Count = { value: string; count: number };
export type CatalogueAnswer = {
	items: { entry: CatalogueEntry; at: number; value: number }[];
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

/** Few ratings weigh little: five of 4.3 stars are taken for granted. */
const ratingScore = ({ ratingStars, ratingCount }: CatalogueProduct) => (ratingStars + 86) / (4 * (ratingCount + 5));

/** What is out of season comes after everything that is in season; who searched for it by name finds it all the same. */
const laterBy = 1_000;

type Ordered = { entry: CatalogueEntry; won: number; isLater: boolean; score: number | undefined };

/** Larger is earlier, whatever the order. */
function orderValue(sort: ProductSort, { entry, won, isLater, score }: Ordered): number {
	if (sort === 'price-up') return -won;
	if (sort === 'price-down') return won;
	const rated = ratingScore(entry);
	const later = isLater ? laterBy : 0;
	if (sort === 'rating') return rated - later;
	if (score !== undefined) return score + rated / 10;
	return rated + Math.log1p(entry.ratingCount) / 20 - later;
}

const [byKind, byRegion, byLanguage, byTag, byConfirmation, byPrice] = [1, 2, 4, 8, 16, 32] as const;

/** For each code whether it is wanted; an empty choice is no choice. */
function wantedOf(words: readonly string[] | undefined, all: readonly string[]): Uint8Array {
	const isAll = !words || words.length === 0;
	return Uint8Array.from(all, (word) => Number(isAll || words.includes(word)));
}

/** Which filters a product does not meet, as bits. */
function missedBy(filter: CatalogueFilter): (entry: CatalogueEntry, won: number) => number {
	const kind = wantedOf(filter.kinds, kindSlugs);
	const region = wantedOf(filter.regions, regions);
	const confirmation = wantedOf(filter.confirmations, confirmationModes);
	const languages = bitsOf(filter.languages ?? [], spokenLanguages);
	const tags = bitsOf(filter.tags ?? [], productTags);
	const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY } = filter;
	return ({ codes }, won) =>
		(kind[codes.kind] ? 0 : byKind) |
		(region[codes.region] ? 0 : byRegion) |
		(languages === 0 || (codes.languages & languages) !== 0 ? 0 : byLanguage) |
		((codes.tags & tags) === tags ? 0 : byTag) |
		(confirmation[codes.confirmation] ? 0 : byConfirmation) |
		(won >= priceFrom && won <= priceTo ? 0 : byPrice);
}

/** How many there are of each word, most first. */
function countsOf(all: readonly string[]) {
	const counts = new Uint32Array(all.length);
	return {
		add(code: number): void {
			counts[code] = (counts[code] ?? 0) + 1;
		},
		addBits(bits: number): void {
			for (let rest = bits; rest !== 0; rest &= rest - 1) this.add(31 - Math.clz32(rest & -rest));
		},
		list: (): Count[] =>
			all
				.map((value, code) => ({ value, count: counts[code] ?? 0 }))
				.filter(({ count }) => count > 0)
				.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
	};
}

/** Every filter's options with how many products choosing it would show: all other filters hold, its own does not. */
function facetCounter() {
	const [kind, region, confirmation] = [countsOf(kindSlugs), countsOf(regions), countsOf(confirmationModes)];
	const [language, tag] = [countsOf(spokenLanguages), countsOf(productTags)];
	const price = { min: Number.POSITIVE_INFINITY, max: 0 };
	let total = 0;
	return {
		count({ codes }: CatalogueEntry, missed: number, won: number): void {
			if (missed === 0) {
				total += 1;
				tag.addBits(codes.tags);
			}
			if ((missed & ~byKind) === 0) kind.add(codes.kind);
			if ((missed & ~byRegion) === 0) region.add(codes.region);
			if ((missed & ~byLanguage) === 0) language.addBits(codes.languages);
			if ((missed & ~byConfirmation) === 0) confirmation.add(codes.confirmation);
			if ((missed & ~byPrice) === 0) {
				price.min = Math.min(price.min, won);
				price.max = Math.max(price.max, won);
			}
		},
		answer: () => ({
			total,
			facets: {
				kinds: kind.list(),
				regions: region.list(),
				languages: language.list(),
				tags: tag.list(),
				confirmations: confirmation.list(),
				price: { min: Number.isFinite(price.min) ? price.min : 0, max: price.max },
			},
		}),
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
		offer(entry: CatalogueEntry, at: number, value: number): void {
			const last = items[limit - 1];
			// Most of a large house comes later than a page that is full: nothing else is looked at for those.
			if (last && !isBefore(value, entry.id, last)) return;
			if (isPast(value, entry.id)) return;
			const next = items.findIndex((one) => isBefore(value, entry.id, one));
			items.splice(next === -1 ? items.length : next, 0, { entry, at, value });
			if (items.length > limit) items.pop();
		},
		items,
	};
}

const fits = (entry: CatalogueEntry, { persons, provider }: CatalogueFilter): boolean =>
	(persons === undefined || (persons >= entry.minPersons && persons <= entry.maxPersons)) &&
	(provider === undefined || provider === entry.providerId);

/** A page of an area's products in the order asked for, and the counts of every filter: one look at each product. */
export function browse(
	entries: readonly CatalogueEntry[],
	filter: CatalogueFilter,
	{ columns, page }: { columns: CatalogueColumns; page: CataloguePage },
): CatalogueAnswer {
	const missedOf = missedBy(filter);
	const counter = facetCounter();
	const first = firstAfter(page.after, page.limit);
	const nowMs = page.now.getTime();
	entries.forEach((entry, at) => {
		const score = page.scores?.get(entry.id);
		if (page.scores && score === undefined) return;
		if (columns.lastCall && !((columns.lastCall[at] ?? 0) >= nowMs && entry.schedule.horizonDays >= page.daysAhead))
			return;
		if (!fits(entry, filter) || !page.isOffered(entry)) return;
		const won = columns.won[at] ?? entry.fromWon;
		const missed = missedOf(entry, won);
		counter.count(entry, missed, won);
		if (missed !== 0) return;
		const isLater = (columns.later[at] ?? 0) > 0;
		first.offer(entry, at, orderValue(page.sort, { entry, won, isLater, score }));
	});
	return { items: first.items, ...counter.answer() };
}
