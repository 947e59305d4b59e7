import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

/** The private address of a member's calendar; asking for a new one ends the old. */
export const calendarFeed = pgTable('calendar_feed', {
	memberId: uuid('member_id')
		.primaryKey()
		.references(() => member.id, { onDelete: 'cascade' }),
	/** Sealed (server/keys), so that it can be shown again. */
	sealed: text().notNull(),
	/** SHA-256, base64url: how it is found. */
	secretHash: text('secret_hash').notNull().unique(),
	createdAt: momentMs('created_at').notNull(),
});

/** A link by which those who travel along see a trip, and nothing else. */
export const tripShare = pgTable(
	'trip_share',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** The trip's days. */
		from: date('from_day').notNull(),
		to: date('to_day').notNull(),
		/** Sealed (server/keys), so that it can be shown again. */
		sealed: text().notNull(),
		secretHash: text('secret_hash').notNull().unique(),
		createdAt: momentMs('created_at').notNull(),
		revokedAt: momentMs('revoked_at'),
	},
	(table) => [index('trip_share_of_member').on(table.memberId, table.createdAt)],
);
