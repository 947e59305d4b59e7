import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who saw what on a day, as a hash that is worthless the day after: a page counts once a day and reader. */
export const viewing = pgTable(
	'viewing',
	{
		/** 'notice/<id>' or 'promotion/<id>'; 'salt' is what the day's hashes are made with, in place of one. */
		subject: text().notNull(),
		viewerHash: text('viewer_hash').notNull(),
		day: date('on_day').notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.subject, table.viewerHash] })],
);
