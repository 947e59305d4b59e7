import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from './product.ts';

/** Who saw what on a day, as a hash that is worthless the day after: a page counts once a day and reader. */
export const viewing = pgTable(
	'viewing',
	{
		/** 'notice/<id>', 'list/<area>', 'form/<product>' …; 'salt' is what the day's hashes are made with, in place of one. */
		subject: text().notNull(),
		viewerHash: text('viewer_hash').notNull(),
		day: date('on_day').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.subject, table.viewerHash] })],
);

/** How far visitors came with a product on a Korean day: sums alone, of nobody. */
export const productView = pgTable(
	'product_view',
	{
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		day: date('on_day').notNull(),
		language: text().$type<ContentLocale>().notNull(),
		/** That a member has told; '' where nobody did: it is never guessed from where somebody asks. */
		country: text().notNull(),
		views: integer().notNull(),
		/** Of them: who chose a date, opened the form of a reservation, and sent it. */
		dates: integer().notNull().default(0),
		forms: integer().notNull().default(0),
		sent: integer().notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.productId, table.day, table.language, table.country] })],
);

/** How often the list of an area was looked at on a Korean day: sums alone, of nobody. */
export const listView = pgTable(
	'list_view',
	{
		day: date('on_day').notNull(),
		area: text().$type<AreaSlug>().notNull(),
		language: text().$type<ContentLocale>().notNull(),
		/** As of a product. */
		country: text().notNull(),
		views: integer().notNull(),
	},
	// Reports read a span of days.
	(table) => [primaryKey({ columns: [table.day, table.area, table.language, table.country] })],
);
