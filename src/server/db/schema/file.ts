import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { FileUse, FileVariant } from '#domain/file/file.ts';
import type { GranteeKind, GrantSubject } from '#domain/file/file-grant.ts';
import type { PhotographFacts } from '#domain/file/photograph.ts';
import { member } from './member.ts';

/** What members uploaded; the bytes lie in the file store under the id. */
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
		/** Of a picture that is shown to others: what is known of it besides its bytes. */
		picture: jsonb().$type<PhotographFacts>(),
		/** Of a private file: the key its bytes are encrypted with, wrapped by the keyring. */
		key: text(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('file_owner').on(table.ownerId),
		// Private ones that came before files had keys, until they are encrypted.
		index('file_without_key')
			.on(table.id)
			.where(sql`${table.key} is null and ${table.use} in ('photo', 'licence', 'payment-proof')`),
	],
);

/** Who besides its owner may see a file: whom, for the sake of what, until when. */
export const fileGrant = pgTable(
	'file_grant',
	{
		id: uuid().primaryKey().defaultRandom(),
		fileId: uuid('file_id')
			.notNull()
			.references(() => file.id, { onDelete: 'cascade' }),
		granteeKind: text('grantee_kind').$type<GranteeKind>().notNull(),
		/** A member or an organisation; none where it is everyone or the agency. */
		granteeId: text('grantee_id'),
		subjectKind: text('subject_kind').$type<GrantSubject>().notNull(),
		subjectId: text('subject_id').notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
		/** From this moment on it counts no longer. */
		endsAt: timestamp('ends_at', { withTimezone: true }),
	},
	(table) => [
		unique('file_grant_once')
			.on(table.fileId, table.granteeKind, table.granteeId, table.subjectKind, table.subjectId)
			.nullsNotDistinct(),
		index('file_grant_of').on(table.subjectKind, table.subjectId),
	],
);
