import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { InterpreterState } from '#domain/video/interpreter.ts';
import type { Seat } from '#domain/video/seats.ts';
import type { VideoState } from '#domain/video/video-date.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { provider } from './provider.ts';
import { vaultFile } from './vault.ts';

/** A talk by video before the journey (DECISIONS "Life cycles"). Who may enter its room is reckoned from it, never from a link. */
export const videoDate = pgTable(
	'video_date',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** The same request sent twice is one. */
		key: uuid().notNull(),
		/** Of what was sent with the key, keyed: another under the same key is refused. Null for those from before it was kept. */
		bodyHash: text('body_hash'),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id),
		productId: text('product_id').references(() => product.id),
		state: text().$type<VideoState>().notNull(),
		/** ISO moments. */
		wishes: jsonb().$type<string[]>().notNull(),
		proposals: jsonb().$type<string[]>().notNull().default([]),
		scheduledAt: momentMs('scheduled_at'),
		minutes: integer().notNull(),
		/** What is spoken. */
		language: text().$type<ContentLocale>().notNull(),
		wantsInterpreter: boolean('wants_interpreter').notNull(),
		interpreterId: uuid('interpreter_id').references(() => member.id, { onDelete: 'set null' }),
		interpreterState: text('interpreter_state').$type<InterpreterState>(),
		/** Sealed JSON: what it is about, and why it was declined or called off. Null when nothing was said, or once it was erased. */
		sealed: text(),
		erasedAt: momentMs('erased_at'),
		isDayReminded: boolean('is_day_reminded').notNull().default(false),
		isHourReminded: boolean('is_hour_reminded').notNull().default(false),
		/** When each first came into the room. */
		memberCameAt: momentMs('member_came_at'),
		houseCameAt: momentMs('house_came_at'),
		interpreterCameAt: momentMs('interpreter_came_at'),
		/** When whoever was missing was told that somebody waits. */
		missedToldAt: momentMs('missed_told_at'),
		interpreterToldAt: momentMs('interpreter_told_at'),
		/** How often it was changed since it was made; calendars go by it. */
		changes: integer().notNull().default(0),
		/** When time must look at it next (domain/video/reminders.ts). */
		dueAt: momentMs('due_at'),
		createdAt: momentMs('created_at').notNull(),
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [
		uniqueIndex('video_date_key').on(table.memberId, table.key),
		index('video_date_of_member').on(table.memberId, table.createdAt, table.id),
		index('video_date_of_provider').on(table.providerId, table.createdAt, table.id),
		index('video_date_of_interpreter').on(table.interpreterId, table.createdAt, table.id),
		index('video_date_of_all').on(table.createdAt, table.id),
		index('video_date_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
	],
);

/** Who sits in a room at this moment, through whichever server. Unlogged: after a crash nobody does. */
export const roomSeat = pgTable(
	'room_seat',
	{
		dateId: uuid('date_id')
			.notNull()
			.references(() => videoDate.id, { onDelete: 'cascade' }),
		seat: text().$type<Seat>().notNull(),
		memberId: uuid('member_id').notNull(),
		/** One opened page; entering elsewhere has another, and the seat moves there. */
		instance: uuid().notNull(),
		/** What is spoken there. */
		locale: text().notNull(),
		/** The health file of theirs that all in the room see now, and which page of it. It ends with their sitting there. */
		shownFileId: uuid('shown_file_id').references(() => vaultFile.fileId, { onDelete: 'set null' }),
		shownPage: integer('shown_page').notNull().default(1),
		seenAt: momentMs('seen_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.dateId, table.seat] }), index('room_seat_shown').on(table.shownFileId)],
);

/** What those in a room say to each other so that their browsers find each other. Unlogged, and swept after a minute. */
export const roomSignal = pgTable(
	'room_signal',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		dateId: uuid('date_id')
			.notNull()
			.references(() => videoDate.id, { onDelete: 'cascade' }),
		toSeat: text('to_seat').$type<Seat>().notNull(),
		body: jsonb().$type<Record<string, unknown>>().notNull(),
		at: momentMs('at').notNull(),
	},
	(table) => [index('room_signal_to').on(table.dateId, table.toSeat, table.id), index('room_signal_old').on(table.at)],
);
