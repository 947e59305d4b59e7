import { bigint, date, index, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import type { Currency, ExchangeRates } from '#domain/product/currency.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

/** What one unit of a currency is in won, roughly: kept by the operator, shown as an approximation. */
export const exchangeRate = pgTable('exchange_rate', {
	currency: text().$type<Currency>().primaryKey(),
	won: real().notNull(),
	asOf: date('as_of').notNull(),
});

/** What rates were and became, each time somebody set them: rows are only ever added. */
export const rateChange = pgTable(
	'rate_change',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		before: jsonb().$type<ExchangeRates>().notNull(),
		after: jsonb().$type<ExchangeRates>().notNull(),
		/** The Korean day of which they are. */
		asOf: date('as_of').notNull(),
		/** Null is who has left. */
		setBy: uuid('set_by').references(() => member.id, { onDelete: 'set null' }),
		at: momentMs('at').notNull(),
	},
	(table) => [index('rate_change_by').on(table.setBy)],
);
