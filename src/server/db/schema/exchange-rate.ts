import { date, pgTable, real, text } from 'drizzle-orm/pg-core';
import type { Currency } from '#domain/product/currency.ts';

/** What one unit of a currency is in won, roughly: kept by the operator, shown as an approximation. */
export const exchangeRate = pgTable('exchange_rate', {
	currency: text().$type<Currency>().primaryKey(),
	won: real().notNull(),
	asOf: date('as_of').notNull(),
});
