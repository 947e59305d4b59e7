import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ErasureRule } from '#domain/running/erasure.ts';
import { momentMs } from './moment.ts';

/** How many things a rule made us forget on a Korean day; counted in the same transaction. Never whose. */
export const erasure = pgTable(
	'erasure',
	{
		rule: text().$type<ErasureRule>().notNull(),
		day: date().notNull(),
		count: integer().notNull(),
		at: momentMs('at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.rule, table.day] }), index('erasure_day').on(table.day)],
);

/** When each rule was last followed to its end, also where there was nothing to forget. */
export const erasureRun = pgTable('erasure_run', {
	rule: text().$type<ErasureRule>().primaryKey(),
	ranAt: momentMs('ran_at').notNull(),
});
