import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';

export type NoticeText = { title: string; body: string };
export type NoticeTexts = Partial<Record<ContentLocale, NoticeText>>;

export const notice = pgTable(
	'notice',
	{
		id: text().primaryKey(),
		isPinned: boolean('is_pinned').notNull().default(false),
		publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }).notNull(),
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
