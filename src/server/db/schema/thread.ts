import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import type { MessageReportReason, MessageReportStatus } from '#domain/thread/message-report.ts';
import type { PartyRole, ThreadSubjectKind } from '#domain/thread/thread.ts';
import type { DisputeLine, ThreadLineKind } from '#domain/thread/thread-lines.ts';
import { file } from './file.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';

/** What people write to each other about one thing. */
export const thread = pgTable(
	'thread',
	{
		id: uuid().primaryKey().defaultRandom(),
		subjectKind: text('subject_kind').$type<ThreadSubjectKind>().notNull(),
		subjectId: uuid('subject_id').notNull(),
		/** What is written is sealed. */
		isHealth: boolean('is_health').notNull(),
		/** Of its last message; the last of the guest's; the last of the house's. */
		lastNumber: integer('last_number').notNull().default(0),
		guestNumber: integer('guest_number').notNull().default(0),
		houseNumber: integer('house_number').notNull().default(0),
		createdAt: momentMs('created_at').notNull(),
	},
	(table) => [unique('thread_of_subject').on(table.subjectKind, table.subjectId)],
);

/** Who takes part: a member, or an organisation with whoever works there. Rows stay when somebody goes. */
export const threadParty = pgTable(
	'thread_party',
	{
		id: uuid().primaryKey().defaultRandom(),
		threadId: uuid('thread_id')
			.notNull()
			.references(() => thread.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
		organisationId: uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
		role: text().$type<PartyRole>().notNull(),
		joinedAt: momentMs('joined_at').notNull(),
		leftAt: momentMs('left_at'),
		/** How far they have read, by the number of a message; of an organisation, how far anybody there has. */
		readUpTo: integer('read_up_to').notNull().default(0),
		readAt: momentMs('read_at'),
		/** Of an organisation: since when a guest waits for its word. */
		waitingSince: momentMs('waiting_since'),
	},
	(table) => [
		check('thread_party_is_one', sql`num_nonnulls(${table.memberId}, ${table.organisationId}) = 1`),
		uniqueIndex('thread_party_member').on(table.memberId, table.threadId).where(sql`${table.memberId} is not null`),
		uniqueIndex('thread_party_organisation')
			.on(table.organisationId, table.threadId)
			.where(sql`${table.organisationId} is not null`),
		index('thread_party_of').on(table.threadId),
		index('thread_party_waiting')
			.on(table.organisationId, table.waitingSince)
			.where(sql`${table.waitingSince} is not null`),
	],
);

/** How far each who works for an organisation has read by themselves. */
export const threadMark = pgTable(
	'thread_mark',
	{
		threadId: uuid('thread_id')
			.notNull()
			.references(() => thread.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		readUpTo: integer('read_up_to').notNull(),
		at: momentMs('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.memberId, table.threadId] }), index('thread_mark_of').on(table.threadId)],
);

export type ThreadLine = { kind: ThreadLineKind; by: ActorKind; dispute?: DisputeLine };

/** One message, or a line about what happened. The page that wrote it made its id: sent again, it is the same one. */
export const threadMessage = pgTable(
	'thread_message',
	{
		id: uuid().primaryKey(),
		threadId: uuid('thread_id')
			.notNull()
			.references(() => thread.id, { onDelete: 'cascade' }),
		/** In the order in which they were written, from one. */
		number: integer().notNull(),
		/** As what its author wrote it; null for a line. */
		role: text().$type<PartyRole>(),
		authorId: uuid('author_id').references(() => member.id),
		/** For whom they wrote it. */
		authorOrganisationId: uuid('author_organisation_id').references(() => organisation.id),
		/** Null where it is not known. */
		language: text().$type<ContentLocale>(),
		/** The words: in the open or sealed. */
		text: text(),
		sealed: text(),
		/** From the phrase book, before the words: in the open, or sealed where those are. */
		phrases: jsonb().$type<PhraseUse[]>().notNull().default([]),
		sealedPhrases: text('sealed_phrases'),
		line: jsonb().$type<ThreadLine>(),
		at: momentMs('at').notNull(),
		/** By an operator, after a report. */
		hiddenAt: momentMs('hidden_at'),
		/** In the operator's words: told to its author alone. */
		hiddenReason: text('hidden_reason'),
	},
	(table) => [
		// Also how the newest page is read, and the pages before it.
		unique('thread_message_number').on(table.threadId, table.number),
		check('thread_message_is_one', sql`num_nonnulls(${table.text}, ${table.sealed}, ${table.line}) = 1`),
		index('thread_message_author').on(table.authorId).where(sql`${table.authorId} is not null`),
	],
);

/** What was sent along with a message. */
export const threadFile = pgTable(
	'thread_file',
	{
		fileId: uuid('file_id')
			.primaryKey()
			.references(() => file.id, { onDelete: 'cascade' }),
		messageId: uuid('message_id')
			.notNull()
			.references(() => threadMessage.id, { onDelete: 'cascade' }),
		position: integer().notNull(),
	},
	(table) => [index('thread_file_of').on(table.messageId, table.position)],
);

/** A party's word to the operators that a message is not right. */
export const messageReport = pgTable(
	'message_report',
	{
		id: uuid().primaryKey().defaultRandom(),
		messageId: uuid('message_id')
			.notNull()
			.references(() => threadMessage.id, { onDelete: 'cascade' }),
		reporterId: uuid('reporter_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		reason: text().$type<MessageReportReason>().notNull(),
		status: text().$type<MessageReportStatus>().notNull().default('open'),
		at: momentMs('at').notNull(),
		decidedAt: momentMs('decided_at'),
		decidedBy: uuid('decided_by').references(() => member.id),
	},
	(table) => [
		unique('message_report_once').on(table.messageId, table.reporterId),
		index('message_report_open').on(table.at, table.id).where(sql`${table.status} = 'open'`),
		index('message_report_decided').on(table.decidedAt, table.id).where(sql`${table.status} <> 'open'`),
	],
);
