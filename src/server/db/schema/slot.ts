import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DayException } from '#domain/availability/schedule.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';

/**
 * How many places of a slot are taken: the one truth about scarcity. A row comes into being with the first place taken,
 * with the capacity the schedule gives it, and follows it from then on, never below what is sold. `taken` only changes by the statements of slot.repo.ts, which never take
 * more than there is; the check refuses what would.
 */
export const slot = pgTable(
	'slot',
	{
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		on: date('on_day').notNull(),
		/** Empty where only the day counts. */
		time: text().notNull().default(''),
		capacity: integer().notNull(),
		taken: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.productId, table.on, table.time] }),
		check('slot_never_oversold', sql`${table.taken} between 0 and ${table.capacity}`),
	],
);

/**
 * The days of a product that differ from its week, with why. What readers and buyers need of them stands in `product.schedule`
 * (`days`), written by the same transaction.
 */
export const productDay = pgTable(
	'product_day',
	{
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		on: date('on_day').notNull(),
		exception: jsonb().$type<DayException>().notNull(),
		/** For who works there; guests do not see it. */
		why: text().notNull().default(''),
		changedBy: uuid('changed_by').references(() => member.id, { onDelete: 'set null' }),
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.productId, table.on] })],
);
