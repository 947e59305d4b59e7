import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { truncateText } from '#i18n/format.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countNotices, findNotices, type NoticePlace } from './notice.repo.ts';

const summaryLength = 160;

function placeOf(cursor: string): NoticePlace | undefined {
	const values = decodeCursor(cursor, ['boolean', 'string', 'string']) as [boolean, string, string] | undefined;
	if (!values || Number.isNaN(Date.parse(values[1]))) return undefined;
	return { isPinned: values[0], publishedAt: values[1], id: values[2] };
}

/** A page of notices in the reader's language. */
export async function listNotices(queries: Queries, input: { language: ContentLocale; cursor?: string | undefined }) {
	const after = input.cursor === undefined ? undefined : placeOf(input.cursor);
	if (input.cursor !== undefined && after === undefined) return refuse('invalid-input');

	const [rows, total] = await Promise.all([
		findNotices(queries, { locale: input.language, after, limit: pageSize + 1 }),
		countNotices(queries),
	]);
	const shown = rows.slice(0, pageSize);
	const last = shown.at(-1);
	return accept({
		items: shown.map(({ id, isPinned, publishedAt, shownLocale, text }) => ({
			id,
			isPinned,
			shownLocale,
			title: text.title,
			summary: truncateText(text.body.split('\n')[0] ?? '', summaryLength),
			publishedOn: koreanDay(publishedAt),
		})),
		total,
		nextCursor:
			rows.length > pageSize && last ? encodeCursor([last.isPinned, last.publishedAt.toISOString(), last.id]) : null,
	});
}
