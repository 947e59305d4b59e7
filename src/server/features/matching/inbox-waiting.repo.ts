import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import { isAskedNow, matchingAnswer, matchingHidden, matchingQuestion } from '#server/db/schema/matching.ts';
import type { Queries } from '#server/queries.ts';

/** A badge needs no more. */
const most = 300;

/** What can be answered now, the newest first: what tells whom it fits. */
export async function findAskedLately(
	queries: Queries,
	{ areas, memberId }: { areas: readonly AreaSlug[]; memberId: string },
) {
	if (areas.length === 0) return [];
	const { id, area, kind, languages, region, createdAt } = matchingQuestion;
	return queries
		.select({ id, area, kind, languages, region })
		.from(matchingQuestion)
		.where(and(isAskedNow(matchingQuestion), inArray(area, [...areas]), ne(matchingQuestion.memberId, memberId)))
		.orderBy(desc(createdAt), desc(id))
		.limit(most);
}

/** Which of them somebody has answered or put away, as “question provider”. */
export async function findDealtWith(
	queries: Queries,
	providerIds: readonly string[],
	questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
	if (questionIds.length === 0) return new Set();
	const of = (table: typeof matchingAnswer | typeof matchingHidden) =>
		queries
			.select({ questionId: table.questionId, providerId: table.providerId })
			.from(table)
			.where(and(inArray(table.questionId, [...questionIds]), inArray(table.providerId, [...providerIds])));
	const rows = await union(of(matchingAnswer), of(matchingHidden));
	return new Set(rows.map(({ questionId, providerId }) => `${questionId} ${providerId}`));
}

/** How many requests wait for each. */
export async function findPickedCounts(
	queries: Queries,
	providerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const rows = await queries
		.select({ providerId: matchingAnswer.providerId, count: count() })
		.from(matchingAnswer)
		.innerJoin(matchingQuestion, eq(matchingQuestion.id, matchingAnswer.questionId))
		.where(
			and(
				inArray(matchingAnswer.providerId, [...providerIds]),
				eq(matchingAnswer.status, 'picked'),
				sql`${matchingQuestion.hiddenAt} is null`,
			),
		)
		.groupBy(matchingAnswer.providerId);
	return new Map(rows.map(({ providerId, count: number }) => [providerId, number]));
}
