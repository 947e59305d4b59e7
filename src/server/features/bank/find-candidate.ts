import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { shortCode, wholeCode } from '#domain/reservation/code.ts';
import type { Queries } from '#server/queries.ts';
import { findNamed, findTitles } from './bank-candidate.repo.ts';
import { candidateView } from './list-lines.ts';

/** A reservation that nothing pointed to, by its code as somebody types it; by the end of it where no other ends so. */
export async function findCandidate(queries: Queries, asked: { code: string; language: ContentLocale }) {
	const code = wholeCode(asked.code);
	const tail = code === undefined ? shortCode(asked.code) : undefined;
	const [row, another] = await findNamed(queries, { codes: code ? [code] : [], tails: tail ? [tail] : [] });
	if (!row || another) return refuse('not-found');
	return accept(candidateView(row, await findTitles(queries, [row.id], asked.language)));
}
