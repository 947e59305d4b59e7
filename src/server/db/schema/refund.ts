import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundWay } from '#domain/refund/refund-account.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { momentMs } from './moment.ts';
import { reservation } from './reservation.ts';

/** A month of refunds that was checked against the account, with what it came to. Never changed. */
export const refundMonth = pgTable(
	'refund_month',
	{
		month: text().primaryKey(),
		count: integer().notNull(),
		won: integer().notNull(),
		closedAt: momentMs('closed_at').notNull(),
		closedBy: uuid('closed_by').notNull(),
	},
	(table) => [check('refund_month_is_one', sql`${table.month} ~ '^20[0-9]{2}-[01][0-9]$'`)],
);

/** Where the refund of a reservation goes, by its guest's word; a row too where the guest was only asked. */
export const refundAccount = pgTable(
	'refund_account',
	{
		reservationId: uuid('reservation_id')
			.primaryKey()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		/** Null while nothing was said. */
		way: text().$type<RefundWay>(),
		/** Sealed JSON (`StoredAccount`): the account, or what is left of it; null where there is none, or none any more. */
		sealed: text(),
		givenAt: momentMs('given_at'),
		givenBy: uuid('given_by'),
		/** As whom: an operator writes down what a guest says on the telephone. */
		givenAs: text('given_as').$type<ActorKind>(),
		/** Since when it is known not to work; the guest is asked anew. */
		returnedAt: momentMs('returned_at'),
		/** Since when only a trace of it is left. */
		reducedAt: momentMs('reduced_at'),
		/** When its guest was asked last, and how often they were. */
		askedAt: momentMs('asked_at'),
		asked: integer().notNull().default(0),
	},
	(table) => [
		index('refund_account_whole')
			.on(table.givenAt)
			.where(sql`${table.sealed} is not null and ${table.reducedAt} is null`),
		index('refund_account_trace')
			.on(table.reducedAt)
			.where(sql`${table.sealed} is not null and ${table.reducedAt} is not null`),
		check('refund_account_is_said', sql`(${table.way} is null) = (${table.givenAt} is null)`),
	],
);

/** Whether it is known where it goes; the rule is `isWayKnown`, written out. */
export const isRefundWayKnown = sql<boolean>`exists (select 1 from ${refundAccount} where ${refundAccount.reservationId} = ${reservation.id}
	and ${refundAccount.way} is not null and ${refundAccount.returnedAt} is null and ${refundAccount.reducedAt} is null)`;
