import { accept, refuse } from '#domain/kernel/result.ts';
import { roomStanding } from '#domain/video/seats.ts';
import { findVaultFile } from '#server/features/vault/vault.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { addSignals, lockRoom } from './room.repo.ts';
import { findShown, putShown } from './shown-file.repo.ts';
import { findVideo } from './video.repo.ts';
import { seatIn, timesIn } from './video-view.ts';

type Given = Pick<MemberContext, 'viewer' | 'now'>;

/** Whose seat is in a room that is open. */
async function findSeat(queries: Queries, { viewer, now }: Given, id: string) {
	const found = await findVideo(queries, id);
	const seat = found && seatIn(viewer, found);
	if (!found || !seat) return refuse('not-found');
	if (roomStanding(timesIn(found.row), now) !== 'open') return refuse('room-closed');
	return accept(seat);
}

/** What all in the room see. Looking at it is opening it (`POST /api/vault/files/:id/openings`), marked and written down. */
export async function readShown(own: MemberContext, { id }: { id: string }) {
	const { queries, now, memberId } = own;
	const seat = await findSeat(queries, own, id);
	if (!seat.ok) return seat;
	const shown = await findShown(queries, { dateId: id, now });
	if (!shown) return accept({ shown: null });
	const { fileId, page, pages, ownerId } = shown;
	return accept({ shown: { fileId, page, pages, isOwn: ownerId === memberId } });
}

/** Whose talk it is shows a file of their own, or turns its page; the others look from then on, until it is put away. */
export async function showFile(own: MemberContext, { id, fileId, page }: { id: string; fileId: string; page: number }) {
	const { services, now, memberId } = own;
	return services.transact(async (work) => {
		const seat = await findSeat(work, own, id);
		if (!seat.ok) return seat;
		const file = await findVaultFile(work, fileId);
		if (!file || file.ownerId !== memberId || page > file.pages) return refuse('not-found');
		return put(work, { id, memberId, fileId, page, now });
	});
}

export async function putFileAway(own: MemberContext, { id }: { id: string }) {
	const { services, now, memberId } = own;
	return services.transact(async (work) => {
		const seat = await findSeat(work, own, id);
		return seat.ok ? put(work, { id, memberId, fileId: null, page: 1, now }) : seat;
	});
}

type Putting = { id: string; memberId: string; fileId: string | null; page: number; now: Date };

async function put(work: Queries, { id: dateId, ...shown }: Putting) {
	await lockRoom(work, dateId);
	if (!(await putShown(work, { dateId, ...shown }))) return refuse('not-allowed');
	await addSignals(work, { dateId, toSeats: ['house', 'interpreter'], body: { kind: 'shown' }, now: shown.now });
	return accept({});
}
