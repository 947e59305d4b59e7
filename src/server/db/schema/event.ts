import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Changes } from '#domain/event/changes.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { FactName } from '#domain/event/fact-names.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';

/** Whatever happened, in the transaction in which it did: rows are only ever added, and laid off when they are old. */
export const event = pgTable(
	'event',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		kind: text().$type<EventKind>().notNull(),
		/** What it happened to. */
		subjectKind: text('subject_kind').notNull(),
		subjectId: text('subject_id').notNull(),
		actorKind: text('actor_kind').$type<ActorKind>().notNull(),
		/** Null is the clock, or the system itself. */
		actorId: uuid('actor_id'),
		/** The member whose it is. */
		aboutId: uuid('about_id'),
		/** Who is told: people, and the houses for which others work (`agency` is those who run the site). */
		memberIds: uuid('member_ids').array().notNull(),
		organisationIds: text('organisation_ids').array().notNull(),
		/** The network it came from; null where nobody asked over one. */
		place: text(),
		/** Figures and names for who reads it; never a secret, never what somebody wrote. */
		facts: jsonb().$type<EventFacts>().notNull(),
		/** Field by field what it was and what it became (`domain/event/changes.ts`). */
		changes: jsonb().$type<Changes>(),
		at: momentMs('at').notNull().defaultNow(),
	},
	(table) => [
		index('event_of_subject').on(table.subjectKind, table.subjectId, table.at),
		index('event_of_actor').on(table.actorId, table.at).where(sql`${table.actorId} is not null`),
		index('event_about').on(table.aboutId, table.at).where(sql`${table.aboutId} is not null`),
		// Also for laying off: each kind has its own time.
		index('event_of_kind').on(table.kind, table.at),
		index('event_of_time').on(table.at, table.id),
	],
);

export type EventFacts = Partial<Record<FactName, string | number | boolean | null>>;

/**
 * Events that nobody was told of yet. A mark a row and no position: what commits late has its mark from then on, and is
 * found whatever was read meanwhile.
 */
export const eventToTell = pgTable('event_to_tell', {
	eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
});

/** That somebody is told: one row a member and event. They are made one batch after the other, so ids grow as they become visible. */
export const notification = pgTable(
	'notification',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		eventId: bigint('event_id', { mode: 'number' })
			.notNull()
			.references(() => event.id, { onDelete: 'cascade' }),
		/** The event's, so that reading about a subject marks all that was told of it. */
		subjectKind: text('subject_kind').notNull(),
		subjectId: text('subject_id').notNull(),
		/** For open pages alone: what the reader did themselves, and quiet kinds. Gone after days. */
		isSilent: boolean('is_silent').notNull(),
		at: momentMs('at').notNull(),
		readAt: momentMs('read_at'),
	},
	(table) => [
		uniqueIndex('notification_once').on(table.eventId, table.memberId),
		index('notification_of_member').on(table.memberId, table.id),
		// Few among all: what counts in the bell, and what is marked when its subject is opened.
		index('notification_unread')
			.on(table.memberId, table.subjectKind, table.subjectId)
			.where(sql`${table.readAt} is null`),
		index('notification_silent').on(table.at).where(sql`${table.isSilent}`),
	],
);
