import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { sideOf } from '#domain/thread/thread.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { thread, threadFile, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';
import type { ThreadRow } from './thread.repo.ts';

export type MessageRow = typeof threadMessage.$inferSelect;
type NewMessage = Omit<MessageRow, 'number' | 'line' | 'hiddenAt' | 'hiddenReason' | 'role'> & {
	role: NonNullable<MessageRow['role']>;
};

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
	const [inserted] = await queries
		.insert(threadMessage)
		.values({ ...message, number })
		.onConflictDoNothing({ target: threadMessage.id })
		.returning();
	if (!inserted) return undefined;
	const side = sideOf(message.role);
	await queries
		.update(thread)
		.set({
			lastNumber: number,
			...(side === 'guest' && { guestNumber: number }),
			...(side === 'house' && { houseNumber: number }),
		})
		.where(eq(thread.id, row.id));
	if (side === null) return inserted;
	const houses = and(eq(threadParty.threadId, row.id), eq(threadParty.role, 'provider'));
	if (side === 'house') await queries.update(threadParty).set({ waitingSince: null }).where(houses);
	else
		await queries
			.update(threadParty)
			.set({ waitingSince: message.at })
			.where(and(houses, isNull(threadParty.waitingSince)));
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
