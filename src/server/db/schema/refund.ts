import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentMs } from './moment.ts';

/** A month of refunds that was checked against the account, with what it came to. Never changed. */
export const refundMonth = pgTable(
	'refund_month',
	{
		month: text().primaryKey(),
		count: integer().notNull(),
		won: integer().notNull(),
		closedAt: momentMs('closed_at').notNull(),
		closedBy: uuid('closed_by').notNull(),
	},
	(table) => [check('refund_month_is_one', sql`${table.month} ~ '^20[0-9]{2}-[01][0-9]$'`)],
);
