import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentMs } from './moment.ts';

/**
 * Requests that failed, for who is read their number. What the log says of them and no more: the pattern of the address, no
 * words, no ids of people. Laid off after weeks, and bounded (`domain/running/failure.ts`).
 */
export const failure = pgTable(
	'failure',
	{
		id: uuid().primaryKey().defaultRandom(),
		number: text().notNull(),
		at: momentMs('at').notNull(),
		method: text().notNull(),
		route: text().notNull(),
		status: integer().notNull(),
		code: text().notNull(),
		type: text().notNull(),
		message: text().notNull(),
		stack: text().notNull(),
	},
	(table) => [
		index('failure_newest').on(table.at, table.id),
		index('failure_number').on(table.number.op('text_pattern_ops')),
	],
);
