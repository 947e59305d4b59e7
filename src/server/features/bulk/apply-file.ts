import type { Incoming } from '#contract/endpoint.ts';
import type { BulkTable, Line } from '#domain/bulk/bulk-table.ts';
import { editRight } from '#domain/content/edit-right.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { lockItems, type Owned } from './bulk.repo.ts';
import { countsOf, markOf, planProductFile, planSlotFile } from './plan-file.ts';
import { readLines } from './read-lines.ts';
import { saveProducts } from './save-products.ts';
import { saveSlots } from './save-slots.ts';

type Asked = { table: BulkTable; file: Incoming; mark: string };

/** A file goes in as it was tried: all of it or nothing. Where somebody changed something meanwhile, it has to be tried again. */
export async function applyFile(own: MemberContext, { table, file, mark }: Asked) {
	const owned = organisationsWhere(own.viewer, editRight.product);
	if (owned.length === 0) return refuse('not-found');
	const read = await readLines(file, table);
	if ('why' in read) return refuse('invalid-input', { faults: [{ at: 'file', code: 'file-unreadable' }] });
	return own.services.transact((work) => apply(work, own, { table, mark, owned, lines: read.lines }));
}

type Applied = { table: BulkTable; mark: string; owned: Owned; lines: readonly Line[] };

async function apply(work: Transaction, own: MemberContext, { table, mark, owned, lines }: Applied) {
	const { now } = own;
	const laid =
		table === 'products' ? await layProducts(work, { lines, owned, now }) : await laySlots(work, { lines, owned, now });
	if ('why' in laid) return refuse('invalid-input', { faults: [{ at: 'file', code: 'file-unreadable' }] });
	const counts = countsOf(laid.plan.lines);
	if (counts.bad > 0)
		return refuse('invalid-input', { faults: [{ at: 'file', code: 'invalid-input', count: counts.bad }] });
	if (markOf(laid.plan) !== mark) return refuse('changed-since');
	const isSaved = await laid.save(own);
	return isSaved ? accept({ counts }) : rollBack(refuse('changed-since'));
}

type Laid = { lines: readonly Line[]; owned: Owned; now: Date };

async function layProducts(work: Transaction, { lines, owned, now }: Laid) {
	await lockItems(
		work,
		lines.map(({ cells }) => cells.get('code') ?? '').filter((code) => code !== ''),
	);
	const plan = await planProductFile(work, { lines, owned, now });
	return { plan, save: (own: MemberContext) => saveProducts(work, own, plan) };
}

async function laySlots(work: Transaction, { lines, owned, now }: Laid) {
	const plan = await planSlotFile(work, { lines, owned, now, isLocked: true });
	return 'why' in plan ? plan : { plan, save: (own: MemberContext) => saveSlots(work, own, plan) };
}
