import { accept, refuse } from '#domain/kernel/result.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import type { Context } from '#server/http/handlers.ts';
import { findReservation } from './reservation.repo.ts';
import { openThreadAbout } from './reservation-thread.repo.ts';

/** The thread about a reservation: whoever of those whom it concerns writes first makes it. */
export async function openReservationThread(
	{ services, queries, now, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	id: string,
) {
	const found = await findReservation(queries, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!role) return refuse('not-found');
	const threadId = await services.transact((work) => openThreadAbout(work, found, now));
	return accept({ threadId });
}
