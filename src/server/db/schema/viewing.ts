import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from './product.ts';

/** Who saw what on a day, as a hash that is worthless the day after: a page counts once a day and reader. */
export const viewing = pgTable(
	'viewing',
	{
		/** 'notice/<id>', 'promotion/<id>' or 'product/<id>'; 'salt' is what the day's hashes are made with, in place of one. */
		subject: text().notNull(),
		viewerHash: text('viewer_hash').notNull(),
		day: date('on_day').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.subject, table.viewerHash] })],
);

/** How often a product was looked at on a Korean day: sums alone, of nobody. */
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
	},
	(table) => [primaryKey({ columns: [table.productId, table.day, table.language, table.country] })],
);
