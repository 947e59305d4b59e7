import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { type NoticeTopic, noticeTopics } from '#domain/notice/notice.ts';
import { askedPieces } from '#domain/search/words.ts';
import { cursorOf, cursorPart } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { firstWords } from './first-words.ts';
import { countTopics, findNotices, type NoticeCursor } from './notice.repo.ts';

type Row = Awaited<ReturnType<typeof findNotices>>[number];
type From = { after: NoticeCursor; isBackwards: boolean };

const inOrder = cursorOf({
	isBackwards: cursorPart.flag,
	score: cursorPart.number,
	isPinned: cursorPart.flag,
	publishedAt: cursorPart.moment,
	id: cursorPart.slug,
});

const cursorAt = ({ score, isPinned, publishedAt, id }: Row, isBackwards: boolean) =>
	inOrder.write({ isBackwards, score, isPinned, publishedAt, id });

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
export async function listNotices(queries: Queries, input: Input, now: Date) {
	const read = inOrder.read(input.cursor);
	if (!read.ok) return read;
	const from = read.value && { after: read.value, isBackwards: read.value.isBackwards };

	const filter = { topic: input.topic, words: askedPieces(input.search ?? ''), now };
	const [rows, counted] = await Promise.all([
		findNotices(queries, filter, { locale: input.language, from, limit: pageSize + 1 }),
		countTopics(queries, filter),
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
