import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { sideOf } from '#domain/thread/thread.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { threadFile, threadMessage } from '#server/db/schema/thread.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import type { ThreadRow } from './thread.repo.ts';

export type MessageRow = typeof threadMessage.$inferSelect;
type NewMessage = Omit<MessageRow, 'number' | 'line' | 'hiddenAt' | 'hiddenReason' | 'role'> & {
	role: NonNullable<MessageRow['role']>;
};

/**
 * The message, its number in the thread, and who waits for whom since when: by one statement, prepared by name. The other side
 * waits no more for a word, and the own side for an answer. $13: on which side its author is.
 */
const insertSql = `
	with inserted as (
		insert into thread_message (id, thread_id, number, role, author_id, author_organisation_id, language, text, sealed, phrases,
			sealed_phrases, at)
		values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12::timestamptz)
		on conflict (id) do nothing
		returning thread_id, number, at
	), counted as (
		update thread set last_number = inserted.number,
			guest_number = case when $13 = 'guest' then inserted.number else guest_number end,
			house_number = case when $13 = 'house' then inserted.number else house_number end
		from inserted where thread.id = inserted.thread_id
	), waited as (
		update thread_party set waiting_since = case when $13 = 'guest' then inserted.at end
		from inserted where thread_party.thread_id = inserted.thread_id and thread_party.role = 'provider'
			and ($13 = 'house' or ($13 = 'guest' and thread_party.waiting_since is null))
	)
	select 1 from inserted`;

/** The next message of a thread that is held (`lockThread`); undefined when it stands there already: the page made its id. */
export async function insertMessage(
	{ $client }: Pick<Transaction, '$client'>,
	thread: ThreadRow,
	message: NewMessage,
): Promise<MessageRow | undefined> {
	const number = thread.lastNumber + 1;
	const { id, role, authorId, authorOrganisationId, language, text, sealed, phrases, sealedPhrases, at } = message;
	const { rows } = await $client.query({
		name: 'thread-message-insert',
		text: insertSql,
		values: [
			...[id, thread.id, number, role, authorId, authorOrganisationId, language],
			...[text, sealed, JSON.stringify(phrases), sealedPhrases, at, sideOf(role) ?? ''],
		],
	});
	return rows.length === 0 ? undefined : { ...message, number, line: null, hiddenAt: null, hiddenReason: null };
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | undefined> {
	const [row] = await queries.select().from(threadMessage).where(eq(threadMessage.id, id));
	return row;
}

/** The newest first, before a number: by the one index, however long the thread is. */
export function findMessages(
	queries: Queries,
	{ threadId, before, limit }: { threadId: string; before: number | undefined; limit: number },
) {
	return queries
		.select({ row: threadMessage, firstName: member.firstName })
		.from(threadMessage)
		.leftJoin(member, eq(member.id, threadMessage.authorId))
		.where(
			and(eq(threadMessage.threadId, threadId), before === undefined ? undefined : lt(threadMessage.number, before)),
		)
		.orderBy(desc(threadMessage.number))
		.limit(limit);
}

/** What was sent along with these, each in its order. */
export async function findFilesOfMessages(queries: Queries, messageIds: readonly string[]) {
	if (messageIds.length === 0) return [];
	return queries
		.select({
			messageId: threadFile.messageId,
			id: file.id,
			name: file.name,
			mediaType: file.mediaType,
			bytes: file.bytes,
			variants: file.variants,
		})
		.from(threadFile)
		.innerJoin(file, eq(file.id, threadFile.fileId))
		.where(inArray(threadFile.messageId, [...messageIds]))
		.orderBy(asc(threadFile.messageId), asc(threadFile.position));
}
