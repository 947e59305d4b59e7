import { and, asc, eq, gt, inArray, notExists, or } from 'drizzle-orm';
import { isOpen, reservationStatuses } from '#domain/reservation/reservation.ts';
import { member } from '#server/db/schema/member.ts';
import { isRefundOwed, reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

const openStatuses = reservationStatuses.filter(isOpen);

/** Guests of whom nothing is to come, was of late, or is owed; or whether one of them is such. */
export async function findGuestsBefore(queries: Queries, before: Date, limit: number, id?: string): Promise<string[]> {
	const kept = queries
		.select({ id: reservation.id })
		.from(reservation)
		.where(
			and(
				eq(reservation.memberId, member.id),
				or(
					gt(reservation.endsAt, before),
					gt(reservation.requestedAt, before),
					inArray(reservation.status, openStatuses),
					isRefundOwed(reservation),
				),
			),
		);
	const rows = await queries
		.select({ id: member.id })
		.from(member)
		.where(and(eq(member.status, 'guest'), id === undefined ? undefined : eq(member.id, id), notExists(kept)))
		.orderBy(asc(member.id))
		.limit(limit);
	return rows.map((row) => row.id);
}
