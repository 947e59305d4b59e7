import { and, asc, count, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { member } from '#server/db/schema/member.ts';
import { waiting } from '#server/db/schema/waiting.ts';
import type { Queries } from '#server/queries.ts';
import { ahead, openStatuses } from './waiting.repo.ts';

/** A start of a product on a day; every start of it where no time is named. */
export type Start = { productId: string; on: string; time: string | undefined };

/** Whose stay has the day in it waits for it too. */
const ofStart = ({ productId, on, time }: Start): SQL | undefined =>
	and(
		...[eq(waiting.productId, productId), inArray(waiting.status, openStatuses)],
		...[lte(waiting.on, on), gte(waiting.lastOn, on), eq(member.status, 'active')],
		time === undefined ? undefined : sql`${waiting.order} ->> 'time' = ${time}`,
	);

type Position = { createdAt: string; id: string };

/** Who stands in the line of a start, and who is offered places on it: who came first stands first. */
export function findParties(
	queries: Queries,
	{ start, after, limit }: { start: Start; after: Position | undefined; limit: number },
) {
	const isAfter =
		after && sql`(${waiting.createdAt}, ${waiting.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
	const { firstName, lastName, phone, email, locale } = member;
	return queries
		.select({ row: waiting, ahead, member: { firstName, lastName, phone, email, locale } })
		.from(waiting)
		.innerJoin(member, eq(member.id, waiting.memberId))
		.where(and(ofStart(start), isAfter))
		.orderBy(asc(waiting.createdAt), asc(waiting.id))
		.limit(limit);
}

export async function countParties(queries: Queries, start: Start): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(waiting)
		.innerJoin(member, eq(member.id, waiting.memberId))
		.where(ofStart(start));
	return row?.count ?? 0;
}
