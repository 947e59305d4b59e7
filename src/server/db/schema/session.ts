import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Factor } from '#domain/member/sign-in.ts';
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
		/** The last full sign-in, by which factors: secrets are shown to whom it was a moment ago. */
		signedInAt: moment('signed_in_at').notNull(),
		factors: text().array().$type<Factor[]>().notNull().default(['password']),
		lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
		/** Pushed on with each visit, never past `endsAt`. */
		expiresAt: moment('expires_at').notNull(),
		endsAt: moment('ends_at').notNull(),
	},
	(table) => [index('session_member').on(table.memberId), index('session_expires').on(table.expiresAt)],
);

/** A sign-in between two steps: one browser's, for some minutes, used once. */
export const pendingSignIn = pgTable(
	'pending_sign_in',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** SHA-256 of the cookie `sign-in`, base64url. */
		secretHash: text('secret_hash').notNull().unique(),
		/** What was proved already. */
		factors: text().array().$type<Factor[]>().notNull(),
		isKept: boolean('is_kept').notNull(),
		/** How often the next step was tried. */
		tries: integer().notNull().default(0),
		createdAt: moment('created_at').notNull(),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		index('pending_sign_in_member').on(table.memberId),
		index('pending_sign_in_expires').on(table.expiresAt),
		check('pending_sign_in_tries', sql`${table.tries} >= 0`),
	],
);
