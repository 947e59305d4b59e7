import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Attachment, NoticeTexts, NoticeTopic } from '#domain/notice/notice.ts';

export const notice = pgTable(
	'notice',
	{
		id: text().primaryKey(),
		topic: text().$type<NoticeTopic>().notNull().default('service'),
		isPinned: boolean('is_pinned').notNull().default(false),
		publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
		/** From then on it is gone from the lists; null: it stays. */
		endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
		/** A picture of the illustration set, or null. */
		picture: text(),
		attachments: jsonb().$type<Attachment[]>().notNull().default([]),
		/** The days it speaks of: a member whose trip falls on them is told so. */
		touchesFrom: date('touches_from'),
		touchesTo: date('touches_to'),
		/** Taken away from readers, and kept. */
		isArchived: boolean('is_archived').notNull().default(false),
		views: integer().notNull().default(0),
		texts: jsonb().$type<NoticeTexts>().notNull(),
	},
	/** The list's own order, so that a page is read from the index alone. */
	(table) => [
		index('notice_order').on(
			table.isPinned.desc().nullsFirst(),
			table.publishedAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
	],
);

/** The pieces of a notice's texts in all languages, for the search that forgives. */
export const noticeGram = pgTable(
	'notice_gram',
	{
		gram: text().notNull(),
		noticeId: text('notice_id')
			.notNull()
			.references(() => notice.id, { onDelete: 'cascade' }),
	},
	(table) => [primaryKey({ columns: [table.gram, table.noticeId] }), index('notice_gram_of').on(table.noticeId)],
);
