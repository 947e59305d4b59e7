import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { FileUse, FileVariant } from '#domain/file/file.ts';
import type { GranteeKind, GrantSubject } from '#domain/file/file-grant.ts';
import type { PhotographFacts } from '#domain/file/photograph.ts';
import type { PhotographReportReason } from '#domain/file/photograph-report.ts';
import type { MessageReportStatus } from '#domain/thread/message-report.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

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
		/** A photograph that an operator has hidden: since when, why in their words, and where among the others it stood. */
		hiddenAt: momentMs('hidden_at'),
		hiddenReason: text('hidden_reason'),
		hiddenPlace: integer('hidden_place'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('file_owner').on(table.ownerId),
		// Private ones that came before files had keys, until they are encrypted.
		index('file_without_key')
			.on(table.id)
			.where(sql`${table.key} is null and ${table.use} in ('photo', 'licence', 'payment-proof')`),
		index('file_hidden').on(table.hiddenAt, table.id).where(sql`${table.hiddenAt} is not null`),
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

/** A member's word to the operators that a photograph of a product or a profile is not right. */
export const photographReport = pgTable(
	'photograph_report',
	{
		id: uuid().primaryKey().defaultRandom(),
		fileId: uuid('file_id')
			.notNull()
			.references(() => file.id, { onDelete: 'cascade' }),
		reporterId: uuid('reporter_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		reason: text().$type<PhotographReportReason>().notNull(),
		status: text().$type<MessageReportStatus>().notNull().default('open'),
		at: momentMs('at').notNull(),
		decidedAt: momentMs('decided_at'),
		decidedBy: uuid('decided_by').references(() => member.id),
	},
	(table) => [
		unique('photograph_report_once').on(table.fileId, table.reporterId),
		index('photograph_report_open').on(table.at, table.id).where(sql`${table.status} = 'open'`),
	],
);
