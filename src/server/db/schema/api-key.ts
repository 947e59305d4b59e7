import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyRight } from '#domain/api-key/api-key.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';

/** By which a program works for a house. Rows stay when a key is revoked: the trail names it. */
export const apiKey = pgTable(
	'api_key',
	{
		/** Made by the page that asked for it: the same again is the same key. */
		id: uuid().primaryKey(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** SHA-256, base64url: the key itself is shown once and kept nowhere. */
		secretHash: text('secret_hash').notNull().unique(),
		/** Its last four signs, to be told apart by. */
		ending: text().notNull(),
		rights: text().array().$type<KeyRight[]>().notNull(),
		madeBy: uuid('made_by').references(() => member.id, { onDelete: 'set null' }),
		createdAt: momentMs('created_at').notNull(),
		expiresAt: momentMs('expires_at').notNull(),
		/** To the hour. */
		lastUsedAt: momentMs('last_used_at'),
		revokedAt: momentMs('revoked_at'),
		/** How many days before its end the owners were last told of it. */
		warnedDays: integer('warned_days'),
	},
	(table) => [
		index('api_key_of_house').on(table.organisationId, table.createdAt, table.id),
		index('api_key_ending').on(table.expiresAt).where(sql`${table.revokedAt} is null`),
	],
);
