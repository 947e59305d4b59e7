import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditEvent } from '#domain/member/audit.ts';

/** Who looked at or changed what; rows are only ever added. */
export const auditEntry = pgTable(
	'audit_entry',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		event: text().$type<AuditEvent>().notNull(),
		/** Null is the system itself. */
		actorId: uuid('actor_id'),
		/** The member it is about. */
		subjectId: uuid('subject_id'),
		/** Never the value itself. */
		details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
		at: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index('audit_subject').on(table.subjectId, table.at)],
);
