import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PayoutWay } from '#domain/settlement/payout.ts';
import type { LineKind } from '#domain/settlement/settlement.ts';
import { bankLine } from './bank.ts';
import { momentMs } from './moment.ts';
import { organisation } from './organisation.ts';
import { reservation } from './reservation.ts';

/** What the agency takes of a partner's reservations, from a day of service on. Rows stay: they are the history. */
export const commissionRate = pgTable(
	'commission_rate',
	{
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id, { onDelete: 'cascade' }),
		startsOn: date('starts_on').notNull(),
		/** Hundredths of a percent. */
		points: integer().notNull(),
		setAt: momentMs('set_at').notNull(),
		setBy: uuid('set_by').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.organisationId, table.startsOn] }),
		check('commission_rate_is_share', sql`${table.points} between 0 and 10000`),
	],
);

const money = {
	paidWon: integer('paid_won').notNull(),
	heldWon: integer('held_won').notNull(),
	promotionWon: integer('promotion_won').notNull(),
	commissionWon: integer('commission_won').notNull(),
	payableWon: integer('payable_won').notNull(),
};

/** A month of a partner that was closed. Its sums never change: what is found later is a line of the next one. */
export const settlement = pgTable(
	'settlement',
	{
		id: uuid().primaryKey(),
		number: text().notNull().unique(),
		organisationId: uuid('organisation_id')
			.notNull()
			.references(() => organisation.id),
		month: text().notNull(),
		...money,
		/** What of it changed hands: the sum of its payouts that stand. */
		settledWon: integer('settled_won').notNull().default(0),
		closedAt: momentMs('closed_at').notNull(),
		closedBy: uuid('closed_by').notNull(),
	},
	(table) => [
		uniqueIndex('settlement_of').on(table.organisationId, table.month),
		index('settlement_newest').on(table.month, table.number),
		index('settlement_open').on(table.month, table.number).where(sql`${table.settledWon} <> ${table.payableWon}`),
		check(
			'settlement_settled_within',
			sql`${table.settledWon} between least(0, ${table.payableWon}) and greatest(0, ${table.payableWon})`,
		),
		check('settlement_month_is_one', sql`${table.month} ~ '^20[0-9]{2}-[01][0-9]$'`),
	],
);

/** That a statement, or a part of it, was paid. Rows stay when one is taken back: who had read it finds it, with the reason. */
export const settlementPayout = pgTable(
	'settlement_payout',
	{
		/** Made by the page that asked for it: the same again is the same payout. */
		id: uuid().primaryKey(),
		settlementId: uuid('settlement_id')
			.notNull()
			.references(() => settlement.id, { onDelete: 'cascade' }),
		way: text().$type<PayoutWay>().notNull(),
		/** To the partner above zero, from it below. */
		won: integer().notNull(),
		paidOn: date('paid_on').notNull(),
		/** As it stands in the books of the bank. */
		reference: text().notNull(),
		note: text().notNull(),
		recordedAt: momentMs('recorded_at').notNull(),
		recordedBy: uuid('recorded_by').notNull(),
		reversedAt: momentMs('reversed_at'),
		reversedBy: uuid('reversed_by'),
		reversalReason: text('reversal_reason'),
		/** The line of a bank statement that shows it; the statement may be removed, the payout stays. */
		bankLineId: uuid('bank_line_id').references(() => bankLine.id, { onDelete: 'set null' }),
	},
	(table) => [
		index('settlement_payout_of_line').on(table.bankLineId).where(sql`${table.bankLineId} is not null`),
		// What a bank statement is compared with.
		index('settlement_payout_untied')
			.on(table.paidOn, table.id)
			.where(sql`${table.bankLineId} is null and ${table.reversedAt} is null and ${table.way} = 'transfer'`),
		index('settlement_payout_of').on(table.settlementId, table.paidOn, table.id),
		check('settlement_payout_is_some', sql`${table.won} <> 0`),
	],
);

/** A reservation in a month: its code and figures, nobody's name. */
export const settlementLine = pgTable(
	'settlement_line',
	{
		settlementId: uuid('settlement_id')
			.notNull()
			.references(() => settlement.id, { onDelete: 'cascade' }),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id),
		code: text().notNull(),
		on: date('on_day').notNull(),
		productId: text('product_id').notNull(),
		kind: text().$type<LineKind>().notNull(),
		points: integer().notNull(),
		...money,
	},
	(table) => [
		primaryKey({ columns: [table.settlementId, table.reservationId] }),
		index('settlement_line_of').on(table.reservationId),
	],
);

/** Months that were closed, also for those with nothing to settle: whoever closes one again is refused. */
export const settlementMonth = pgTable('settlement_month', {
	month: text().primaryKey(),
	count: integer().notNull(),
	payableWon: integer('payable_won').notNull(),
	closedAt: momentMs('closed_at').notNull(),
	closedBy: uuid('closed_by').notNull(),
});
