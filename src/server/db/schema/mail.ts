import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { MailTopic } from '#domain/event/mail-topics.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Wording } from '#domain/mail/wording.ts';
import { member } from './member.ts';
import { moment, momentMs } from './moment.ts';

export const mailStatuses = ['queued', 'sent', 'kept', 'dropped', 'failed'] as const;

/**
 * The queue and its memory: written in the transaction of what it tells about. `kept` lies in the mailbox that stands in
 * for SMTP; `dropped` was not wanted any more when its turn came.
 */
export const mail = pgTable(
	'mail',
	{
		id: uuid().primaryKey().defaultRandom(),
		memberId: uuid('member_id').references(() => member.id, { onDelete: 'set null' }),
		address: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		template: text().notNull(),
		/** What the template needs; sealed while it holds a link's secret, emptied once sent. */
		data: jsonb().$type<Record<string, string | number>>().notNull(),
		status: text().$type<(typeof mailStatuses)[number]>().notNull().default('queued'),
		attempts: integer().notNull().default(0),
		lastError: text('last_error'),
		/** As it was written; of a mail that went out by SMTP only the subject stays. */
		subject: text(),
		html: text(),
		plain: text(),
		/** The event it tells of, which is laid off long after it. Null where nothing happened but the mail. */
		eventId: bigint('event_id', { mode: 'number' }),
		kind: text().$type<EventKind>(),
		/** While it waits for others: what comes under the same key is told with it. Null once it is being sent. */
		gatherKey: text('gather_key'),
		/** How many events it tells of. */
		count: integer().notNull().default(1),
		createdAt: moment('created_at').notNull().defaultNow(),
		sentAt: moment('sent_at'),
	},
	(table) => [
		index('mail_newest').on(table.createdAt.desc(), table.id),
		index('mail_of_address').on(sql`lower(${table.address})`, table.createdAt.desc(), table.id),
		index('mail_status').on(table.status, table.createdAt),
		index('mail_of_member').on(table.memberId, table.createdAt).where(sql`${table.memberId} is not null`),
		uniqueIndex('mail_gathering')
			.on(table.address, table.template, table.gatherKey)
			.where(sql`${table.gatherKey} is not null`),
	],
);

/** What a member does not want to be mailed; what has no row is mailed. */
export const unwantedMail = pgTable(
	'unwanted_mail',
	{
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		topic: text().$type<MailTopic>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.memberId, table.topic] })],
);

/**
 * What an operator wrote in place of the catalogue's sentences, by template and language: rows are only added, the highest counts, and
 * one without sentences is the standard again.
 */
export const mailWording = pgTable(
	'mail_wording',
	{
		template: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		revision: integer().notNull(),
		texts: jsonb().$type<Wording>().notNull(),
		authorId: uuid('author_id').references(() => member.id, { onDelete: 'set null' }),
		at: momentMs('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.template, table.locale, table.revision] })],
);
