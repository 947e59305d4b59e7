import { areaOf } from '#domain/area/areas.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import type { Queries } from '#server/queries.ts';
import type { FoundReservation } from './reservation.repo.ts';

/** The thread between its guest and its house, made where nobody has written yet. */
export const openThreadAbout = (queries: Queries, found: FoundReservation, at: Date): Promise<string> =>
	openThread(queries, {
		subject: { kind: 'reservation', id: found.row.id },
		isHealth: areaOf(found.area).isHealth,
		parties: [
			{ role: 'guest', memberId: found.row.memberId },
			{ role: 'provider', organisationId: found.organisationId },
		],
		at,
	});
