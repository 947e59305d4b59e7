import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

/**
 * An account that became part of another (decision 0115). Its address opens nothing any more and is not lost: who names it is found by
 * the account that stays, until that is closed.
 */
export const mergedMember = pgTable(
	'merged_member',
	{
		/** The row that was left behind. */
		id: uuid()
			.primaryKey()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** Whose everything is now. */
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** In lower case; empty where who phoned told none. */
		email: text().notNull(),
		at: momentMs('at').notNull(),
	},
	(table) => [
		index('merged_member_of').on(table.memberId, table.at),
		index('merged_member_email').on(table.email.op('text_pattern_ops'), table.memberId),
	],
);
