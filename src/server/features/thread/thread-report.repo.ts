import { and, asc, countDistinct, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type MessageReportQueue, type MessageReportStatus, neighboursShown } from '#domain/thread/message-report.ts';
import { matchingAnswer } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { messageReport, thread, threadMessage } from '#server/db/schema/thread.ts';
import { nameUnlessClosed } from '#server/features/member/member-name.repo.ts';
import type { Queries } from '#server/queries.ts';
import { seenMark } from '#server/seen-mark.ts';

/** Of these messages, those that somebody has reported. */
export async function findReported(
	queries: Queries,
	{ reporterId, messageIds }: { reporterId: string; messageIds: readonly string[] },
): Promise<ReadonlySet<string>> {
	if (messageIds.length === 0) return new Set();
	const rows = await queries
		.select({ messageId: messageReport.messageId })
		.from(messageReport)
		.where(and(inArray(messageReport.messageId, [...messageIds]), eq(messageReport.reporterId, reporterId)));
	return new Set(rows.map(({ messageId }) => messageId));
}

/** Whether it was their first word about it. */
export async function insertReport(
	queries: Queries,
	row: Pick<typeof messageReport.$inferInsert, 'messageId' | 'reporterId' | 'reason' | 'at'>,
) {
	const rows = await queries
		.insert(messageReport)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: messageReport.id });
	return rows.length > 0;
}

const isIn = (queue: MessageReportQueue) => (queue === 'open' ? eq : ne)(messageReport.status, 'open');

type Asked = { queue: MessageReportQueue; after: { at: string; id: string } | undefined; limit: number };

const decider = alias(member, 'decider');

/** Each message once, by its first open report or its last decided one; by the index of the queue. */
export function findReportedMessages(queries: Queries, { queue, after, limit }: Asked) {
	const isForward = queue === 'open';
	const at = isForward ? messageReport.at : messageReport.decidedAt;
	const beyond: SQL = isForward ? sql`>` : sql`<`;
	const inOrder = isForward ? asc : desc;
	const author = alias(member, 'author');
	const isFirst = sql`not exists (select 1 from ${messageReport} other where other.message_id = ${messageReport.messageId} and ${
		isForward
			? sql`other.status = 'open' and (other.at, other.id) < (${messageReport.at}, ${messageReport.id})`
			: sql`other.status <> 'open' and (other.decided_at, other.id) > (${messageReport.decidedAt}, ${messageReport.id})`
	})`;
	return queries
		.select({
			report: messageReport,
			row: threadMessage,
			subjectKind: thread.subjectKind,
			subjectId: thread.subjectId,
			questionId: matchingAnswer.questionId,
			author: author.firstName,
			decider: decider.firstName,
		})
		.from(messageReport)
		.innerJoin(threadMessage, eq(threadMessage.id, messageReport.messageId))
		.innerJoin(thread, eq(thread.id, threadMessage.threadId))
		.leftJoin(matchingAnswer, and(eq(thread.subjectKind, 'matching-answer'), eq(matchingAnswer.id, thread.subjectId)))
		.leftJoin(author, eq(author.id, threadMessage.authorId))
		.leftJoin(decider, eq(decider.id, messageReport.decidedBy))
		.where(
			and(
				isIn(queue),
				isFirst,
				after && sql`(${at}, ${messageReport.id}) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(inOrder(at), inOrder(messageReport.id))
		.limit(limit);
}

export async function countReportedMessages(queries: Queries, queue: MessageReportQueue): Promise<number> {
	const [row] = await queries
		.select({ count: countDistinct(messageReport.messageId) })
		.from(messageReport)
		.where(isIn(queue));
	return row?.count ?? 0;
}

export async function findReportsOf(queries: Queries, messageIds: readonly string[]) {
	if (messageIds.length === 0) return [];
	const { messageId, reason, at, reporterId } = messageReport;
	return queries
		.select({ messageId, reason, at, by: { id: reporterId, name: nameUnlessClosed } })
		.from(messageReport)
		.innerJoin(member, eq(member.id, reporterId))
		.where(inArray(messageId, [...messageIds]))
		.orderBy(asc(at), asc(messageReport.id));
}

/** A message that was reported and how it stands, held until the transaction ends: of two operators one decides. */
export async function lockReported(queries: Queries, id: string) {
	const [row] = await queries
		.select({
			authorId: threadMessage.authorId,
			role: threadMessage.role,
			threadId: threadMessage.threadId,
			hiddenAt: threadMessage.hiddenAt,
			text: threadMessage.text,
			sealed: threadMessage.sealed,
			phrases: threadMessage.phrases,
			sealedPhrases: threadMessage.sealedPhrases,
		})
		.from(threadMessage)
		.where(eq(threadMessage.id, id))
		.for('update');
	if (!row) return undefined;
	const reports = await queries
		.select({
			...{ status: messageReport.status, at: messageReport.at, decidedAt: messageReport.decidedAt },
			by: messageReport.reporterId,
		})
		.from(messageReport)
		.where(eq(messageReport.messageId, id));
	if (reports.length === 0) return undefined;
	const decided = row.hiddenAt === null ? 'dismissed' : 'hidden';
	const status: MessageReportStatus = reports.some((one) => one.status === 'open') ? 'open' : decided;
	return { ...row, id, status, seen: seenMark({ state: [row.hiddenAt], reports }) };
}

/** Whether everybody still sees it: held until the transaction ends, so that no decision comes between. */
export async function holdShown(queries: Queries, id: string): Promise<boolean> {
	const [row] = await queries
		.select({ hiddenAt: threadMessage.hiddenAt })
		.from(threadMessage)
		.where(eq(threadMessage.id, id))
		.for('share');
	return row?.hiddenAt === null;
}

export async function decideReports(
	queries: Queries,
	given: {
		messageId: string;
		status: 'hidden' | 'dismissed';
		reason: string | null;
		decidedBy: string;
		at: Date;
	},
): Promise<void> {
	const { messageId, status, reason, decidedBy, at } = given;
	await queries
		.update(threadMessage)
		.set({ hiddenAt: status === 'hidden' ? at : null, hiddenReason: reason })
		.where(eq(threadMessage.id, messageId));
	await queries
		.update(messageReport)
		.set({ status, decidedBy, decidedAt: at })
		.where(eq(messageReport.messageId, messageId));
}

/** Those to whom a decision is news: of who was told the same before, nobody. */
export async function findReporters(
	queries: Queries,
	{ messageId, status }: { messageId: string; status: MessageReportStatus },
): Promise<string[]> {
	const rows = await queries
		.select({ id: messageReport.reporterId })
		.from(messageReport)
		.where(and(eq(messageReport.messageId, messageId), ne(messageReport.status, status)))
		.orderBy(asc(messageReport.at), asc(messageReport.id));
	return rows.map(({ id }) => id);
}

const named = () => ({
	row: threadMessage,
	author: member.firstName,
	house: partner.businessName,
});

/** One message with who wrote it for which house, and whether anybody has reported it. */
export async function findWritten(queries: Queries, id: string) {
	const [row] = await queries
		.select({ ...named(), authorReads: member.locale })
		.from(threadMessage)
		.leftJoin(member, and(eq(member.id, threadMessage.authorId), ne(member.status, 'closed')))
		.leftJoin(partner, eq(partner.organisationId, threadMessage.authorOrganisationId))
		.where(eq(threadMessage.id, id));
	return row;
}
export type WrittenRow = Omit<NonNullable<Awaited<ReturnType<typeof findWritten>>>, 'authorReads'>;

/** What was written just before a message and just after it, in the order of the thread; lines about what happened are none of it. */
export async function findNeighbours(
	queries: Queries,
	{ threadId, number }: Pick<typeof threadMessage.$inferSelect, 'threadId' | 'number'>,
): Promise<WrittenRow[]> {
	const beyond = (isBefore: boolean) =>
		queries
			.select(named())
			.from(threadMessage)
			.leftJoin(member, and(eq(member.id, threadMessage.authorId), ne(member.status, 'closed')))
			.leftJoin(partner, eq(partner.organisationId, threadMessage.authorOrganisationId))
			.where(
				and(
					eq(threadMessage.threadId, threadId),
					isNull(threadMessage.line),
					(isBefore ? lt : gt)(threadMessage.number, number),
				),
			)
			.orderBy((isBefore ? desc : asc)(threadMessage.number))
			.limit(neighboursShown);
	const [before, after] = await Promise.all([beyond(true), beyond(false)]);
	return [...before.reverse(), ...after];
}

/** The reports of a message and who decided about them; undefined where nobody has reported it. */
export async function findReportState(queries: Queries, messageId: string) {
	const rows = await queries
		.select({ report: messageReport, reporter: nameUnlessClosed, decider: decider.firstName })
		.from(messageReport)
		.innerJoin(member, eq(member.id, messageReport.reporterId))
		.leftJoin(decider, eq(decider.id, messageReport.decidedBy))
		.where(eq(messageReport.messageId, messageId))
		.orderBy(asc(messageReport.at), asc(messageReport.id));
	const [first] = rows;
	if (!first) return undefined;
	const { report: shown, decider: name } = rows.find(({ report }) => report.status === 'open') ?? first;
	return {
		status: shown.status,
		decidedAt: shown.decidedAt,
		decider: name,
		standing: rows.map(({ report: { status, at, decidedAt, reporterId: by } }) => ({ status, at, decidedAt, by })),
		reports: rows.map(({ report: { reason, at, reporterId: id }, reporter: name }) => ({
			reason,
			at,
			by: { id, name },
		})),
	};
}

/** Of these messages one that somebody has reported. */
export async function findAnyReported(queries: Queries, messageIds: readonly string[]): Promise<string | undefined> {
	if (messageIds.length === 0) return undefined;
	const [row] = await queries
		.select({ id: messageReport.messageId })
		.from(messageReport)
		.where(inArray(messageReport.messageId, [...messageIds]))
		.limit(1);
	return row?.id;
}
