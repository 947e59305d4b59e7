import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { file } from './file.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

/** A member's health files. Bytes and key are the file's own; who else may look are its grants (`file_grant`). */
export const vaultFile = pgTable(
	'vault_file',
	{
		fileId: uuid('file_id')
			.primaryKey()
			.references(() => file.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** Sealed JSON: its name and the day it is of, which tell of somebody's health by themselves. */
		sealed: text().notNull(),
		/** How many pages can be shown: of a picture one, of what is only saved none. */
		pages: integer().notNull(),
		/** Stays when the journey it was shared for is over and forgotten. */
		isKept: boolean('is_kept').notNull(),
		createdAt: momentMs('created_at').notNull(),
	},
	(table) => [index('vault_file_of_member').on(table.memberId, table.createdAt, table.fileId)],
);
