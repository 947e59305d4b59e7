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

/** All that filters choose by but numbers. Many products are alike in all of it: a list asks each shape once what it misses. */
export type Shape = { kind: number; region: number; confirmation: number; languages: number; tags: number };

const shapeOf = (product: CatalogueProduct): Shape => ({
	kind: kindSlugs.indexOf(product.kind),
	region: regions.indexOf(product.region),
	confirmation: confirmationModes.indexOf(product.confirmation),
	languages: bitsOf(product.languages, spokenLanguages),
	tags: bitsOf(product.tags, productTags),
});

/** The shapes of an area's products, each at a number; one that no product has any more leaves its number to another. */
function createShapes() {
	const shapes: Shape[] = [];
	const products: number[] = [];
	const numbers = new Map<string, number>();
	const free: number[] = [];
	const nameOf = (shape: Shape) => Object.values(shape).join();
	return {
		/** By their numbers; of some there may be no product. */
		all: shapes as readonly Shape[],
		take(shape: Shape): number {
			const name = nameOf(shape);
			const number = numbers.get(name) ?? free.pop() ?? shapes.length;
			numbers.set(name, number);
			shapes[number] = shape;
			products[number] = (products[number] ?? 0) + 1;
			return number;
		},
		leave(number: number): void {
			const left = (products[number] ?? 0) - 1;
			products[number] = left;
			if (left > 0) return;
			numbers.delete(nameOf(shapes[number] as Shape));
			free.push(number);
		},
	};
}

/** Few ratings weigh little: five of 4.3 stars are taken for granted. */
const ratingScore = ({ ratingStars, ratingCount }: CatalogueProduct) => (ratingStars + 86) / (4 * (ratingCount + 5));

/**
 * One column for each thing that a list looks at, since it looks at every product of its area. A list of a hundred thousand products reads a megabyte of numbers that way, in a row.
 */
const columnsFor = (room: number) => ({
	/** Its number among the shapes. */
	shape: new Uint32Array(room),
	minPersons: new Uint16Array(room),
	maxPersons: new Uint16Array(room),
	horizonDays: new Uint16Array(room),
	/** Its place among the providers; nought is nobody, who offers nothing. */
	provider: new Uint32Array(room),
	rated: new Float64Array(room),
	loved: new Float64Array(room),
});
type Columns = ReturnType<typeof columnsFor>;

/** Of all that a provider has here, so that the sums agree. */
function createRatings() {
	const sums = new Map<string, { count: number; stars: number }>();
	const of = (providerId: string) => sums.get(providerId) ?? { count: 0, stars: 0 };
	return {
		of,
		/** Those of one that comes, or with -1 of one that goes. */
		add({ providerId, ratingCount, ratingStars }: CatalogueProduct, times: 1 | -1): void {
			const { count, stars } = of(providerId);
			sums.set(providerId, { count: count + times * ratingCount, stars: stars + times * ratingStars });
		},
	};
}

const leastRoom = 64;
/** Room for products to come, before the columns are copied into wider ones. */
const growth = 1.25;

/** The products of an area, each at a place that it keeps; the place of one that went is another's later. */
export type CatalogueTable = ReturnType<typeof createCatalogueTable>;

export function createCatalogueTable() {
	const entries: (CatalogueProduct | undefined)[] = [];
	const positions = new Map<string, number>();
	const free: number[] = [];
	const providers = new Map<string, number>([['', 0]]);
	const ratings = createRatings();
	const shapes = createShapes();
	let room = leastRoom;
	let columns = columnsFor(room);
	let changes = 0;

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

	/** What was there goes. */
	function clear(position: number): void {
		const product = entries[position];
		if (!product) return;
		ratings.add(product, -1);
		shapes.leave(columns.shape[position] as number);
		entries[position] = undefined;
	}

	return {
		/** By their places; undefined where nothing is. */
		entries: entries as readonly (CatalogueProduct | undefined)[],
		columns: () => columns,
		room: () => room,
		shapes: shapes.all,
		/** Another number whenever a product came, changed or went. */
		changes: () => changes,
		count: () => positions.size,
		/** Those that ever had something here, in the order of their codes. */
		providers: providers as ReadonlyMap<string, number>,
		ratingsOf: ratings.of,
		positionOf: (id: string): number | undefined => positions.get(id),
		put(product: CatalogueProduct): number {
			const position = positions.get(product.id) ?? free.pop() ?? entries.length;
			while (position >= room) widen();
			changes += 1;
			positions.set(product.id, position);
			clear(position);
			ratings.add(product, 1);
			entries[position] = product;
			const rated = ratingScore(product);
			columns.shape[position] = shapes.take(shapeOf(product));
			columns.minPersons[position] = product.minPersons;
			columns.maxPersons[position] = product.maxPersons;
			columns.horizonDays[position] = product.schedule.horizonDays;
			columns.provider[position] = providerCode(product.providerId);
			columns.rated[position] = rated;
			columns.loved[position] = rated + Math.log1p(product.ratingCount) / 20;
			return position;
		},
		remove(id: string): number | undefined {
			const position = positions.get(id);
			if (position === undefined) return undefined;
			changes += 1;
			positions.delete(id);
			clear(position);
			columns.provider[position] = 0;
			free.push(position);
			return position;
		},
	};
}
