import type { RoomMessage, RoomPerson } from '#contract/room-messages.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { roomStanding, type Seat, seats } from '#domain/video/seats.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { addSignals, findSitting, lastSignal, leaveSeat, lockRoom, noteComing, takeSeat } from './room.repo.ts';
import { findVideo, isVideoOn } from './video.repo.ts';
import { nameOf, seatIn, timesIn } from './video-view.ts';

export type RoomContext = { queries: Pool; services: Pick<Services, 'transact' | 'clock'> };
export type Sitting = { dateId: string; seat: Seat; instance: string };

const othersOf = (seat: Seat) => seats.filter((one) => one !== seat);

/** Who may enter now, and where they sit; asked before a socket is opened. */
export async function admitToRoom({ queries, services }: RoomContext, viewer: Viewer, dateId: string) {
	const found = await findVideo(queries, dateId);
	const seat = found && seatIn(viewer, found);
	if (!found || !seat) return refuse('not-found');
	if (!(await isVideoOn(queries))) return refuse('video-off');
	if (roomStanding(timesIn(found.row), services.clock()) !== 'open') return refuse('room-closed');
	// What somebody speaks there: the guest what was asked for, the house Korean.
	const locale = seat === 'house' ? 'ko' : found.row.language;
	return { ok: true as const, value: { seat, locale } };
}

export type Entering = Sitting & { viewer: Viewer; locale: string };

/** Takes the seat and tells the others; undefined where another of the house sits there. */
export async function enterRoom({ services }: RoomContext, { dateId, seat, instance, viewer, locale }: Entering) {
	const now = services.clock();
	return services.transact(async (work) => {
		await lockRoom(work, dateId);
		const sitting = await findSitting(work, { dateId, now });
		const there = sitting.find((one) => one.seat === seat);
		if (there && there.memberId !== viewer.id) return undefined;
		// One seat a member: entering elsewhere moves it, and the old page is told.
		if (there && there.instance !== instance)
			await addSignals(work, { dateId, toSeats: [seat], body: { kind: 'moved', instance: there.instance }, now });
		await takeSeat(work, { dateId, seat, memberId: viewer.id, instance, locale, now });
		await noteComing(work, { dateId, seat, now });
		const own = await findSitting(work, { dateId, now });
		const person = own.find((one) => one.seat === seat);
		const told: RoomPerson = { seat, instance, name: person ? nameOf(person) : viewer.name, locale };
		await addSignals(work, { dateId, toSeats: othersOf(seat), body: { kind: 'here', ...told }, now });
		const people = sitting
			.filter((one) => one.seat !== seat)
			.map((one): RoomPerson => ({ seat: one.seat, instance: one.instance, name: nameOf(one), locale: one.locale }));
		return { people, last: await lastSignal(work, dateId) };
	});
}

/** What somebody says, to whom it is for; numbered in the order in which it is seen. */
export async function sayInRoom(
	{ services }: RoomContext,
	{ dateId, seat, instance }: Sitting,
	message: RoomMessage,
): Promise<void> {
	const now = services.clock();
	const toSeats = 'to' in message ? [message.to] : othersOf(seat);
	await services.transact(async (work) => {
		await lockRoom(work, dateId);
		await addSignals(work, { dateId, toSeats, body: { ...message, from: seat, instance }, now });
	});
}

/** Only who still has the seat gives it up. */
export async function leaveRoom(
	{ services }: RoomContext,
	{ dateId, seat, instance }: Sitting,
	isLeft: boolean,
): Promise<void> {
	const now = services.clock();
	await services.transact(async (work) => {
		await lockRoom(work, dateId);
		if (!(await leaveSeat(work, { dateId, seat, instance }))) return;
		await addSignals(work, { dateId, toSeats: othersOf(seat), body: { kind: 'gone', seat, instance, isLeft }, now });
	});
}
