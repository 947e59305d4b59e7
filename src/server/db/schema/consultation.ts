import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ConsultationEnd, ConsultationState } from '#domain/consultation/consultation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { OfferedDate } from '#domain/matching/answer.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { provider } from './provider.ts';
import { reservation } from './reservation.ts';

/** What a member asks a clinic about one of its products (DECISIONS "Life cycles"). */
export const consultation = pgTable(
	'consultation',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** Tells a form that comes again from another with the same key, which is its id. */
		bodyHash: text('body_hash').notNull(),
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id),
		state: text().$type<ConsultationState>().notNull(),
		/** How it ended, where it is closed. */
		endReason: text('end_reason').$type<ConsultationEnd>(),
		/** Sealed JSON: who the patient is, wishes and everything said about health, and why it was declined. Null once erased. */
		sealed: text(),
		/** Days one would come; none means any. */
		days: jsonb().$type<string[]>().notNull(),
		/** The language it is written in, and read and answered. */
		locale: text().$type<ContentLocale>().notNull(),
		wantsInterpreter: boolean('wants_interpreter').notNull(),
		/** The number of the latest answer; 0 while there is none. */
		version: integer().notNull().default(0),
		/** How often whom it waits for was reminded: the clinic, and after its answer the patient. */
		reminded: smallint().notNull().default(0),
		reservationId: uuid('reservation_id').references(() => reservation.id, { onDelete: 'set null' }),
		erasedAt: momentMs('erased_at'),
		/** When time must look at it next (domain/consultation/consultation.ts). */
		dueAt: momentMs('due_at'),
		createdAt: momentMs('created_at').notNull(),
		/** When it was sent, answered last, or ended. */
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [
		index('consultation_of_member').on(table.memberId, table.createdAt, table.id),
		index('consultation_of_provider').on(table.providerId, table.state, table.createdAt, table.id),
		index('consultation_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
		index('consultation_of_reservation').on(table.reservationId),
	],
);

/** Every answer a clinic gave. Never edited: another one is another version. Its price is one of `agreed_price`. */
export const consultationAnswer = pgTable(
	'consultation_answer',
	{
		/** The key it was sent with. */
		id: uuid().primaryKey(),
		consultationId: uuid('consultation_id')
			.notNull()
			.references(() => consultation.id, { onDelete: 'cascade' }),
		version: integer().notNull(),
		bodyHash: text('body_hash').notNull(),
		authorId: uuid('author_id').references(() => member.id, { onDelete: 'set null' }),
		/** Sealed JSON: its text and phrases, which tell of somebody's health. Null once erased. */
		sealed: text(),
		locale: text().$type<ContentLocale>().notNull(),
		productId: text('product_id').references(() => product.id),
		dates: jsonb().$type<OfferedDate[]>().notNull(),
		places: integer().notNull(),
		agreedVersion: integer('agreed_version'),
		totalWon: integer('total_won'),
		validUntil: momentMs('valid_until'),
		at: momentMs('at').notNull(),
	},
	(table) => [uniqueIndex('consultation_answer_version').on(table.consultationId, table.version)],
);
