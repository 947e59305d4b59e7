import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { product } from './product.ts';
import { provider } from './provider.ts';

const ofMonth = () => ({
	providerId: text('provider_id')
		.notNull()
		.references(() => provider.id, { onDelete: 'cascade' }),
	/** The first day of the Korean month in which they were asked for. */
	month: date('of_month').notNull(),
	productId: text('product_id')
		.notNull()
		.references(() => product.id, { onDelete: 'cascade' }),
});

/** What the reservations of a house's month come to: sums alone, of nobody. */
export const monthSum = pgTable(
	'month_sum',
	{
		...ofMonth(),
		language: text().$type<ContentLocale>().notNull(),
		/** '' where none was told, or it was erased. */
		country: text().notNull(),
		reservations: integer().notNull(),
		expectedWon: bigint('expected_won', { mode: 'number' }).notNull(),
		receivedWon: bigint('received_won', { mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.providerId, table.month, table.productId, table.language, table.country] })],
);

/** How many requests of a house's month were confirmed after so many tenths of an hour. */
export const monthAnswer = pgTable(
	'month_answer',
	{ ...ofMonth(), tenths: integer().notNull(), answers: integer().notNull() },
	(table) => [primaryKey({ columns: [table.providerId, table.month, table.productId, table.tenths] })],
);

/**
 * A reservation of that month was written since it was summed: until it is summed again it is counted. A trigger on reservation (in the migration of these tables) adds a
 * row for every write; nothing here is unique and nothing refers elsewhere, so that no write waits for another because of it.
 */
export const monthOutdated = pgTable(
	'month_outdated',
	{ providerId: text('provider_id').notNull(), month: date('of_month').notNull() },
	(table) => [index('month_outdated_of').on(table.providerId, table.month)],
);
