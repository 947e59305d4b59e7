import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FileUse, FileVariant } from '#domain/file/file.ts';
import { member } from './member.ts';

/** What members uploaded; the bytes lie in the file storage under the id. */
export const file = pgTable(
	'file',
	{
		id: uuid().primaryKey().defaultRandom(),
		ownerId: uuid('owner_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		use: text().$type<FileUse>().notNull(),
		/** As the member's device called it. */
		name: text().notNull(),
		mediaType: text('media_type').notNull(),
		bytes: integer().notNull(),
		/** A picture's sizes; a document has one. */
		variants: jsonb().$type<FileVariant[]>().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('file_owner').on(table.ownerId)],
);
