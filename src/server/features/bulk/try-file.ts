import { mostToldLines, type Trial } from '#contract/api/bulk.ts';
import type { Incoming } from '#contract/endpoint.ts';
import type { BulkTable, FileFault, PlannedLine } from '#domain/bulk/bulk-table.ts';
import { editRight } from '#domain/content/edit-right.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countsOf, markOf, planProductFile, planSlotFile } from './plan-file.ts';
import { readLines } from './read-lines.ts';

const longest = 200;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…`.toWellFormed() : text);
const toldOf = ({ row, code, title, outcome }: PlannedLine) => ({
	...{ row, code: cut(code), title: cut(title), outcome },
});

const unreadable = ({ why, columns = [], line }: FileFault) =>
	accept<Trial>({ outcome: 'unreadable', why, columns: columns.slice(0, 200), line: line ?? null });

/** What a file would change, and which of its lines are wrong. Nothing is changed. */
export async function tryFile(
	{ queries, viewer, now }: MemberContext,
	{ table, file }: { table: BulkTable; file: Incoming },
) {
	const owned = organisationsWhere(viewer, editRight.product);
	if (owned.length === 0) return refuse('not-found');
	const read = await readLines(file, table);
	if ('why' in read) return unreadable(read);
	const { lines, encoding } = read;
	const plan =
		table === 'products'
			? await planProductFile(queries, { lines, owned, now })
			: await planSlotFile(queries, { lines, owned, now, isLocked: false });
	if ('why' in plan) return unreadable(plan);
	const planned: readonly PlannedLine[] = plan.lines;
	return accept<Trial>({
		...{ outcome: 'read', encoding, counts: countsOf(planned), mark: markOf(plan) },
		bad: planned
			.filter(({ outcome }) => outcome === 'bad')
			.slice(0, mostToldLines)
			.map((line) => ({
				...toldOf(line),
				faults: line.faults.slice(0, 100).map((fault) => ({ ...fault, value: cut(fault.value) })),
			})),
		changed: planned
			.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
			.slice(0, mostToldLines)
			.map((line) => ({
				...toldOf(line),
				changes: line.changes
					.slice(0, 100)
					.map(({ column, before, after }) => ({ column, before: cut(before), after: cut(after) })),
			})),
	});
}
