import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { moment } from './moment.ts';
import { session } from './session.ts';

/** A device that can sign in by itself. What is kept of it is public. */
export const passkey = pgTable(
	'passkey',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** The device's own name for it, base64url. */
		credentialId: text('credential_id').notNull().unique(),
		/** COSE, base64url. */
		publicKey: text('public_key').notNull(),
		/** How often it says it was used; one that goes back is a copy. */
		counter: bigint({ mode: 'number' }).notNull(),
		transports: text().array().notNull(),
		/** The host it was made for: it can be used nowhere else. */
		host: text().notNull(),
		label: text().notNull(),
		/** Kept by an account of its maker too, and so on several devices. */
		isSynced: boolean('is_synced').notNull(),
		createdAt: moment('created_at').notNull(),
		lastUsedAt: moment('last_used_at'),
	},
	(table) => [index('passkey_member').on(table.memberId)],
);

/** An app that shows codes. One that was shown its secret and has not answered yet stands beside the one that counts. */
export const authenticator = pgTable(
	'authenticator',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** Its secret. Sealed (server/keys). */
		sealed: text().notNull(),
		/** The half minute of the last code that was taken: none of it or before it is taken again. */
		lastStep: integer('last_step').notNull(),
		createdAt: moment('created_at').notNull(),
		/** Null until it has answered with a first code. */
		confirmedAt: moment('confirmed_at'),
		lastUsedAt: moment('last_used_at'),
	},
	(table) => [
		uniqueIndex('authenticator_confirmed').on(table.memberId).where(sql`${table.confirmedAt} is not null`),
		uniqueIndex('authenticator_begun').on(table.memberId).where(sql`${table.confirmedAt} is null`),
	],
);

/** Ten on paper for who has lost everything else, each good once. */
export const recoveryCode = pgTable(
	'recovery_code',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** A keyed hash. */
		codeHash: text('code_hash').notNull(),
		createdAt: moment('created_at').notNull(),
		usedAt: moment('used_at'),
	},
	(table) => [uniqueIndex('recovery_code_member').on(table.memberId, table.codeHash)],
);

/** What a device was asked to sign: for one login, or one browser that is logging in, once, for some minutes. */
export const passkeyChallenge = pgTable(
	'passkey_challenge',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** SHA-256 of the challenge, base64url. */
		challengeHash: text('challenge_hash').notNull().unique(),
		use: text().$type<'register' | 'sign-in' | 'again'>().notNull(),
		sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
		/** SHA-256 of the cookie `sign-in`, of who is not logged in. */
		holderHash: text('holder_hash'),
		expiresAt: moment('expires_at').notNull(),
	},
	(table) => [
		index('passkey_challenge_expires').on(table.expiresAt),
		index('passkey_challenge_session').on(table.sessionId),
		check('passkey_challenge_bound', sql`(${table.sessionId} is null) <> (${table.holderHash} is null)`),
	],
);
