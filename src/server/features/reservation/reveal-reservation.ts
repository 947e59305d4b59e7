import { accept, refuse } from '#domain/kernel/result.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { findReservation } from './reservation.repo.ts';
import { openFacts } from './sealed-facts.ts';

/**
 * Passport number, contents and allergy in full. No look without a line in the access log of the member it is about,
 * written before anything is shown; only their own words, which stand on their own page anyway, they read unwritten.
 */
export async function revealReservation(
	{ queries, services, viewer }: Pick<Context, 'queries' | 'services' | 'viewer'>,
	id: string,
) {
	if (!viewer) return refuse('not-found');
	const retryAfter = await countAttempt({ queries, services }, 'reveal-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findReservation(queries, id);
	if (!found || !roleFor(viewer, { ...found, memberId: found.row.memberId })) return refuse('not-found');
	const { code, memberId } = found.row;
	const { guests: _, ...facts } = openFacts(services.keys, found.row);
	const seen = { actorId: viewer.id, subjectId: memberId, details: { reservation: code } };
	const readsContents = viewer.id !== memberId && (facts.contents !== null || facts.allergy !== null);
	await services.transact(async (work) => {
		if (facts.passport !== null) await recordAudit(work, { event: 'reservation.passport-revealed', ...seen });
		if (readsContents) await recordAudit(work, { event: 'reservation.contents-read', ...seen });
	});
	return accept(facts);
}
