import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DisputeOutcome, DisputeReason, DisputeRole, DisputeState } from '#domain/dispute/dispute.ts';
import { momentMs } from './moment.ts';
import { reservation } from './reservation.ts';

/** What guest and house do not agree about, and how an operator mediates. One at a time is open for a reservation. */
export const dispute = pgTable(
	'dispute',
	{
		/** The key of who opened it: the same sent twice is one. */
		id: uuid().primaryKey(),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		state: text().$type<DisputeState>().notNull(),
		openedBy: text('opened_by').$type<DisputeRole>().notNull(),
		openerId: uuid('opener_id').notNull(),
		reason: text().$type<DisputeReason>().notNull(),
		/** What was wished for. */
		wish: text().$type<DisputeOutcome>().notNull(),
		/** In the opener's words; null once erased. */
		words: text(),
		outcome: text().$type<DisputeOutcome>(),
		won: integer().notNull().default(0),
		/** In the mediator's words. */
		answer: text(),
		isMemberFor: boolean('is_member_for').notNull().default(false),
		isProviderFor: boolean('is_provider_for').notNull().default(false),
		openedAt: momentMs('opened_at').notNull(),
		/** By when the next step is due. */
		until: momentMs('until').notNull(),
		closedAt: momentMs('closed_at'),
		mediatorId: uuid('mediator_id'),
	},
	(table) => [
		uniqueIndex('dispute_open').on(table.reservationId).where(sql`${table.closedAt} is null`),
		index('dispute_of').on(table.reservationId, table.openedAt),
		index('dispute_waiting').on(table.until, table.id).where(sql`${table.closedAt} is null`),
		index('dispute_closed').on(table.closedAt, table.id).where(sql`${table.closedAt} is not null`),
		check('dispute_won_is_whole', sql`${table.won} >= 0`),
	],
);
