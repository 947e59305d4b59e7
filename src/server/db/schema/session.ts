import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { moment } from './moment.ts';

/** One login. A session that ended has no row: the server forgets it. */
export const session = pgTable(
	'session',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** SHA-256 of TID_SES, base64url: who reads this table cannot log in with it. */
		secretHash: text('secret_hash').notNull().unique(),
		/** “Keep me logged in”. */
		isKept: boolean('is_kept').notNull(),
		/** Such as “Chrome, Android”: what a person recognises, nothing more. */
		device: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
		/** Pushed on with each visit, never past `endsAt`. */
		expiresAt: moment('expires_at').notNull(),
		endsAt: moment('ends_at').notNull(),
	},
	(table) => [index('session_member').on(table.memberId), index('session_expires').on(table.expiresAt)],
);
