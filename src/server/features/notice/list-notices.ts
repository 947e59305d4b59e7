import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type NoticeTopic, noticeTopics } from '#domain/notice/notice.ts';
import { askedPieces } from '#domain/search/words.ts';
import { decodeCursor, encodeCursor } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { firstWords } from './first-words.ts';
import { countTopics, findNotices, type NoticePlace } from './notice.repo.ts';

type Row = Awaited<ReturnType<typeof findNotices>>[number];
type From = { place: NoticePlace; isBackwards: boolean };

function placeIn(cursor: string): From | undefined {
	const values = decodeCursor(cursor, ['boolean', 'number', 'boolean', 'moment', 'string']);
	const [isBackwards, score, isPinned, publishedAt, id] = (values ?? []) as [boolean, number, boolean, string, string];
	return values && { isBackwards, place: { score, isPinned, publishedAt, id } };
}

const cursorAt = ({ score, isPinned, publishedAt, id }: Row, isBackwards: boolean) =>
	encodeCursor([isBackwards, score, isPinned, publishedAt.toISOString(), id]);

/** The rows of a page in the list's order, and whether there are more on either side. */
function pageOfRows(rows: Row[], from: From | undefined) {
	const isMore = rows.length > pageSize;
	const near = rows.slice(0, pageSize);
	if (!from?.isBackwards) return { shown: near, hasPrevious: from !== undefined, hasNext: isMore };
	return { shown: near.reverse(), hasPrevious: isMore, hasNext: true };
}

type Input = {
	language: ContentLocale;
	cursor?: string | undefined;
	topic?: NoticeTopic | undefined;
	search?: string | undefined;
};

/** A page of notices in the reader's language, and how many there are of each topic. */
export async function listNotices(queries: Queries, input: Input) {
	const from = input.cursor === undefined ? undefined : placeIn(input.cursor);
	if (input.cursor !== undefined && from === undefined) return refuse('invalid-input');

	const filter = { topic: input.topic, words: askedPieces(input.search ?? '') };
	const [rows, counted] = await Promise.all([
		findNotices(queries, filter, { locale: input.language, from, limit: pageSize + 1 }),
		countTopics(queries, filter.words),
	]);
	const { shown, hasPrevious, hasNext } = pageOfRows(rows, from);
	const [first, last] = [shown.at(0), shown.at(-1)];
	const topics = noticeTopics.map((topic) => ({
		topic,
		count: counted.find((row) => row.topic === topic)?.count ?? 0,
	}));
	return accept({
		items: shown.map(summaryOf),
		total: topics.reduce(
			(sum, { topic, count }) => sum + (input.topic === undefined || topic === input.topic ? count : 0),
			0,
		),
		nextCursor: hasNext && last ? cursorAt(last, false) : null,
		previousCursor: hasPrevious && first ? cursorAt(first, true) : null,
		topics,
	});
}

const summaryOf = ({ id, topic, isPinned, publishedAt, shownLocale, text }: Row) => ({
	id,
	topic,
	isPinned,
	shownLocale,
	title: text.title,
	summary: firstWords(text.body.split('\n')[0] ?? ''),
	publishedOn: koreanDay(publishedAt),
});
