import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Context } from '#server/http/handlers.ts';
import { countMessages, findMessages, markRead } from './message.repo.ts';
import { otherSide, sides, viewMessage } from './message-view.ts';
import { findReservation } from './reservation.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/**
 * The thread about a reservation, the newest first; what the other side wrote has been read by being asked for. An operator
 * who looks on answers for a provider only where there is no account that could: what a provider has not read stays so.
 */
export async function listMessages(
	{ queries, services, now, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	{ id, cursor }: { id: string; cursor?: string | undefined },
) {
	const found = await findReservation(queries, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!viewer || !role) return refuse('not-found');
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	if (role !== 'operator' || found.providerMemberId === null)
		await markRead(queries, { reservationId: id, actors: sides[otherSide(role)], at: now });
	const [rows, total] = await Promise.all([
		findMessages(queries, { reservationId: id, after: after.value, limit: pageSize + 1 }),
		countMessages(queries, id),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ at, id }) => newestFirst.write({ at, id }));
	return accept({
		items: shown.map((row) => viewMessage(row, { keys: services.keys, viewerId: viewer.id })),
		total,
		nextCursor,
	});
}
