import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';
import { product } from './product.ts';
import { reservation } from './reservation.ts';

/** A calendar that a house keeps elsewhere: its busy times close starts here. */
export const outsideCalendar = pgTable(
	'outside_calendar',
	{
		id: uuid().primaryKey(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		/** Null: of all that the house offers. */
		productId: text('product_id').references(() => product.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** Sealed (server/keys): whoever has such an address reads the calendar. */
		sealed: text().notNull(),
		/** Of the address, to be told apart by. */
		host: text().notNull(),
		/** When it is asked for next. */
		nextAt: momentMs('next_at').notNull(),
		/** When it was read last. */
		readAt: momentMs('read_at'),
		/** Why the last time it was not. */
		failure: text(),
		failures: integer().notNull().default(0),
		createdBy: uuid('created_by').references(() => member.id, { onDelete: 'set null' }),
		createdAt: momentMs('created_at').notNull(),
	},
	(table) => [
		index('outside_calendar_of_house').on(table.organisationId, table.createdAt, table.id),
		index('outside_calendar_of_product').on(table.productId),
		index('outside_calendar_due').on(table.nextAt),
	],
);

/** When it says that somebody is busy; nothing of what for. */
export const busyTime = pgTable(
	'busy_time',
	{
		calendarId: uuid('calendar_id')
			.notNull()
			.references(() => outsideCalendar.id, { onDelete: 'cascade' }),
		startsAt: momentMs('starts_at').notNull(),
		endsAt: momentMs('ends_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.calendarId, table.startsAt, table.endsAt] }),
		check('busy_time_is_a_span', sql`${table.endsAt} > ${table.startsAt}`),
	],
);

/** A reservation that meets such a time, as its house was told: once. */
export const busyClash = pgTable(
	'busy_clash',
	{
		calendarId: uuid('calendar_id')
			.notNull()
			.references(() => outsideCalendar.id, { onDelete: 'cascade' }),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		at: momentMs('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.calendarId, table.reservationId] }),
		index('busy_clash_of_reservation').on(table.reservationId),
	],
);

/** The secret address of a house's reservations as a calendar: of one who works there, and ends with their work. */
export const houseFeed = pgTable(
	'house_feed',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		/** Sealed (server/keys), so that it can be shown again. */
		sealed: text().notNull(),
		/** SHA-256, base64url: how it is found. */
		secretHash: text('secret_hash').notNull().unique(),
		createdAt: momentMs('created_at').notNull(),
	},
	(table) => [uniqueIndex('house_feed_of_member').on(table.memberId, table.organisationId)],
);
