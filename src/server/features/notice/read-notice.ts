import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { findNotice } from './notice.repo.ts';

/** One published notice in the reader's language. */
export async function readNotice(queries: Queries, input: { id: string; language: ContentLocale }) {
	const row = await findNotice(queries, { id: input.id, locale: input.language });
	if (!row) return refuse('not-found');
	const { id, isPinned, shownLocale, text } = row;
	return accept({
		id,
		isPinned,
		shownLocale,
		title: text.title,
		body: text.body,
		publishedOn: koreanDay(row.publishedAt),
	});
}
