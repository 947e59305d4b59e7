import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AsideReason, LineState } from '#domain/bank/bank-line.ts';
import type { Direction } from '#domain/bank/read-statement.ts';
import type { ColumnUse } from '#domain/bank/statement-columns.ts';
import { momentMs } from './moment.ts';
import { payment, reservation } from './reservation.ts';

/** A bank's statement that was uploaded: the file itself is not kept, only the lines that were new. */
export const bankStatement = pgTable(
	'bank_statement',
	{
		id: uuid().primaryKey(),
		/** As its file was called. */
		name: text().notNull(),
		/** Lines of it that were known already. */
		knownCount: integer('known_count').notNull(),
		firstOn: date('first_on').notNull(),
		lastOn: date('last_on').notNull(),
		uploadedAt: momentMs('uploaded_at').notNull(),
		uploadedBy: uuid('uploaded_by').notNull(),
	},
	(table) => [index('bank_statement_newest').on(table.uploadedAt, table.id)],
);

/** What came in or went out, once, however often its statement is uploaded. */
export const bankLine = pgTable(
	'bank_line',
	{
		id: uuid().primaryKey(),
		statementId: uuid('statement_id')
			.notNull()
			.references(() => bankStatement.id, { onDelete: 'cascade' }),
		row: integer().notNull(),
		/** A keyed hash of what the line is known again by: it stays when the words are erased. */
		mark: text().notNull(),
		on: date('on_day').notNull(),
		time: text(),
		direction: text().$type<Direction>().notNull(),
		won: integer().notNull(),
		balanceWon: bigint('balance_won', { mode: 'number' }),
		/** What the bank printed, with names of payers; null once erased. */
		text: text(),
		state: text().$type<LineState>().notNull().default('open'),
		matchedWon: integer('matched_won').notNull().default(0),
		asideReason: text('aside_reason').$type<AsideReason>(),
		note: text(),
		decidedAt: momentMs('decided_at'),
		decidedBy: uuid('decided_by'),
	},
	(table) => [
		uniqueIndex('bank_line_mark').on(table.mark),
		index('bank_line_of').on(table.statementId, table.state, table.row),
		// What the retention run looks for.
		index('bank_line_worded').on(table.on).where(sql`${table.text} is not null`),
		check('bank_line_is_whole', sql`${table.won} > 0 and ${table.matchedWon} between 0 and ${table.won}`),
	],
);

/** Which payment or refund a line stands for; one line may stand for several. */
export const bankMatch = pgTable(
	'bank_match',
	{
		paymentId: uuid('payment_id')
			.primaryKey()
			.references(() => payment.id, { onDelete: 'cascade' }),
		lineId: uuid('line_id')
			.notNull()
			.references(() => bankLine.id, { onDelete: 'cascade' }),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		won: integer().notNull(),
		/** `booked`: the payment was written down with it, and is taken back with it. */
		way: text().$type<'booked' | 'tied'>().notNull(),
	},
	(table) => [
		index('bank_match_of_line').on(table.lineId),
		index('bank_match_of_reservation').on(table.reservationId),
		check('bank_match_is_positive', sql`${table.won} > 0`),
	],
);

/** What the columns of a bank's file were read as the last time. */
export const bankColumns = pgTable('bank_columns', {
	header: text().primaryKey(),
	uses: jsonb().$type<ColumnUse[]>().notNull(),
	at: momentMs('at').notNull(),
});
