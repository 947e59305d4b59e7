import { accept, refuse } from '#domain/kernel/result.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { guestListVersion } from './guest-list-version.ts';
import { findReservation } from './reservation.repo.ts';
import { openFacts } from './sealed-facts.ts';

/** Who comes of a large party. Its member reads it unwritten; every other look stands in their access log first. */
export async function readGuestList(
	{ queries, services, viewer }: Pick<Context, 'queries' | 'services' | 'viewer'>,
	id: string,
) {
	const found = await findReservation(queries, id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!viewer || !found || !role) return refuse('not-found');
	const { code, memberId } = found.row;
	if (viewer.id !== memberId) {
		const retryAfter = await countAttempt({ queries, services }, 'reveal-member', viewer.id);
		if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	}
	const guests = openFacts(services.keys, found.row).guests ?? [];
	if (viewer.id !== memberId && guests.length > 0) {
		const seen = { actorId: viewer.id, subjectId: memberId, details: { reservation: code } };
		await services.transact((work) => recordAudit(work, { event: 'reservation.guests-read', ...seen }));
	}
	return accept({ guests, version: guestListVersion(guests) });
}
