import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { matchingReport } from '#server/db/schema/matching.ts';
import { member } from '#server/db/schema/member.ts';
import { nameUnlessClosed } from '#server/features/member/member-name.repo.ts';
import type { Queries } from '#server/queries.ts';
import { seenMark } from '#server/seen-mark.ts';

/** Whether somebody has reported the question itself. */
export async function hasReported(
	queries: Queries,
	{ questionId, memberId }: { questionId: string; memberId: string },
): Promise<boolean> {
	const rows = await queries
		.select({ id: matchingReport.id })
		.from(matchingReport)
		.where(
			and(
				eq(matchingReport.questionId, questionId),
				eq(matchingReport.memberId, memberId),
				isNull(matchingReport.answerId),
			),
		);
	return rows.length > 0;
}

/** Whether the member had not reported it before. */
export async function insertReport(queries: Queries, row: typeof matchingReport.$inferInsert): Promise<boolean> {
	const rows = await queries
		.insert(matchingReport)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: matchingReport.id });
	return rows.length > 0;
}

/** The reports of some questions that nobody has answered, the oldest first. */
export async function findOpenReports(queries: Queries, questionIds: readonly string[]) {
	if (questionIds.length === 0) return [];
	return queries
		.select({
			...{ answerId: matchingReport.answerId, reason: matchingReport.reason, createdAt: matchingReport.createdAt },
			by: { id: matchingReport.memberId, name: nameUnlessClosed },
		})
		.from(matchingReport)
		.innerJoin(member, eq(member.id, matchingReport.memberId))
		.where(and(inArray(matchingReport.questionId, [...questionIds]), isNull(matchingReport.resolvedAt)))
		.orderBy(asc(matchingReport.createdAt));
}

export type OpenReport = Awaited<ReturnType<typeof findOpenReports>>[number];

type Words = { revision: number; version?: undefined } | { version: number; revision?: undefined };

/** How a question or an answer and its open reports stand, as a decision is made on them. */
export const matchingSeen = (
	{ hiddenAt, revision, version }: Words & { hiddenAt: Date | null },
	reports: readonly OpenReport[],
): string =>
	seenMark({
		state: [hiddenAt, revision ?? version],
		reports: reports.map(({ createdAt: at, by }) => ({ at, by: by.id })),
	});

/** Of the question itself, or of one of its answers. Answers who had reported it. */
export async function resolveReports(
	queries: Queries,
	{ questionId, answerId, at }: { questionId: string; answerId: string | null; at: Date },
): Promise<string[]> {
	const isAbout = answerId === null ? isNull(matchingReport.answerId) : eq(matchingReport.answerId, answerId);
	const rows = await queries
		.update(matchingReport)
		.set({ resolvedAt: at })
		.where(and(eq(matchingReport.questionId, questionId), isAbout, isNull(matchingReport.resolvedAt)))
		.returning({ memberId: matchingReport.memberId });
	return rows.map(({ memberId }) => memberId);
}
