import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { file } from '#server/db/schema/file.ts';
import { threadFile, threadMessage } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';

/**
 * What was written about health is forgotten with what it was about: that something was written, and when, stays; what was sent along goes.
 * `empty` seals nothing for the place of each. Bytes without a row are swept.
 */
export async function eraseThread(queries: Queries, threadId: string, empty: (id: string) => string): Promise<void> {
	const isOfIt = eq(threadMessage.threadId, threadId);
	const sent = queries
		.select({ id: threadFile.fileId })
		.from(threadFile)
		.where(
			exists(
				queries
					.select({ id: threadMessage.id })
					.from(threadMessage)
					.where(and(isOfIt, eq(threadMessage.id, threadFile.messageId))),
			),
		);
	await queries.delete(file).where(and(inArray(file.id, sent), eq(file.use, 'thread-file')));
	await queries
		.update(threadMessage)
		.set({ text: '', phrases: [], language: null, hiddenReason: null })
		.where(and(isOfIt, sql`${threadMessage.text} is not null`));
	const sealed = await queries
		.select({ id: threadMessage.id })
		.from(threadMessage)
		.where(and(isOfIt, sql`${threadMessage.sealed} is not null`))
		.for('update');
	for (const { id } of sealed)
		await queries
			.update(threadMessage)
			.set({ sealed: empty(id), sealedPhrases: null, language: null, hiddenReason: null })
			.where(eq(threadMessage.id, id));
}
