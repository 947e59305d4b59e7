import { type CatalogueEntry, entryOf } from '#domain/product/catalogue.ts';
import type { CatalogueRow } from './catalogue.repo.ts';

/** As many questions of days and persons are remembered for an area; another one takes the place of the oldest. */
const mostColumns = 96;
/** Room for products to come, before what was reckoned has to be reckoned anew. */
const growth = 1.25;
const leastRoom = 64;

/** One number of every product, by its place; NaN where it is not reckoned yet. */
type Column = {
	values: Float64Array;
	isWhole: boolean;
	/** How often a number was taken out of it. */
	forgotten: number;
	filling: Promise<void> | undefined;
};

/** So long is reckoned at a stretch, then others have their turn. */
const stretchMs = 5;
const turnOfOthers = () => new Promise<void>((done) => setImmediate(done));

type Reckon = (entry: CatalogueEntry) => number;

async function fill(entries: readonly CatalogueEntry[], column: Column, reckon: Reckon): Promise<void> {
	let begun = performance.now();
	for (let seen = -1; seen !== column.forgotten; ) {
		seen = column.forgotten;
		for (let place = 0; place < entries.length; place += 1) {
			const entry = entries[place];
			if (!entry || !Number.isNaN(column.values[place])) continue;
			column.values[place] = reckon(entry);
			if (performance.now() - begun < stretchMs) continue;
			await turnOfOthers();
			begun = performance.now();
		}
	}
	// Not before: whoever asks while others have their turn waits for the rest.
	column.isWhole = true;
}

export type CatalogueArea = ReturnType<typeof createCatalogueArea>;

/** The products of an area in memory, each at a place of its own, and what was reckoned of them. */
export function createCatalogueArea() {
	const entries: CatalogueEntry[] = [];
	const changedIn = new Map<string, string>();
	const places = new Map<string, number>();
	const columns = new Map<string, Column>();
	let room = leastRoom;

	function forget(place: number): void {
		for (const column of columns.values()) {
			column.values[place] = Number.NaN;
			column.isWhole = false;
			column.forgotten += 1;
		}
	}

	function put(row: CatalogueRow): void {
		if (changedIn.get(row.id) === row.changedIn) return;
		changedIn.set(row.id, row.changedIn);
		const place = places.get(row.id) ?? entries.length;
		const { isPublished: _, changedIn: __, ...product } = row;
		entries[place] = entryOf(product);
		places.set(row.id, place);
		if (entries.length > room) {
			room = Math.ceil(entries.length * growth);
			columns.clear();
		}
		forget(place);
	}

	/** The last takes its place, so that there is never a gap. */
	function remove(id: string): void {
		const place = places.get(id);
		const last = entries.pop();
		if (place === undefined || !last) {
			if (last) entries.push(last);
			return;
		}
		places.delete(id);
		changedIn.delete(id);
		if (last.id === id) return;
		entries[place] = last;
		places.set(last.id, place);
		forget(place);
	}

	return {
		entries: entries as readonly CatalogueEntry[],
		put,
		remove,
		entry: (id: string): CatalogueEntry | undefined => entries[places.get(id) ?? -1],
		versionOf: (id: string): string => changedIn.get(id) ?? '',
		/** What was reckoned under this name, whole or not; made where there is none. */
		column(name: string): Column {
			const known = columns.get(name);
			const column = known ?? {
				values: new Float64Array(room).fill(Number.NaN),
				isWhole: false,
				forgotten: 0,
				filling: undefined,
			};
			columns.delete(name);
			columns.set(name, column);
			for (const [oldest] of columns) {
				if (columns.size <= mostColumns) break;
				columns.delete(oldest);
			}
			return column;
		},
		/** Reckons what is missing; whoever asks for the same meanwhile waits for the same. */
		async fill(column: Column, reckon: Reckon): Promise<void> {
			if (column.isWhole) return;
			column.filling ??= fill(entries, column, reckon).finally(() => {
				column.filling = undefined;
			});
			await column.filling;
		},
		size: () => ({ products: entries.length, columns: columns.size }),
	};
}
