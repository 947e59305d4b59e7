import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Stars } from '#domain/product/product.ts';
import { product } from './product.ts';

/** A guest's word about a product, in the guest's own language. */
export const rating = pgTable(
	'rating',
	{
		id: uuid().primaryKey().defaultRandom(),
		productId: text('product_id')
			.notNull()
			.references(() => product.id, { onDelete: 'cascade' }),
		author: text().notNull(),
		country: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		stars: jsonb().$type<Stars>().notNull(),
		text: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
	},
	(table) => [
		index('rating_of_product').on(table.productId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
	],
);
