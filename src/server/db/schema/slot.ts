import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { product } from './product.ts';

/**
 * How many places of a slot are taken: the one truth about scarcity. A row comes into being with the first place taken,
 * with the capacity the schedule gives it then. `taken` only changes by the statements of slot.repo.ts, which never take
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
