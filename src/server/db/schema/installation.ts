import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** What has happened to this database once and for all: one row. */
export const installation = pgTable(
	'installation',
	{
		id: integer().primaryKey().default(1),
		demoFilledAt: timestamp('demo_filled_at', { withTimezone: true }),
	},
	(table) => [check('installation_is_one', sql`${table.id} = 1`)],
);
