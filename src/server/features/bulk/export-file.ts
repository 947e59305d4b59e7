import { Readable } from 'node:stream';
import type { bulkEndpoints } from '#contract/api/bulk.ts';
import { mostDays } from '#contract/api/slot.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays, daysBetween, isPlanned, startsOn } from '#domain/availability/schedule.ts';
import type { BulkTable } from '#domain/bulk/bulk-table.ts';
import { guarded } from '#domain/bulk/cell.ts';
import { productCells, productNames } from '#domain/bulk/plan-products.ts';
import { type SlotProduct, slotCells, slotColumns } from '#domain/bulk/plan-slots.ts';
import { editRight } from '#domain/content/edit-right.ts';
import { csvLines, csvOf } from '#domain/kernel/csv.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findPage, type Owned } from './bulk.repo.ts';
import { findSlotProducts } from './plan-file.ts';

type Query = InputOf<(typeof bulkEndpoints)['GET /api/console/bulk/:table']>['query'];
type Cells = readonly (string | number)[];

/** So many at a time: no more of a long file is in memory. */
const pageRows = 100;
const usualDays = 30;

const headOf: Record<BulkTable, readonly string[]> = {
	products: productNames,
	slots: slotColumns.map(({ name }) => name),
};

/** One's own products, or the slots of some days, as they can be put in again. */
export async function exportFile(
	{ queries, viewer, now }: MemberContext,
	{ table, query }: { table: BulkTable; query: Query },
) {
	const owned = organisationsWhere(viewer, editRight.product);
	if (owned.length === 0) return refuse('not-found');
	const today = koreanDay(now);
	const first = query.first ?? today;
	const last = query.last ?? addDays(first, usualDays - 1);
	if (last < first || last > addDays(first, mostDays - 1))
		return refuse('invalid-input', { faults: [{ at: 'last', code: 'date-wrong' }] });
	const pages =
		query.blank || table === 'products'
			? query.blank
				? []
				: productPages(queries, owned)
			: slotPages(queries, owned, { first, last });
	const name = query.blank ? `maru-${table}-blank.csv` : `maru-${table}-${today}.csv`;
	const stream = Readable.from(fileOf(headOf[table], pages));
	return accept({ stream, mediaType: 'text/csv; charset=utf-8', name });
}

async function* fileOf(head: Cells, pages: AsyncIterable<Cells[]> | Iterable<Cells[]>): AsyncGenerator<string> {
	yield csvOf([head]);
	for await (const rows of pages)
		yield csvLines(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))));
}

async function* productPages(queries: Queries, owned: Owned): AsyncGenerator<Cells[]> {
	let after = '';
	for (;;) {
		const rows = await findPage(queries, owned, { after, limit: pageRows });
		yield rows.map(({ item, kind, providerId, value }) =>
			productCells({ id: item.id, latest: item.latest, state: item.state, kind, providerId, value }),
		);
		const last = rows.at(-1);
		if (!last || rows.length < pageRows) return;
		after = last.item.id;
	}
}

type Span = { first: string; last: string };

async function* slotPages(queries: Queries, owned: Owned, { first, last }: Span): AsyncGenerator<Cells[]> {
	const { products } = await findSlotProducts(queries, owned, { ids: 'all', from: first, to: last, isLocked: false });
	const days = daysBetween(first, last);
	for (const product of products) yield days.flatMap((on) => cellsOn(product, on));
}

function cellsOn(product: SlotProduct, on: string): Cells[] {
	const own = { ...product.schedule, days: { [on]: product.days.get(on)?.exception ?? {} } };
	return isPlanned(own, on) ? startsOn(own, on).map((time) => slotCells(product, { on, time })) : [];
}
