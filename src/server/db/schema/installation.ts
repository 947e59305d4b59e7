import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What has happened to this database: one row. */
export const installation = pgTable(
	'installation',
	{
		id: integer().primaryKey().default(1),
		demoFilledAt: timestamp('demo_filled_at', { withTimezone: true }),
		/** The last backup by `npm run backup` that came to its end. */
		backedUpAt: timestamp('backed_up_at', { withTimezone: true }),
		backupName: text('backup_name'),
		backupBytes: bigint('backup_bytes', { mode: 'number' }),
	},
	(table) => [check('installation_is_one', sql`${table.id} = 1`)],
);
