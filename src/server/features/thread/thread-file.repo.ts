import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { FileGrant } from '#domain/file/file-grant.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { threadFile } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';

const isUnsent = (queries: Queries) =>
	notExists(queries.select({ id: threadFile.fileId }).from(threadFile).where(eq(threadFile.fileId, file.id)));

/** Whether all of these are the writer's and were not sent yet; held until the transaction ends. */
export async function areSendable(
	queries: Queries,
	{ ownerId, fileIds }: { ownerId: string; fileIds: readonly string[] },
): Promise<boolean> {
	if (fileIds.length === 0) return true;
	const rows = await queries
		.select({ id: file.id })
		.from(file)
		.where(
			and(inArray(file.id, [...fileIds]), eq(file.ownerId, ownerId), eq(file.use, 'thread-file'), isUnsent(queries)),
		)
		.for('update');
	return rows.length === fileIds.length;
}

/** From now on they belong to a message, and are seen by whom it is for. */
export async function attachFiles(
	queries: Queries,
	sent: { messageId: string; fileIds: readonly string[]; grants: readonly FileGrant[]; now: Date },
): Promise<void> {
	const { messageId, fileIds, grants, now } = sent;
	if (fileIds.length === 0) return;
	await queries.insert(threadFile).values(fileIds.map((fileId, position) => ({ fileId, messageId, position })));
	const rows = fileIds.flatMap((fileId) => grants.map((grant) => ({ ...grant, fileId, createdAt: now })));
	await queries.insert(fileGrant).values(rows);
}

/** Uploaded before then and never sent. */
export async function deleteUnsentBefore(queries: Queries, before: Date): Promise<string[]> {
	const rows = await queries
		.delete(file)
		.where(and(eq(file.use, 'thread-file'), lt(file.createdAt, before), isUnsent(queries)))
		.returning({ id: file.id });
	return rows.map(({ id }) => id);
}
