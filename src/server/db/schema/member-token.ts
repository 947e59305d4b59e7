import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TokenPurpose } from '#domain/member/member.ts';
import { member } from './member.ts';
import { moment } from './moment.ts';

/** A link in a mail, good for one use. Only its hash is kept. */
export const memberToken = pgTable(
	'member_token',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		purpose: text().$type<TokenPurpose>().notNull(),
		/** SHA-256, base64url. */
		secretHash: text('secret_hash').notNull().unique(),
		/** The address the link proves. */
		email: text().notNull(),
		expiresAt: moment('expires_at').notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [index('member_token_member').on(table.memberId, table.purpose)],
);
