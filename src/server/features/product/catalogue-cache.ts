import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Promotion } from '#domain/promotion/promotion.ts';
import type { Pool } from '#server/queries.ts';
import { type CatalogueRow, readCatalogue, readChanges } from './catalogue.repo.ts';
import { type CatalogueArea, createCatalogueArea } from './catalogue-area.ts';
import { createCatalogueCards } from './catalogue-cards.ts';
import { askPrices, type PricesAsked, tellPrice } from './catalogue-prices.ts';
import { createCatalogueSearch, type Found } from './catalogue-search.ts';
import { type Counted, countProducts } from './count-products.ts';
import { createToldProducts, type OwnPart } from './told-product.ts';
import { createWhoOffers, type Offering } from './who-offers.ts';

type Areas = Record<AreaSlug, CatalogueArea>;
export type OpenCatalogue = {
	areas: Areas;
	providers: Offering;
	/** Another one whenever a product or a word of search has changed. */
	version: string;
	search: (text: string) => Promise<Found | null>;
	/** What each product costs at the least by these promotions; undefined where it is not there. */
	wonBy: (promotions: readonly Promotion[]) => (product: { area: AreaSlug; id: string }) => number | undefined;
	/** How many of the products that visitors are shown a promotion is for. */
	productsOf: (promotion: Counted) => number;
	/** What the page of a product tells by its own row. */
	told: (id: string, language: ContentLocale) => Promise<OwnPart | undefined>;
};

/**
 * The catalogue of a database in this process: what lists filter, sort and count by of every published product. Before each
 * list the database is asked what has changed since; everything else need not be asked again (decision 0105).
 */
export type Catalogue = ReturnType<typeof createCatalogue>;

const caches = new WeakMap<Pool['$client'], Catalogue>();

export function catalogueOf(reads: Pool): Catalogue {
	const catalogue = caches.get(reads.$client) ?? createCatalogue(reads);
	caches.set(reads.$client, catalogue);
	return catalogue;
}

const emptyAreas = (): Areas => Object.fromEntries(areaSlugs.map((area) => [area, createCatalogueArea()])) as Areas;

function createCatalogue(reads: Pool) {
	let areas = emptyAreas();
	let since: string | undefined;
	let changes = 0;
	const whoOffers = createWhoOffers(reads);
	const cards = createCatalogueCards(reads, (id) => versionOf(areas, id));
	const told = createToldProducts(reads, (id) => versionOf(areas, id));
	const search = createCatalogueSearch(reads);

	/** Some are known already: what was changed while a long transaction is under way is told by every look. */
	function apply(rows: readonly CatalogueRow[]): void {
		let isAnyNew = false;
		for (const row of rows)
			for (const area of areaSlugs)
				if (row.isPublished && row.area === area) isAnyNew = areas[area].put(row) || isAnyNew;
				else isAnyNew = areas[area].remove(row.id) || isAnyNew;
		if (!isAnyNew) return;
		changes += 1;
		// Who has just come may be one that the last answer does not know.
		whoOffers.forget();
	}

	async function readAll(): Promise<void> {
		const read = emptyAreas();
		const next = await readCatalogue(reads, (rows) => {
			for (const row of rows) read[row.area].put(row);
		});
		areas = read;
		changes += 1;
		since = next.next;
		search.forget();
		search.renew(next.mark);
	}

	async function renew(): Promise<void> {
		const read = since === undefined ? undefined : await readChanges(reads, since);
		if (!read) return readAll();
		apply(read.changed);
		since = read.next;
		search.renew(read.mark);
	}

	const renewed = oneForAll(renew);
	type Sizes = ReturnType<CatalogueArea['size']>;
	const sumOf = (part: (sizes: Sizes) => number) => areaSlugs.reduce((sum, area) => sum + part(areas[area].size()), 0);

	return {
		/** The areas as they are now, and who may offer. */
		async open(now: Date): Promise<OpenCatalogue> {
			await renewed();
			const opened = areas;
			const providers = await whoOffers.find(now);
			return {
				areas: opened,
				version: `${changes} ${search.mark()}`,
				providers,
				productsOf: countProducts(opened, providers),
				told: told.find,
				wonBy: (promotions) => wonIn(opened, askPrices(promotions, { now })),
				// Of the places of these areas, whatever becomes of them meanwhile.
				search: (text) => (opened === areas ? search : createCatalogueSearch(reads)).find(opened, text),
			};
		},
		cards: cards.find,
		/** One that was erased by hand: nothing else tells of it. */
		drop: (id: string) => apply([{ id, isPublished: false } as CatalogueRow]),
		size: () => ({
			products: sumOf(({ products }) => products),
			shapes: sumOf(({ shapes }) => shapes),
			columns: sumOf(({ columns }) => columns),
			cards: cards.count(),
			told: told.count(),
			...search.size(),
		}),
	};
}

const wonIn =
	(areas: Areas, asked: PricesAsked) =>
	({ area, id }: { area: AreaSlug; id: string }): number | undefined => {
		const entry = areas[area].entry(id);
		return entry && tellPrice(entry, asked).won;
	};

const versionOf = (areas: Areas, id: string): string =>
	areaSlugs.map((area) => areas[area].versionOf(id)).find((version) => version !== '') ?? '';

/**
 * Whoever asks is answered by a look that begins after they asked, so that they see what they have just written; all who ask
 * while one is under way share the next.
 */
function oneForAll(look: () => Promise<void>): () => Promise<void> {
	let current: Promise<void> | undefined;
	let next: Promise<void> | undefined;
	const begin = () => {
		const looking = look().finally(() => {
			if (current === looking) current = undefined;
		});
		current = looking;
		return looking;
	};
	return () => {
		if (!current) return begin();
		next ??= current
			.catch(() => undefined)
			.then(() => {
				next = undefined;
				return begin();
			});
		return next;
	};
}
