import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import { attachmentName, kindOfFile } from './attachment.ts';
import { findNeighbours, findNotice } from './notice.repo.ts';

/** One notice that counts now, in the reader's language, with its neighbours in the list. */
export async function readNotice(queries: Queries, input: { id: string; language: ContentLocale }, now: Date) {
	const found = await findNotice(queries, { id: input.id, locale: input.language, now });
	if (!found) return refuse('not-found');
	const { row, shownLocale, text } = found;
	const cursor = { score: 0, isPinned: row.isPinned, publishedAt: row.publishedAt.toISOString(), id: row.id };
	const { touchesFrom, touchesTo } = row;
	return accept({
		id: row.id,
		topic: row.topic,
		isPinned: row.isPinned,
		shownLocale,
		title: text.title,
		body: text.body,
		publishedOn: koreanDay(row.publishedAt),
		picture: row.picture,
		attachments: row.attachments.map((one) => ({
			file: one.file,
			name: attachmentName(one, input.language),
			kind: kindOfFile(one.file),
			bytes: one.bytes,
		})),
		touches: touchesFrom && touchesTo ? { from: touchesFrom, to: touchesTo } : null,
		views: row.views,
		...(await findNeighbours(queries, { of: cursor, locale: input.language, now })),
	});
}
