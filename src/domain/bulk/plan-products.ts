import { kinds } from '../area/areas.ts';
import { blankProduct } from '../content/blank-content.ts';
import type { ProductContent } from '../content/content.ts';
import { rulesTooLow } from '../product/price.ts';
import type { Region, SpokenLanguage } from '../product/product.ts';
import type { CellChange, Line, LineFault, LineFaultCode, PlannedLine } from './bulk-table.ts';
import { tidied } from './cell.ts';
import { productColumns, productHead } from './product-columns.ts';

/** A product that is there, as its newest revision says. */
export type KnownProduct = { id: string; kind: string; providerId: string; latest: number; value: ProductContent };
/** For whom somebody may make products, and of which kinds. */
type BulkHouse = {
	providerId: string;
	organisationId: string;
	region: Region;
	languages: SpokenLanguage[];
	kinds: readonly string[];
};

/** What a plan is made against. */
export type ProductFacts = {
	known: ReadonlyMap<string, KnownProduct>;
	houses: readonly BulkHouse[];
	/** Names of the products that each house has (`nameKey`). */
	names: ReadonlySet<string>;
	/** What is wrong with content as such, by its path: the contract's word. */
	wrongIn: (value: ProductContent) => readonly { at: string; why: LineFaultCode; count?: number }[];
};

export type PlannedProduct = PlannedLine & {
	/** What is to be saved, where something is. */
	made?: { value: ProductContent; names: { ko: string; en: string } } & (
		| { on: KnownProduct }
		| { kind: string; providerId: string; organisationId: string }
	);
};

/** Two products of one kind and house by one name are one that came twice. */
export const nameKey = (of: { providerId: string; kind: string }, name: string): string =>
	[of.providerId, of.kind, name.trim().toLowerCase()].join('\n');

const titleOf = ({ texts }: ProductContent): string => texts.ko?.title || texts.en?.title || '';
const asIs = (column: string, line: Line, why: LineFaultCode): LineFault => ({
	...{ column, value: line.cells.get(column) ?? '', why },
});

/** Every step has a time or none: as many as there are steps, as the editor keeps it. */
function withStepTimes(value: ProductContent): ProductContent {
	const steps = Math.max(0, ...Object.values(value.texts).map((text) => text?.steps.length ?? 0));
	const { stepTimes } = value;
	if (steps <= stepTimes.length) return value;
	return { ...value, stepTimes: Array.from({ length: steps }, (_, at) => stepTimes[at] ?? null) };
}

type Written = { value: ProductContent; changes: CellChange[]; faults: LineFault[] };

/** Content with what the cells say otherwise. Of a new product an empty cell is what its kind usually has. */
function written(base: ProductContent, { cells }: Line, isNew: boolean): Written {
	const changes: CellChange[] = [];
	const faults: LineFault[] = [];
	let value = base;
	for (const column of productColumns) {
		const cell = cells.get(column.name);
		if (cell === undefined || (isNew && cell === '')) continue;
		const before = tidied(column.read(base));
		if (before === cell) continue;
		const next = column.write(value, cell);
		if (typeof next === 'string') faults.push({ column: column.name, value: cell, why: next });
		else {
			// Said otherwise, and the same: “9:00” for “09:00”.
			const after = tidied(column.read(next));
			if (after !== before) changes.push({ column: column.name, before, after });
			if (after !== before) value = next;
		}
	}
	return { value: withStepTimes(value), changes, faults };
}

/** The faults of content at the columns they are in; what no column has is none of this file's. */
function contentFaults(written: Written, line: Line, wrongIn: ProductFacts['wrongIn']): LineFault[] {
	if (written.faults.length > 0 || written.changes.length === 0) return [];
	const found = wrongIn(written.value).flatMap(({ at, why, count }): LineFault[] => {
		const column = productColumns.find((one) => at === one.at || at.startsWith(`${one.at}.`));
		if (!column) return [{ ...asIs('code', line, why) }];
		return [{ ...asIs(column.name, line, why), ...(count !== undefined && { count }) }];
	});
	const isTooLow = rulesTooLow(written.value.price).length > 0;
	return [...found, ...(isTooLow ? [asIs('price_rules', line, 'rules-too-low')] : [])];
}

function changedProduct(line: Line, product: KnownProduct, { wrongIn }: ProductFacts): PlannedProduct {
	const settled = (['kind', 'house'] as const).flatMap((column): LineFault[] => {
		const cell = line.cells.get(column) ?? '';
		const own = column === 'kind' ? product.kind : product.providerId;
		return cell === '' || cell === own ? [] : [asIs(column, line, 'settled')];
	});
	const next = written(product.value, line, false);
	const faults = [...line.faults, ...settled, ...next.faults, ...contentFaults(next, line, wrongIn)];
	const { value, changes } = next;
	const outcome = faults.length > 0 ? 'bad' : changes.length > 0 ? 'changed' : 'unchanged';
	const names = { ko: value.texts.ko?.title ?? '', en: value.texts.en?.title ?? '' };
	return {
		...{ row: line.row, code: product.id, title: titleOf(value), outcome, changes, faults },
		...(outcome === 'changed' && { made: { value, names, on: product } }),
	};
}

function newProduct(line: Line, { houses, names: taken, wrongIn }: ProductFacts): PlannedProduct {
	const cell = (name: string) => line.cells.get(name) ?? '';
	const names = { ko: cell('title_ko'), en: cell('title_en') };
	const [only] = houses;
	const house =
		cell('house') === '' && houses.length === 1 ? only : houses.find((one) => one.providerId === cell('house'));
	const kind = kinds[cell('kind')];
	const faults: LineFault[] = [
		...line.faults,
		...(house ? [] : [asIs('house', line, cell('house') === '' ? 'required' : 'unknown-house')]),
		...(kind ? [] : [asIs('kind', line, cell('kind') === '' ? 'required' : 'not-a-choice')]),
		...(house && kind && !house.kinds.includes(kind.slug) ? [asIs('kind', line, 'service-unapproved')] : []),
		...(names.ko === '' && names.en === '' ? [asIs('title_ko', line, 'required')] : []),
	];
	const at = { row: line.row, code: '', title: names.ko || names.en, changes: [] };
	if (!house || !kind || faults.length > 0) return { ...at, outcome: 'bad', faults };
	const of = { providerId: house.providerId, kind: kind.slug, organisationId: house.organisationId };
	const isTaken = Object.values(names).some((name) => name !== '' && taken.has(nameKey(of, name)));
	if (isTaken) return { ...at, outcome: 'bad', faults: [asIs('code', line, 'named-twice')] };
	const next = written(blankProduct(names, kind, house).value, line, true);
	const wrong = [...next.faults, ...contentFaults(next, line, wrongIn)];
	if (wrong.length > 0) return { ...at, outcome: 'bad', faults: wrong };
	return { ...at, outcome: 'new', faults, made: { value: next.value, names, ...of } };
}

/** What would become of each line of a file of products; what came earlier in the file counts for what comes later. */
export function productPlanner(facts: ProductFacts): (line: Line) => PlannedProduct {
	const seen = new Set<string>();
	const names = new Set(facts.names);
	return (line) => {
		const code = line.cells.get('code') ?? '';
		const bad = (why: LineFaultCode): PlannedProduct => ({
			...{ row: line.row, code, title: line.cells.get('title_ko') ?? '', outcome: 'bad', changes: [] },
			faults: [...line.faults, asIs('code', line, why)],
		});
		if (code === '') {
			const planned = newProduct(line, { ...facts, names });
			if (planned.made && 'kind' in planned.made)
				for (const name of Object.values(planned.made.names)) if (name !== '') names.add(nameKey(planned.made, name));
			return planned;
		}
		if (seen.has(code)) return bad('twice');
		seen.add(code);
		const product = facts.known.get(code);
		return product ? changedProduct(line, product, facts) : bad('unknown-product');
	};
}

type Told = KnownProduct & { state: string };

/** A product as a line of a file. */
export const productCells = ({ id, providerId, kind, state, value }: Told): string[] => [
	...[id, providerId, kind, state],
	...productColumns.map((column) => column.read(value)),
];

export const productNames: readonly string[] = [...productHead, ...productColumns].map(({ name }) => name);
