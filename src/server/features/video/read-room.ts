import { accept, refuse } from '#domain/kernel/result.ts';
import { roomStanding } from '#domain/video/seats.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findSitting } from './room.repo.ts';
import { iceServersFor } from './turn-credentials.ts';
import { findVideo, isVideoOn } from './video.repo.ts';
import { nameOf, seatIn, timesIn } from './video-view.ts';

/** What a browser needs to enter, for who has a seat and while the room is open. Asked again with every other way that is looked for. */
export async function readRoom({ queries, services, now, viewer }: MemberContext, { id }: { id: string }) {
	const found = await findVideo(queries, id);
	const seat = found && seatIn(viewer, found);
	if (!found || !seat) return refuse('not-found');
	if (!(await isVideoOn(queries))) return refuse('video-off');
	if (roomStanding(timesIn(found.row), now) !== 'open') return refuse('room-closed');
	const ice = iceServersFor(services.ice, { who: `${id.slice(0, 8)}-${seat}`, now });
	const sitting = await findSitting(queries, { dateId: id, now });
	const people = sitting.filter((one) => one.seat !== seat).map((one) => ({ seat: one.seat, name: nameOf(one) }));
	return accept({ engine: 'mesh' as const, seat, people, ...ice });
}

/** What an operator's browser tries the ways of rooms with. */
export async function readRoomCheck({ services, now }: MemberContext) {
	const { iceServers } = iceServersFor(services.ice, { who: 'check', now });
	return accept({ iceServers });
}
