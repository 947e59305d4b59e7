import { and, asc, count, countDistinct, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PhotographQueue, PhotographReportReason } from '#domain/file/photograph-report.ts';
import type { MessageReportStatus } from '#domain/thread/message-report.ts';
import { file, photographReport } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import type { FileRow } from '#server/features/file/file.repo.ts';
import { nameUnlessClosed } from '#server/features/member/member-name.repo.ts';
import type { Queries } from '#server/queries.ts';
import { seenMark } from '#server/seen-mark.ts';

type NewReport = { fileId: string; reporterId: string; reason: PhotographReportReason; at: Date };

/** Whether it was their first word about it. */
export async function insertReport(queries: Queries, row: NewReport): Promise<boolean> {
	const rows = await queries
		.insert(photographReport)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: photographReport.id });
	return rows.length > 0;
}

/** Held until the transaction ends, so that no decision comes between. */
export async function holdPhotograph(queries: Queries, id: string): Promise<FileRow | undefined> {
	const [row] = await queries.select().from(file).where(eq(file.id, id)).for('share');
	return row;
}

/** The same for who decides: of two operators one does. */
export async function lockPhotograph(queries: Queries, id: string): Promise<FileRow | undefined> {
	const [row] = await queries.select().from(file).where(eq(file.id, id)).for('no key update');
	return row;
}

type Asked = { queue: PhotographQueue; after: { at: string; id: string } | undefined; limit: number };

/** What waits, by its first open report; or what is hidden, the latest first. By the index of each. */
export async function findQueued(
	queries: Queries,
	{ queue, after, limit }: Asked,
): Promise<{ id: string; at: Date }[]> {
	if (queue === 'hidden')
		return queries
			.select({ id: file.id, at: sql<Date>`${file.hiddenAt}`.mapWith(file.hiddenAt) })
			.from(file)
			.where(
				and(
					isNotNull(file.hiddenAt),
					after && sql`(${file.hiddenAt}, ${file.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
				),
			)
			.orderBy(desc(file.hiddenAt), desc(file.id))
			.limit(limit);
	const first = sql<Date>`min(${photographReport.at})`.mapWith(photographReport.at);
	return queries
		.select({ id: photographReport.fileId, at: first })
		.from(photographReport)
		.where(eq(photographReport.status, 'open'))
		.groupBy(photographReport.fileId)
		.having(after && sql`(${first}, ${photographReport.fileId}) > (${after.at}::timestamptz, ${after.id}::uuid)`)
		.orderBy(first, photographReport.fileId)
		.limit(limit);
}

export async function countQueued(queries: Queries, queue: PhotographQueue): Promise<number> {
	const [row] =
		queue === 'hidden'
			? await queries.select({ count: count() }).from(file).where(isNotNull(file.hiddenAt))
			: await queries
					.select({ count: countDistinct(photographReport.fileId) })
					.from(photographReport)
					.where(eq(photographReport.status, 'open'));
	return row?.count ?? 0;
}

const decider = alias(member, 'decider');

/** What was said of some photographs and by whom, and who decided about it last. */
export function findReportsOf(queries: Queries, ids: readonly string[]) {
	const { fileId, reason, at, status, decidedAt } = photographReport;
	const by = { id: photographReport.reporterId, name: nameUnlessClosed };
	return queries
		.select({ fileId, reason, at, by, status, decidedAt, decider: decider.firstName })
		.from(photographReport)
		.innerJoin(member, eq(member.id, photographReport.reporterId))
		.leftJoin(decider, eq(decider.id, photographReport.decidedBy))
		.where(inArray(fileId, [...ids]))
		.orderBy(asc(at), asc(photographReport.id));
}
export type ReportRow = Awaited<ReturnType<typeof findReportsOf>>[number];

/** How its file and its reports stand, as a decision is made on them. */
export const photographSeen = ({ hiddenAt }: Pick<FileRow, 'hiddenAt'>, reports: readonly ReportRow[]): string =>
	seenMark({
		state: [hiddenAt],
		reports: reports.map(({ at, by, status, decidedAt }) => ({ ...{ at, status, decidedAt }, by: by.id })),
	});

/** Those to whom a decision is news: of who was told the same before, nobody. */
export async function findReporters(
	queries: Queries,
	{ id, status }: { id: string; status: MessageReportStatus },
): Promise<string[]> {
	const rows = await queries
		.select({ id: photographReport.reporterId })
		.from(photographReport)
		.where(and(eq(photographReport.fileId, id), ne(photographReport.status, status)))
		.orderBy(asc(photographReport.at), asc(photographReport.id));
	return rows.map((row) => row.id);
}

/** Who waits for a word about it. */
export async function findOpenReporters(queries: Queries, id: string): Promise<string[]> {
	const rows = await queries
		.select({ id: photographReport.reporterId })
		.from(photographReport)
		.where(and(eq(photographReport.fileId, id), eq(photographReport.status, 'open')))
		.orderBy(asc(photographReport.at), asc(photographReport.id));
	return rows.map((row) => row.id);
}

type Decided = {
	id: string;
	status: Exclude<MessageReportStatus, 'open'>;
	reason: string | null;
	/** Where it stood among the others; null where it stood nowhere. */
	position: number | null;
	decidedBy: string;
	at: Date;
};

export async function decideReports(queries: Queries, { id, status, reason, position, decidedBy, at }: Decided) {
	const isHidden = status === 'hidden';
	await queries
		.update(file)
		.set({ hiddenAt: isHidden ? at : null, hiddenReason: reason, hiddenPlace: isHidden ? position : null })
		.where(eq(file.id, id));
	await queries
		.update(photographReport)
		.set({ status, decidedBy, decidedAt: at })
		.where(eq(photographReport.fileId, id));
}

/** What a member said of photographs, for the download of their data. */
export function findPhotographReportsOf(queries: Queries, memberId: string) {
	const { fileId, reason, at, status, decidedAt } = photographReport;
	return queries
		.select({ photographId: fileId, reason, status, createdAt: at, decidedAt })
		.from(photographReport)
		.where(eq(photographReport.reporterId, memberId))
		.orderBy(desc(at));
}
