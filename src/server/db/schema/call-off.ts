import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallOffMove, LeftWhy } from '#domain/reservation/call-off.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { reservation } from './reservation.ts';

/** A date that was called off: one start of a product, or all of its day, by whom and why. What became of each is in `call_off_party`. */
export const callOff = pgTable(
	'call_off',
	{
		id: uuid().primaryKey(),
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		on: date('on_day').notNull(),
		/** Null is all of the day. */
		time: text(),
		/** Guests read it, as with a single one. */
		reason: text().notNull(),
		actor: text().$type<'provider' | 'operator'>().notNull(),
		calledBy: uuid('called_by').references(() => member.id, { onDelete: 'set null' }),
		/** Of who called off: the same sent twice is one. */
		key: uuid().notNull(),
		/** As the statement said before it was agreed to. */
		parties: integer().notNull(),
		people: integer().notNull(),
		wonBack: integer('won_back').notNull(),
		begunAt: momentMs('begun_at').notNull(),
		/** When the last was done with; null while some wait. */
		endedAt: momentMs('ended_at'),
	},
	(table) => [
		index('call_off_of_date').on(table.productId, table.on, table.begunAt),
		uniqueIndex('call_off_key').on(table.calledBy, table.key),
	],
);

/** Waiting for its move; done; left as it is, for somebody to look at; gone by itself before its turn came. */
export type CalledState = 'waiting' | 'done' | 'left' | 'gone';

/** Each reservation that a date which was called off had to do with. */
export const callOffParty = pgTable(
	'call_off_party',
	{
		callOffId: uuid('call_off_id')
			.notNull()
			.references(() => callOff.id, { onDelete: 'cascade' }),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		state: text().$type<CalledState>().notNull(),
		/** The move that was made of it; while it waits, the one that will be. */
		move: text().$type<CallOffMove>(),
		/** Why it was left. */
		why: text().$type<LeftWhy>(),
		/** So often it failed. */
		failures: integer().notNull().default(0),
		/** Who had it tried again after it was left, and as whom: then it is theirs, not of who called off. */
		retriedBy: uuid('retried_by'),
		retriedAs: text('retried_as').$type<'provider' | 'operator'>(),
	},
	(table) => [
		primaryKey({ columns: [table.callOffId, table.reservationId] }),
		index('call_off_party_waiting').on(table.callOffId, table.reservationId).where(sql`${table.state} = 'waiting'`),
		index('call_off_party_of').on(table.reservationId),
		check('call_off_party_says_why', sql`(${table.state} = 'left') = (${table.why} is not null)`),
	],
);
