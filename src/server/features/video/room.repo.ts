import { and, asc, eq, gt, inArray, lt, max, ne, sql } from 'drizzle-orm';
import { minuteMs } from '#domain/kernel/durations.ts';
import type { Seat } from '#domain/video/seats.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { member } from '#server/db/schema/member.ts';
import { roomSeat, roomSignal, videoDate } from '#server/db/schema/video.ts';
import type { Queries } from '#server/queries.ts';

/** Longer than any browser takes to come back; after that it begins anew. */
const retentionMs = minuteMs;
/** A seat whose server has not said for so long that somebody sits there is free. */
export const staleMs = 30_000;

export async function sweepSignals(queries: Queries, now: Date): Promise<void> {
	await queries.delete(roomSignal).where(lt(roomSignal.at, new Date(now.getTime() - retentionMs)));
	await queries.delete(roomSeat).where(lt(roomSeat.seenAt, new Date(now.getTime() - retentionMs)));
}

type Sitting = { dateId: string; seat: Seat; memberId: string; instance: string; locale: string; now: Date };

/** One at a time in a room: numbers of signals become visible in their order, and a seat has one owner. */
export async function lockRoom(queries: Queries, dateId: string): Promise<void> {
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.room}::int, hashtext(${dateId}))`);
}

/** Who sits there now, as far as their server is alive. */
export async function findSitting(queries: Queries, { dateId, now }: { dateId: string; now: Date }) {
	return queries
		.select({
			seat: roomSeat.seat,
			memberId: roomSeat.memberId,
			instance: roomSeat.instance,
			firstName: member.firstName,
			lastName: member.lastName,
			locale: roomSeat.locale,
		})
		.from(roomSeat)
		.innerJoin(member, eq(member.id, roomSeat.memberId))
		.where(and(eq(roomSeat.dateId, dateId), gt(roomSeat.seenAt, new Date(now.getTime() - staleMs))));
}

export async function takeSeat(queries: Queries, { now, ...sitting }: Sitting): Promise<void> {
	const { memberId, instance, locale } = sitting;
	// What was shown from another window is not shown from here.
	const shownFileId = sql`case when ${roomSeat.instance} = ${instance}::uuid then ${roomSeat.shownFileId} end`;
	await queries
		.insert(roomSeat)
		.values({ ...sitting, seenAt: now })
		.onConflictDoUpdate({
			target: [roomSeat.dateId, roomSeat.seat],
			set: { memberId, instance, locale, shownFileId, seenAt: now },
		});
}

/** Only one's own: who sat down elsewhere meanwhile keeps the seat. */
export async function leaveSeat(
	queries: Queries,
	{ dateId, seat, instance }: Pick<Sitting, 'dateId' | 'seat' | 'instance'>,
) {
	const gone = await queries
		.delete(roomSeat)
		.where(and(eq(roomSeat.dateId, dateId), eq(roomSeat.seat, seat), eq(roomSeat.instance, instance)))
		.returning({ seat: roomSeat.seat });
	return gone.length > 0;
}

export async function keepSeats(
	queries: Queries,
	{ instances, now }: { instances: readonly string[]; now: Date },
): Promise<void> {
	if (instances.length === 0) return;
	await queries
		.update(roomSeat)
		.set({ seenAt: now })
		.where(inArray(roomSeat.instance, [...instances]));
}

type Signal = { dateId: string; toSeats: readonly Seat[]; body: Record<string, unknown>; now: Date };

/** The nudge has the room's id alone: an offer is larger than a notification may be. */
export async function addSignals(queries: Queries, { dateId, toSeats, body, now }: Signal): Promise<void> {
	if (toSeats.length === 0) return;
	await queries.insert(roomSignal).values(toSeats.map((toSeat) => ({ dateId, toSeat, body, at: now })));
	await queries.execute(sql`select pg_notify('room', ${dateId})`);
}

type Listening = { dateId: string; seats: readonly Seat[]; after: number };

export const findSignalsTo = (queries: Queries, { dateId, seats, after }: Listening) =>
	queries
		.select({ id: roomSignal.id, toSeat: roomSignal.toSeat, body: roomSignal.body })
		.from(roomSignal)
		.where(and(eq(roomSignal.dateId, dateId), inArray(roomSignal.toSeat, [...seats]), gt(roomSignal.id, after)))
		.orderBy(asc(roomSignal.id));

/** The number of the last one; nought in a new room. */
export async function lastSignal(queries: Queries, dateId: string): Promise<number> {
	const [row] = await queries
		.select({ last: max(roomSignal.id) })
		.from(roomSignal)
		.where(eq(roomSignal.dateId, dateId));
	return row?.last ?? 0;
}

/** When each first came. */
export async function noteComing(
	queries: Queries,
	{ dateId, seat, now }: { dateId: string; seat: Seat; now: Date },
): Promise<void> {
	const { memberCameAt: member, houseCameAt: house, interpreterCameAt: interpreter } = videoDate;
	const column = { member, house, interpreter }[seat];
	await queries
		.update(videoDate)
		.set({ [`${seat}CameAt`]: sql`coalesce(${column}, ${now.toISOString()}::timestamptz)` })
		.where(and(eq(videoDate.id, dateId), ne(videoDate.state, 'cancelled')));
}
