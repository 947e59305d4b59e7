import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';

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
