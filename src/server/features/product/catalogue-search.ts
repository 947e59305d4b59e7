import { type AreaSlug, areaSlugs } from '#domain/area/areas.ts';
import type { Pool } from '#server/queries.ts';
import { findScores } from './catalogue.repo.ts';
import type { CatalogueArea } from './catalogue-area.ts';
import { findMeaning } from './search-word.repo.ts';

/** Of an area the places that a search found, and how well each answers it. */
type Hits = { places: Uint32Array; scores: Float64Array };
export type Found = { byArea: Record<AreaSlug, Hits>; count: number };

/** So many searches are kept, and so many hits of all of them together: 12 bytes each. */
const mostSearches = 2_000;
const mostHits = 4_000_000;
const longestCached = 100;

type Areas = Record<AreaSlug, CatalogueArea>;

/**
 * What was found by what was typed, kept as long as no word has changed: who has just put something out finds it by its new words.
 * Null where nothing was asked.
 */
export function createCatalogueSearch(reads: Pool) {
	const cache = new Map<string, Promise<Found | null>>();
	const sizes = new Map<string, number>();
	let hits = 0;
	let mark: string | undefined;

	function drop(text: string): void {
		cache.delete(text);
		hits -= sizes.get(text) ?? 0;
		sizes.delete(text);
	}

	function forget(): void {
		cache.clear();
		sizes.clear();
		hits = 0;
	}

	function bound(): void {
		for (const [oldest] of cache) {
			if (cache.size <= mostSearches && hits <= mostHits) break;
			drop(oldest);
		}
	}

	async function look(areas: Areas, text: string): Promise<Found | null> {
		const meaning = await findMeaning(reads, text);
		if (meaning === null) return null;
		const { ids, scores } = meaning ? await findScores(reads, meaning) : { ids: [], scores: [] };
		return { byArea: hitsOf(areas, ids, scores), count: meaning?.count ?? 0 };
	}

	return {
		/** All of it is of no use when words have changed, or places. */
		renew(now: string): void {
			if (now !== mark) forget();
			mark = now;
		},
		mark: () => mark ?? '',
		forget,
		find(areas: Areas, typed: string): Promise<Found | null> {
			const text = typed.trim();
			const known = cache.get(text);
			cache.delete(text);
			const found = known ?? look(areas, text);
			if (text.length > longestCached) return found;
			cache.set(text, found);
			if (!known)
				found.then(
					(answer) => {
						if (cache.get(text) !== found) return;
						const size = answer ? areaSlugs.reduce((sum, area) => sum + answer.byArea[area].places.length, 0) : 0;
						sizes.set(text, size);
						hits += size;
						bound();
					},
					() => cache.get(text) === found && drop(text),
				);
			return found;
		},
		size: () => ({ searches: cache.size, hits }),
	};
}

/** Each product is of one area: most are found in the first that is asked. */
function hitsOf(areas: Areas, ids: readonly string[], scores: readonly number[]): Found['byArea'] {
	const found = areaSlugs.map((slug) => ({
		slug,
		table: areas[slug].table,
		places: [] as number[],
		scores: [] as number[],
	}));
	ids.forEach((id, at) => {
		for (const area of found) {
			const position = area.table.positionOf(id);
			if (position === undefined) continue;
			area.places.push(position);
			area.scores.push(scores[at] ?? 0);
			return;
		}
	});
	const hits = found.map(
		(area) => [area.slug, { places: Uint32Array.from(area.places), scores: Float64Array.from(area.scores) }] as const,
	);
	return Object.fromEntries(hits) as Found['byArea'];
}
