import { and, eq, lte, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { notice } from '#server/db/schema/notice.ts';
import type { Queries } from '#server/queries.ts';

/** The place in the list's order: pinned first, then the newest. */
export type NoticePlace = { isPinned: boolean; publishedAt: string; id: string };

const isPublished = lte(notice.publishedAt, sql`now()`);

/** The reader's language, else English, else Korean: chosen in the database, so that one text travels. */
const shownLocale = (locale: ContentLocale) =>
	sql<ContentLocale>`(select word from unnest(array[${locale}, 'en', 'ko']::text[]) with ordinality as wish(word, rank)
		where ${notice.texts} ? word order by rank limit 1)`;

export function findNotices(
	queries: Queries,
	options: { locale: ContentLocale; after: NoticePlace | undefined; limit: number },
) {
	const { locale, after, limit } = options;
	const shown = shownLocale(locale).as('shown_locale');
	return queries
		.select({
			id: notice.id,
			isPinned: notice.isPinned,
			publishedAt: notice.publishedAt,
			shownLocale: shown,
			text: sql<{ title: string; body: string }>`${notice.texts} -> ${shownLocale(locale)}`,
		})
		.from(notice)
		.where(
			after === undefined
				? isPublished
				: and(
						isPublished,
						sql`(${notice.isPinned}, ${notice.publishedAt}, ${notice.id}) < (${after.isPinned}, ${after.publishedAt}::timestamptz, ${after.id})`,
					),
		)
		.orderBy(sql`${notice.isPinned} desc, ${notice.publishedAt} desc, ${notice.id} desc`)
		.limit(limit);
}

export async function countNotices(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: sql<number>`count(*)::int` }).from(notice).where(isPublished);
	return row?.count ?? 0;
}

export async function findNotice(queries: Queries, options: { id: string; locale: ContentLocale }) {
	const [row] = await queries
		.select({
			id: notice.id,
			isPinned: notice.isPinned,
			publishedAt: notice.publishedAt,
			shownLocale: shownLocale(options.locale),
			text: sql<{ title: string; body: string }>`${notice.texts} -> ${shownLocale(options.locale)}`,
		})
		.from(notice)
		.where(and(eq(notice.id, options.id), isPublished));
	return row;
}

/** Every notice a search engine may list. */
export function findNoticeIds(queries: Queries) {
	return queries.select({ id: notice.id }).from(notice).where(isPublished).limit(5_000);
}
