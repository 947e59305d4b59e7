import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { thread, threadFile, threadMark, threadMessage, threadParty } from '#server/db/schema/thread.ts';
import type { Queries } from '#server/queries.ts';

/** What a member wrote and was written to: for the download, and for the end. */

/** All of the threads that are theirs as a guest, and what they wrote in others; without the lines that nobody wrote. */
export function findMessagesOf(queries: Queries, memberId: string) {
	const { id, authorId, role, language, text, sealed, phrases, sealedPhrases, at, hiddenAt, hiddenReason } =
		threadMessage;
	const isTheirs = exists(
		queries
			.select({ id: threadParty.id })
			.from(threadParty)
			.where(
				and(
					eq(threadParty.threadId, threadMessage.threadId),
					eq(threadParty.memberId, memberId),
					eq(threadParty.role, 'guest'),
				),
			),
	);
	return queries
		.select({
			...{ id, authorId, role, language, text, sealed, phrases, sealedPhrases, at, hiddenAt },
			/** Told to its author alone. */
			hiddenReason: sql<string | null>`case when ${authorId} = ${memberId}::uuid then ${hiddenReason} end`,
			subjectKind: thread.subjectKind,
			subjectId: thread.subjectId,
			fileIds: sql<string[]>`array(select ${threadFile.fileId} from ${threadFile}
				where ${threadFile.messageId} = ${threadMessage.id} order by ${threadFile.position})`,
		})
		.from(threadMessage)
		.innerJoin(thread, eq(thread.id, threadMessage.threadId))
		.where(and(sql`${threadMessage.line} is null`, or(eq(authorId, memberId), isTheirs)))
		.orderBy(asc(at), asc(threadMessage.number));
}

/** A partner's answers to guests stay theirs to read; what somebody wrote as a person goes. */
const writtenForThemselves = (memberId: string) =>
	and(eq(threadMessage.authorId, memberId), inArray(threadMessage.role, ['guest', 'interpreter']));

/** Those that are sealed, held until the transaction ends. */
export async function findSealedIds(queries: Queries, memberId: string): Promise<string[]> {
	const rows = await queries
		.select({ id: threadMessage.id })
		.from(threadMessage)
		.where(and(writtenForThemselves(memberId), sql`${threadMessage.sealed} is not null`))
		.for('update');
	return rows.map(({ id }) => id);
}

/** That something was written, and when, stays, but not why it was hidden; of what is sealed each gets an empty text for its own place. */
export async function eraseWords(
	queries: Queries,
	memberId: string,
	emptied: readonly { id: string; sealed: string }[],
): Promise<void> {
	await queries
		.update(threadMessage)
		.set({ text: '', phrases: [], language: null, hiddenReason: null })
		.where(and(writtenForThemselves(memberId), sql`${threadMessage.text} is not null`));
	const [ids, sealed] = [emptied.map(({ id }) => id), emptied.map((one) => one.sealed)];
	await queries.execute(sql`update ${threadMessage} set sealed = emptied.sealed, sealed_phrases = null, language = null, hidden_reason = null
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(sealed)}::text[]) as emptied (id, sealed)
		where ${threadMessage.id} = emptied.id`);
	await queries.delete(threadMark).where(eq(threadMark.memberId, memberId));
}

/** What was written and sent in other sign-ups is one account's; whom a file was granted to as well. */
export async function moveThreads(queries: Queries, into: string, ids: readonly string[]): Promise<void> {
	await queries
		.update(threadMessage)
		.set({ authorId: into })
		.where(and(inArray(threadMessage.authorId, [...ids]), inArray(threadMessage.role, ['guest', 'interpreter'])));
	const their = sql`${sql.param([...ids])}::uuid[]`;
	await queries.execute(sql`update ${threadParty} set member_id = ${into}::uuid
		where id in (select distinct on (thread_id) id from ${threadParty} where member_id = any(${their}) order by thread_id, id)
			and not exists (select 1 from ${threadParty} other
				where other.thread_id = ${threadParty.threadId} and other.member_id = ${into}::uuid)`);
	await queries.execute(sql`update file_grant set grantee_id = ${into}
		where grantee_kind = 'member' and subject_kind = 'thread' and grantee_id = any(${their}::text[])
			and not exists (select 1 from file_grant other where other.file_id = file_grant.file_id
				and other.grantee_kind = 'member' and other.subject_kind = 'thread' and other.grantee_id = ${into})`);
}
