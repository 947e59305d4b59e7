import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Pool } from '#server/queries.ts';
import { type CatalogueRow, findOffering, readCatalogue, readChanges } from './catalogue.repo.ts';
import { type CatalogueArea, createCatalogueArea } from './catalogue-area.ts';
import { createCatalogueCards } from './catalogue-cards.ts';
import { createCatalogueSearch, type Found } from './catalogue-search.ts';

/** As long as data counts as fresh (SPEC section 7): who may offer is asked once for all lists of these seconds. */
const freshMs = 5_000;

type Offering = Map<string, LocaleText>;
type Areas = Record<AreaSlug, CatalogueArea>;
export type OpenCatalogue = { areas: Areas; providers: Offering; search: (text: string) => Promise<Found | null> };

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
	let offering: { providers: Promise<Offering>; until: number; day: string } | undefined;
	const cards = createCatalogueCards(reads, (id) => versionOf(areas, id));
	const search = createCatalogueSearch(reads);

	function apply(rows: readonly CatalogueRow[]): void {
		for (const row of rows)
			for (const area of areaSlugs)
				if (row.isPublished && row.area === area) areas[area].put(row);
				else areas[area].remove(row.id);
	}

	async function readAll(): Promise<void> {
		const read = emptyAreas();
		const next = await readCatalogue(reads, (rows) => {
			for (const row of rows) read[row.area].put(row);
		});
		areas = read;
		since = next.next;
		search.forget();
		search.renew(next.mark);
	}

	async function renew(): Promise<void> {
		const changes = since === undefined ? undefined : await readChanges(reads, since);
		if (!changes) return readAll();
		if (changes.changed.length > 0) {
			apply(changes.changed);
			// Who has just come may be one that the last answer does not know.
			offering = undefined;
		}
		since = changes.next;
		search.renew(changes.mark);
	}

	const renewed = oneForAll(renew);

	function findWhoOffers(now: Date): Promise<Offering> {
		const day = koreanDay(now);
		if (offering && offering.day === day && performance.now() < offering.until) return offering.providers;
		const providers = findOffering(reads, now);
		const asked = { providers, until: performance.now() + freshMs, day };
		offering = asked;
		// A failure is nobody's answer but the one's who met it.
		providers.catch(() => {
			if (offering === asked) offering = undefined;
		});
		return providers;
	}

	return {
		/** The areas as they are now, and who may offer. */
		async open(now: Date): Promise<OpenCatalogue> {
			await renewed();
			const opened = areas;
			return {
				areas: opened,
				providers: await findWhoOffers(now),
				// Of the places of these areas, whatever becomes of them meanwhile.
				search: (text) => (opened === areas ? search : createCatalogueSearch(reads)).find(opened, text),
			};
		},
		cards: cards.find,
		/** One that was erased by hand: nothing else tells of it. */
		drop: (id: string) => apply([{ id, isPublished: false } as CatalogueRow]),
		size: () => ({
			products: areaSlugs.reduce((sum, area) => sum + areas[area].size().products, 0),
			columns: areaSlugs.reduce((sum, area) => sum + areas[area].size().columns, 0),
			cards: cards.count(),
			...search.size(),
		}),
	};
}

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
