import { and, desc, inArray, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import { mostInQueue } from '#domain/matching/answer.ts';
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

/** How many requests wait for each, counted to one more than is told. */
export async function findPickedCounts(
	queries: Queries,
	providerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const { rows } = await queries.execute<{ providerId: string; count: number }>(sql`
		select house.id as "providerId", picked.count
		from unnest(${sql.param([...providerIds])}::text[]) as house(id) cross join lateral (
			select count(*)::int as count from (
				select 1 from ${matchingAnswer} join ${matchingQuestion} on ${matchingQuestion.id} = ${matchingAnswer.questionId}
				where ${matchingAnswer.providerId} = house.id and ${matchingAnswer.status} = 'picked' and ${matchingQuestion.hiddenAt} is null
				limit ${mostInQueue + 1}) as found) as picked`);
	return new Map(rows.map(({ providerId, count }) => [providerId, count]));
}
