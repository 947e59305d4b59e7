import { randomUUID } from 'node:crypto';
import type { ThreadLine } from '#server/db/schema/thread.ts';
import type { Transaction } from '#server/queries.ts';

const lineSql = `
	with counted as (
		update thread set last_number = last_number + 1 where subject_kind = $1 and subject_id = $2 returning id, last_number
	)
	insert into thread_message (id, thread_id, number, line, at)
	select $3::uuid, counted.id, counted.last_number, $4::jsonb, $5::timestamptz from counted`;

/** A line between the messages about something, where anybody has written about it: one statement, whether or not. */
export async function insertLine(
	{ $client }: Pick<Transaction, '$client'>,
	{ subject, line, at }: { subject: readonly [kind: string, id: string]; line: ThreadLine; at: Date },
): Promise<void> {
	const [kind, id] = subject;
	await $client.query({
		name: 'thread-line',
		text: lineSql,
		values: [kind, id, randomUUID(), JSON.stringify(line), at],
	});
}
