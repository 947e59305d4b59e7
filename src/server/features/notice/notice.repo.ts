import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { NoticeTopic } from '#domain/notice/notice.ts';
import { notice, noticeGram } from '#server/db/schema/notice.ts';
import type { Queries } from '#server/queries.ts';
import { nameWord, titleGram, wholeWord } from './notice-grams.ts';

/** Where the list goes on: how well it fits a search, pinned first, then the newest. */
export type NoticeCursor = { score: number; isPinned: boolean; publishedAt: string; id: string };

/** A searched word with its pieces and how much of it must be found. */
type SearchedWord = { word: string; grams: string[]; needed: number };
export type NoticeFilter = { topic: NoticeTopic | undefined; words: SearchedWord[]; now: Date };

/** Published, neither over nor archived. */
export const countsAt = (now: Date) =>
	and(eq(notice.isArchived, false), lte(notice.publishedAt, now), or(isNull(notice.endsAt), gt(notice.endsAt, now)));

/** The reader's language, else English, else Korean: chosen in the database, so that one text travels. */
const shownLocale = (locale: ContentLocale) =>
	sql<ContentLocale>`(select word from unnest(array[${locale}, 'en', 'ko']::text[]) with ordinality as wish(word, rank)
		where ${notice.texts} ? word order by rank limit 1)`;

const shownText = (locale: ContentLocale) =>
	sql<{ title: string; body: string }>`${notice.texts} -> ${shownLocale(locale)}`;

/**
 * A word spelt right somewhere in a body counts nearly as much as one told first; in a title it counts once more, and
 * again when the notice is called so.
 */
const wholeShare = 0.9;

/** Notices in which every searched word is found, with how well they fit; without words none, and nobody asks. */
function foundBy(words: SearchedWord[]): SQL {
	const asked = words.flatMap(({ word, grams, needed }, at) => {
		const row = { at, size: grams.length, needed };
		return [
			...grams.map((gram) => ({ ...row, gram, way: 'piece' })),
			...grams.map((gram) => ({ ...row, gram: titleGram(gram), way: 'title' })),
			{ ...row, gram: wholeWord(word), way: 'whole' },
			{ ...row, gram: nameWord(word), way: 'name' },
		];
	});
	return sql`(select notice_id, round(sum(share + in_title)::numeric, 4)::float8 as score from (
			select notice_id, at, max(needed) as needed,
				count(*) filter (where way = 'title')::float8 / max(size) + count(*) filter (where way = 'name') as in_title,
				greatest(
					count(*) filter (where way = 'piece')::float8 / max(size),
					max(case when way = 'whole' then ${wholeShare}::float8 else 0 end)
				) as share
			from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(at int, gram text, size int, needed float8, way text)
			join ${noticeGram} using (gram) group by notice_id, at
		) as hit where share >= needed group by notice_id having count(*) = ${words.length}) as found`;
}

const isFound = sql`found.notice_id = ${notice.id}`;
const score = sql<number>`coalesce(found.score, 0)`;

/** Without a search the score is the same for all, and the index has the order. */
const orderOf = ({ words }: NoticeFilter, way: SQL) =>
	sql.join(
		[...(words.length > 0 ? [score] : []), notice.isPinned, notice.publishedAt, notice.id].map(
			(by) => sql`${by} ${way}`,
		),
		sql`, `,
	);

function beyond({ words }: NoticeFilter, { after, isBackwards }: { after: NoticeCursor; isBackwards: boolean }): SQL {
	const { isPinned, publishedAt, id } = after;
	const side = isBackwards ? sql`>` : sql`<`;
	if (words.length === 0)
		return sql`(${notice.isPinned}, ${notice.publishedAt}, ${notice.id}) ${side} (${isPinned}, ${publishedAt}::timestamptz, ${id})`;
	return sql`(${score}, ${notice.isPinned}, ${notice.publishedAt}, ${notice.id}) ${side} (${after.score}::float8, ${isPinned}, ${publishedAt}::timestamptz, ${id})`;
}

const passes = ({ words, topic, now }: NoticeFilter) =>
	and(countsAt(now), words.length > 0 ? sql`found.notice_id is not null` : undefined, topic && eq(notice.topic, topic));

type Stretch = {
	locale: ContentLocale;
	/** From there on, or back from there, the nearest first. */
	from: { after: NoticeCursor; isBackwards: boolean } | undefined;
	limit: number;
};

export function findNotices(queries: Queries, filter: NoticeFilter, { locale, from, limit }: Stretch) {
	return queries
		.select({
			id: notice.id,
			topic: notice.topic,
			isPinned: notice.isPinned,
			publishedAt: notice.publishedAt,
			score: score.as('score'),
			shownLocale: shownLocale(locale).as('shown_locale'),
			text: shownText(locale).as('shown_text'),
		})
		.from(notice)
		.leftJoin(foundBy(filter.words), isFound)
		.where(and(passes(filter), from && beyond(filter, from)))
		.orderBy(orderOf(filter, from?.isBackwards ? sql`asc` : sql`desc`))
		.limit(limit);
}

/** How many of each topic the search finds. */
export function countTopics(queries: Queries, { words, now }: Omit<NoticeFilter, 'topic'>) {
	return queries
		.select({ topic: notice.topic, count: sql<number>`count(*)::int` })
		.from(notice)
		.leftJoin(foundBy(words), isFound)
		.where(passes({ words, topic: undefined, now }))
		.groupBy(notice.topic);
}

export async function findNotice(queries: Queries, options: { id: string; locale: ContentLocale; now: Date }) {
	const [row] = await queries
		.select({ row: notice, shownLocale: shownLocale(options.locale), text: shownText(options.locale) })
		.from(notice)
		.where(and(eq(notice.id, options.id), countsAt(options.now)));
	return row;
}

/** The notices right before and after one in the list of all. */
export async function findNeighbours(
	queries: Queries,
	{ of, locale, now }: { of: NoticeCursor; locale: ContentLocale; now: Date },
) {
	const everything: NoticeFilter = { topic: undefined, words: [], now };
	const beside = async (isBackwards: boolean) => {
		const from = { after: of, isBackwards };
		const [row] = await findNotices(queries, everything, { locale, from, limit: 1 });
		return row && { id: row.id, title: row.text.title, shownLocale: row.shownLocale };
	};
	const [previous, next] = await Promise.all([beside(true), beside(false)]);
	return { previous: previous ?? null, next: next ?? null };
}

/** The newest, pinned or not, for those who follow. */
export function findNewestNotices(queries: Queries, options: { locale: ContentLocale; limit: number; now: Date }) {
	return queries
		.select({
			id: notice.id,
			topic: notice.topic,
			publishedAt: notice.publishedAt,
			shownLocale: shownLocale(options.locale),
			text: shownText(options.locale),
		})
		.from(notice)
		.where(countsAt(options.now))
		.orderBy(sql`${notice.publishedAt} desc, ${notice.id} desc`)
		.limit(options.limit);
}

/** The days a notice speaks of; undefined where there is no such notice to be read. */
export async function findTouchedDays(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select({ from: notice.touchesFrom, to: notice.touchesTo })
		.from(notice)
		.where(and(eq(notice.id, id), countsAt(now)));
	return row;
}

/** A file of a notice that counts now. */
export async function findAttachments(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select({ attachments: notice.attachments })
		.from(notice)
		.where(and(eq(notice.id, id), countsAt(now)));
	return row?.attachments ?? [];
}

/** Every notice a search engine may list. */
export function findNoticeIds(queries: Queries, now: Date) {
	const { id, publishedAt: changedAt } = notice;
	return queries.select({ id, changedAt }).from(notice).where(countsAt(now)).limit(5_000);
}
