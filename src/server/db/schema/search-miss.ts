import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';

/** Words that were searched for on a Korean day and found nothing: sums alone, of nobody. */
export const searchMiss = pgTable(
	'search_miss',
	{
		day: date('on_day').notNull(),
		language: text().$type<ContentLocale>().notNull(),
		words: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.language, table.words] })],
);
