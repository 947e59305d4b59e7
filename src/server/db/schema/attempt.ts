import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried of late, under a keyed hash of who tried: survives a restart and names nobody. */
export const attempt = pgTable(
	'attempt',
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
	},
	(table) => [index('attempt_reset').on(table.resetAt)],
);
