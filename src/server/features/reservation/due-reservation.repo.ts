import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type DuePlace = { dueAt: Date; id: string };

/** What time has to look at, the longest due first. */
export const findDue = (
	queries: Queries,
	{ now, after, limit }: { now: Date; after: DuePlace | undefined; limit: number },
) =>
	queries
		.select({ id: reservation.id, dueAt: sql<Date>`${reservation.dueAt}`.mapWith(reservation.dueAt) })
		.from(reservation)
		.where(
			and(
				isNotNull(reservation.dueAt),
				lte(reservation.dueAt, now),
				after &&
					sql`(${reservation.dueAt}, ${reservation.id}) > (${after.dueAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(asc(reservation.dueAt), asc(reservation.id))
		.limit(limit);

export async function postponeDue(queries: Queries, id: string, dueAt: Date): Promise<void> {
	await queries.update(reservation).set({ dueAt }).where(eq(reservation.id, id));
}
