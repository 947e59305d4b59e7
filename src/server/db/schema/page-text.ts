import { date, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { moment } from './moment.ts';

/** Texts people agree to, by version: what was agreed to can always be read again. */
export const pageText = pgTable(
	'page_text',
	{
		slug: text().$type<PageTextSlug>().notNull(),
		/** Such as 2026-11-01; the newest that is in force counts. */
		version: text().notNull(),
		effectiveOn: date('effective_on').notNull(),
		/** `##` starts a section, a blank line a paragraph, `- ` a point. */
		texts: jsonb().$type<Partial<Record<ContentLocale, { title: string; body: string }>>>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.slug, table.version] })],
);

/** That a version is told to everybody who has an account, before it begins: how far that is. */
export const textAnnouncement = pgTable(
	'text_announcement',
	{
		slug: text().$type<PageTextSlug>().notNull(),
		version: text().notNull(),
		startedAt: moment('started_at').notNull(),
		/** The last member who was told; they are told in the order of their ids. */
		lastMemberId: uuid('last_member_id'),
		told: integer().notNull().default(0),
		finishedAt: moment('finished_at'),
	},
	(table) => [
		primaryKey({ columns: [table.slug, table.version] }),
		foreignKey({ columns: [table.slug, table.version], foreignColumns: [pageText.slug, pageText.version] }).onDelete(
			'cascade',
		),
	],
);
