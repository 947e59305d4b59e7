import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { type CatalogueProduct, createCatalogueTable } from '#domain/product/catalogue-table.ts';
import type { CatalogueRow } from './catalogue.repo.ts';

/** As many questions of days and persons are remembered for an area; another one takes the place of the oldest. */
const mostColumns = 96;

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

type Reckon = (entry: CatalogueProduct) => number;

async function fill(entries: readonly (CatalogueProduct | undefined)[], column: Column, reckon: Reckon): Promise<void> {
	let begun = performance.now();
	for (let seen = -1; seen !== column.forgotten; ) {
		seen = column.forgotten;
		for (let position = 0; position < entries.length; position += 1) {
			const entry = entries[position];
			if (!entry || !Number.isNaN(column.values[position])) continue;
			column.values[position] = reckon(entry);
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
	const table = createCatalogueTable();
	const changedIn = new Map<string, string>();
	const columns = new Map<string, Column>();
	let room = table.room();
	let offering: { by: ReadonlyMap<string, LocaleText>; offered: Uint8Array } | undefined;

	function forget(position: number): void {
		for (const column of columns.values()) {
			column.values[position] = Number.NaN;
			column.isWhole = false;
			column.forgotten += 1;
		}
	}

	/** Whether it is another than is known. */
	function put(row: CatalogueRow): boolean {
		if (changedIn.get(row.id) === row.changedIn) return false;
		changedIn.set(row.id, row.changedIn);
		const { isPublished: _, changedIn: __, ...product } = row;
		const position = table.put(product);
		// Whoever came may be of a provider that had nothing here before.
		offering = undefined;
		if (table.room() > room) {
			room = table.room();
			columns.clear();
		}
		forget(position);
		return true;
	}

	/** Whether it was here. */
	function remove(id: string): boolean {
		table.remove(id);
		return changedIn.delete(id);
	}

	return {
		table,
		put,
		remove,
		entry: (id: string): CatalogueProduct | undefined => table.entries[table.positionOf(id) ?? -1],
		/** Whether each provider is among these, by its code. */
		offeredBy(by: ReadonlyMap<string, LocaleText>): Uint8Array {
			if (offering?.by !== by)
				offering = { by, offered: Uint8Array.from(table.providers.keys(), (id) => Number(by.has(id))) };
			return offering.offered;
		},
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
			column.filling ??= fill(table.entries, column, reckon).finally(() => {
				column.filling = undefined;
			});
			await column.filling;
		},
		size: () => ({ products: table.count(), shapes: table.shapes.length, columns: columns.size }),
	};
}
