import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type ThreadLine, thread, threadMessage } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';

/** A line between the messages about something, where anybody has written about it: one statement, whether or not. */
export async function insertLine(
	queries: Queries,
	{ subject, line, at }: { subject: readonly [kind: string, id: string]; line: ThreadLine; at: Date },
): Promise<void> {
	const [kind, id] = subject;
	await queries.execute(sql`
		with counted as (
			update ${thread} set last_number = last_number + 1
			where ${thread.subjectKind} = ${kind} and ${thread.subjectId} = ${id}::uuid
			returning id, last_number
		)
		insert into ${threadMessage} (id, thread_id, number, line, at)
		select ${randomUUID()}::uuid, counted.id, counted.last_number, ${JSON.stringify(line)}::jsonb, ${at.toISOString()}::timestamptz
		from counted`);
}
