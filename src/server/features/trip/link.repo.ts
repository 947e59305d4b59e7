import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeed, tripShare } from '#server/db/schema/trip.ts';
import type { Queries } from '#server/queries.ts';

/**
 * Ends every link that shows a member's reservations without a login: the calendar's private address and shared trips.
 * Whether there was one that still led somewhere.
 */
export async function endLinks(queries: Queries, memberId: string, now: Date): Promise<boolean> {
	const feeds = await queries
		.delete(calendarFeed)
		.where(eq(calendarFeed.memberId, memberId))
		.returning({ memberId: calendarFeed.memberId });
	const shares = await queries
		.update(tripShare)
		.set({ revokedAt: now })
		.where(and(eq(tripShare.memberId, memberId), isNull(tripShare.revokedAt)))
		.returning({ to: tripShare.to });
	return feeds.length + shares.length > 0;
}
