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

export const kindSlugs = Object.keys(kinds);

/** Several words as bits of one number. */
export const bitsOf = <Word extends string>(words: readonly Word[], all: readonly Word[]): number =>
	words.reduce((bits, word) => bits | (1 << all.indexOf(word)), 0);

/** Kind, region and confirmation in one number, and languages and tags in another: a list reads two instead of five. */
export const shapes = kindSlugs.length * regions.length * confirmationModes.length;
const shapeOf = (kind: number, region: number, confirmation: number): number =>
	(kind * regions.length + region) * confirmationModes.length + confirmation;
export const shapeParts = (shape: number) => ({
	kind: Math.floor(shape / (regions.length * confirmationModes.length)),
	region: Math.floor(shape / confirmationModes.length) % regions.length,
	confirmation: shape % confirmationModes.length,
});
export const languageShift = productTags.length;
export const wordSets = 1 << (spokenLanguages.length + languageShift);

/** Few ratings weigh little: five of 4.3 stars are taken for granted. */
const ratingScore = ({ ratingStars, ratingCount }: CatalogueProduct) => (ratingStars + 86) / (4 * (ratingCount + 5));

/**
 * One column for each thing that a list looks at, since it looks at every product of its area. A list of a hundred thousand products reads a megabyte of numbers that way, in a row.
 */
const columnsFor = (room: number) => ({
	shape: new Uint16Array(room),
	words: new Uint16Array(room),
	minPersons: new Uint16Array(room),
	maxPersons: new Uint16Array(room),
	horizonDays: new Uint16Array(room),
	/** Its place among the providers; nought is nobody, who offers nothing. */
	provider: new Uint32Array(room),
	rated: new Float64Array(room),
	loved: new Float64Array(room),
});
type Columns = ReturnType<typeof columnsFor>;

const leastRoom = 64;
/** Room for products to come, before the columns are copied into wider ones. */
const growth = 1.25;

/** The products of an area, each at a place that it keeps; the place of one that went is another's later. */
export type CatalogueTable = ReturnType<typeof createCatalogueTable>;

export function createCatalogueTable() {
	const entries: (CatalogueProduct | undefined)[] = [];
	const places = new Map<string, number>();
	const free: number[] = [];
	const providers = new Map<string, number>([['', 0]]);
	const ratings = new Map<string, { count: number; stars: number }>();
	let room = leastRoom;
	let columns = columnsFor(room);

	function widen(): void {
		room = Math.ceil(room * growth);
		const wider = columnsFor(room);
		for (const name of Object.keys(columns) as (keyof Columns)[]) wider[name].set(columns[name]);
		columns = wider;
	}

	function providerCode(id: string): number {
		const code = providers.get(id) ?? providers.size;
		providers.set(id, code);
		return code;
	}

	/** The ratings of one that comes, or with -1 of one that goes. */
	function addRatings(product: CatalogueProduct | undefined, times: 1 | -1): void {
		if (!product) return;
		const { count, stars } = ratings.get(product.providerId) ?? { count: 0, stars: 0 };
		ratings.set(product.providerId, {
			count: count + times * product.ratingCount,
			stars: stars + times * product.ratingStars,
		});
	}

	return {
		/** By their places; undefined where nothing is. */
		entries: entries as readonly (CatalogueProduct | undefined)[],
		columns: () => columns,
		room: () => room,
		count: () => places.size,
		/** Those that ever had something here, in the order of their codes. */
		providers: providers as ReadonlyMap<string, number>,
		/** Of all that a provider has here: their own counters together, so that the sums agree. */
		ratingsOf: (providerId: string) => ratings.get(providerId) ?? { count: 0, stars: 0 },
		positionOf: (id: string): number | undefined => places.get(id),
		put(product: CatalogueProduct): number {
			const position = places.get(product.id) ?? free.pop() ?? entries.length;
			while (position >= room) widen();
			places.set(product.id, position);
			addRatings(entries[position], -1);
			addRatings(product, 1);
			entries[position] = product;
			const rated = ratingScore(product);
			columns.shape[position] = shapeOf(
				kindSlugs.indexOf(product.kind),
				regions.indexOf(product.region),
				confirmationModes.indexOf(product.confirmation),
			);
			columns.words[position] =
				(bitsOf(product.languages, spokenLanguages) << languageShift) | bitsOf(product.tags, productTags);
			columns.minPersons[position] = product.minPersons;
			columns.maxPersons[position] = product.maxPersons;
			columns.horizonDays[position] = product.schedule.horizonDays;
			columns.provider[position] = providerCode(product.providerId);
			columns.rated[position] = rated;
			columns.loved[position] = rated + Math.log1p(product.ratingCount) / 20;
			return position;
		},
		remove(id: string): number | undefined {
			const place = places.get(id);
			if (place === undefined) return undefined;
			places.delete(id);
			addRatings(entries[place], -1);
			entries[place] = undefined;
			columns.provider[place] = 0;
			free.push(place);
			return place;
		},
	};
}
