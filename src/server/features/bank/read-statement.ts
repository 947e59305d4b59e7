import { mostUndoFirst } from '#contract/api/bank.ts';
import type { LineTab } from '#domain/bank/bank-line.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { countStates, findOpenLines, findStatement, findTouchedLines } from './bank.repo.ts';
import { findSuggestions, type Suggested } from './find-suggestions.ts';

/** Where an open line is looked at. What may be two things is sure of neither. */
export function tabOf(id: string, suggested: Suggested): Extract<LineTab, 'sure' | 'near' | 'none'> {
	const [reservation] = suggested.suggestions.get(id) ?? [];
	const [payout] = suggested.payoutSuggestions.get(id) ?? [];
	if (!reservation && !payout) return 'none';
	return Boolean(reservation?.isSure) !== Boolean(payout?.isSure) ? 'sure' : 'near';
}

export async function readStatement(queries: Queries, { id }: { id: string }) {
	const [row, lines, countsOf, touched] = await Promise.all([
		findStatement(queries, id),
		findOpenLines(queries, id),
		countStates(queries, [id]),
		findTouchedLines(queries, { statementId: id, limit: mostUndoFirst }),
	]);
	if (!row) return refuse('not-found');
	const suggested = await findSuggestions(queries, lines);
	const tabs = { sure: 0, near: 0, none: 0 };
	for (const line of lines) tabs[tabOf(line.id, suggested)] += 1;
	const counts = countsOf(id);
	return accept({
		...{ ...row, uploadedAt: row.uploadedAt.toISOString(), counts },
		tabs: { ...tabs, matched: counts.matched, aside: counts.aside },
		undoFirst: { count: touched[0]?.count ?? 0, lines: touched.map(({ count: _, ...line }) => line) },
	});
}
