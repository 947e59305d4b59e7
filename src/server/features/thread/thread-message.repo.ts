import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sideOf } from '#domain/thread/thread.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { thread, threadFile, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import { placesOf, valuesOf, writtenOnce } from '#server/db/written-once.ts';
import type { Queries } from '#server/queries.ts';
import type { ThreadRow } from './thread.repo.ts';

export type MessageRow = typeof threadMessage.$inferSelect;
type NewMessage = Omit<MessageRow, 'number' | 'line' | 'hiddenAt' | 'hiddenReason' | 'role'> & {
	role: NonNullable<MessageRow['role']>;
};

const newColumns: readonly (keyof NewMessage | 'number')[] = [
	...(['id', 'threadId', 'number', 'role', 'authorId', 'authorOrganisationId', 'language'] as const),
	...(['text', 'sealed', 'phrases', 'sealedPhrases', 'at'] as const),
];
const messageInsert = writtenOnce((queries) =>
	queries
		.insert(threadMessage)
		.values(placesOf<MessageRow>(newColumns))
		.onConflictDoNothing({ target: threadMessage.id })
		.returning()
		.prepare('thread-message-insert'),
);

const theThread = sql.placeholder('id');
const nextOf = (side: 'guest' | 'house', number: SQL | AnyPgColumn) =>
	sql`case when ${sql.placeholder('side')}::text = ${sql.raw(`'${side}'`)} then ${sql.placeholder('number')}::int else ${number} end`;
const threadCounted = writtenOnce((queries) =>
	queries
		.update(thread)
		.set({
			lastNumber: sql`${sql.placeholder('number')}::int`,
			guestNumber: nextOf('guest', thread.guestNumber),
			houseNumber: nextOf('house', thread.houseNumber),
		})
		.where(eq(thread.id, theThread))
		.prepare('thread-counted'),
);

const itsHouses = and(eq(threadParty.threadId, theThread), eq(threadParty.role, 'provider'));
const houseAnswered = writtenOnce((queries) =>
	queries.update(threadParty).set({ waitingSince: null }).where(itsHouses).prepare('thread-house-answered'),
);
const houseAsked = writtenOnce((queries) =>
	queries
		.update(threadParty)
		.set({ waitingSince: sql`${sql.placeholder('at')}::timestamptz` })
		.where(and(itsHouses, isNull(threadParty.waitingSince)))
		.prepare('thread-house-asked'),
);

/**
 * The next message of a thread that is held (`lockThread`); undefined when it stands there already: the page made its id.
 * From now on the other side waits no more for a word, and the own side for an answer.
 */
export async function insertMessage(
	queries: Queries,
	row: ThreadRow,
	message: NewMessage,
): Promise<MessageRow | undefined> {
	const number = row.lastNumber + 1;
	const [inserted] = await messageInsert(queries).execute(valuesOf(threadMessage, { ...message, number }));
	if (!inserted) return undefined;
	const side = sideOf(message.role);
	await threadCounted(queries).execute({ id: row.id, number, side: side ?? '' });
	if (side === 'house') await houseAnswered(queries).execute({ id: row.id });
	if (side === 'guest') await houseAsked(queries).execute({ id: row.id, at: message.at.toISOString() });
	return inserted;
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
