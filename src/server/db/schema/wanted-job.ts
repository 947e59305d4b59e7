import { bigint, boolean, json, pgTable, text } from 'drizzle-orm/pg-core';
import { momentMs } from './moment.ts';

/**
 * A job as a row of the transaction that asks for it. It is moved into the queue after the commit (`hand-on-jobs.ts`):
 * the queue's own insert notifies, which would make all who commit wait for each other.
 */
export const wantedJob = pgTable('wanted_job', {
	id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
	name: text().notNull(),
	payload: json().$type<object>().notNull(),
	key: text(),
	runAt: momentMs('run_at'),
	isGathered: boolean('is_gathered').notNull(),
});
