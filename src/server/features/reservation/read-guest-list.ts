import { accept, refuse } from '#domain/kernel/result.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { guestListVersion } from './guest-list-version.ts';
import { findReservation } from './reservation.repo.ts';
import { openFacts } from './sealed-facts.ts';

/** Who comes of a large party. Its member reads it unwritten; every other look stands in their access log first. */
export async function readGuestList(
	{ queries, services, now: at, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	id: string,
) {
	const found = await findReservation(queries, id);
	const sides = found && { memberId: found.row.memberId, organisationId: found.organisationId };
	const role = sides && roleFor(viewer, sides);
	if (!viewer || !found || !sides || !role) return refuse('not-found');
	if (!mayForReservation(viewer, 'guest.reveal', sides)) return refuse('not-allowed');
	const { code, memberId } = found.row;
	if (viewer.id !== memberId) {
		const retryAfter = await countAttempt({ queries, services }, 'reveal-member', viewer.id);
		if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	}
	const guests = openFacts(services.keys, found.row).guests ?? [];
	if (viewer.id !== memberId && guests.length > 0) {
		const subject = ['reservation', id] as const;
		const details = { reservation: code, as: role };
		const seen = { actor: role, actorId: viewer.id, subjectId: memberId, subject, details, at };
		await services.transact((work) => recordAudit(work, { event: 'reservation.guests-read', ...seen }));
	}
	return accept({ guests, version: guestListVersion(guests) });
}
