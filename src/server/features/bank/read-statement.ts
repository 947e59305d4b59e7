import type { LineTab } from '#domain/bank/bank-line.ts';
import type { Suggestion } from '#domain/bank/match-lines.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { countStates, findOpenLines, findStatement } from './bank.repo.ts';
import { findSuggestions } from './find-suggestions.ts';

/** Where an open line is looked at. */
export function tabOf(suggestions: readonly Suggestion[] | undefined): Extract<LineTab, 'sure' | 'near' | 'none'> {
	if (!suggestions || suggestions.length === 0) return 'none';
	return suggestions[0]?.isSure ? 'sure' : 'near';
}

export async function readStatement(queries: Queries, { id }: { id: string }) {
	const [row, lines, countsOf] = await Promise.all([
		findStatement(queries, id),
		findOpenLines(queries, id),
		countStates(queries, [id]),
	]);
	if (!row) return refuse('not-found');
	const { suggestions } = await findSuggestions(queries, lines);
	const tabs = { sure: 0, near: 0, none: 0 };
	for (const line of lines) tabs[tabOf(suggestions.get(line.id))] += 1;
	const counts = countsOf(id);
	return accept({
		...{ ...row, uploadedAt: row.uploadedAt.toISOString(), counts },
		tabs: { ...tabs, matched: counts.matched, aside: counts.aside },
	});
}
