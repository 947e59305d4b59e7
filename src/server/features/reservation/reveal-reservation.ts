import { accept, refuse } from '#domain/kernel/result.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { Context } from '#server/http/handlers.ts';
import { findReservation } from './reservation.repo.ts';
import { openFacts } from './sealed-facts.ts';

/**
 * Passport number, contents and allergy in full. No look without a line in the access log of the member it is about,
 * written before anything is shown, and a passport number only to whom signed in a moment ago; only their own words, which
 * stand on their own page anyway, they read unwritten.
 */
export async function revealReservation(
	{
		queries,
		services,
		now,
		viewer,
		signedInAt,
	}: Pick<Context, 'queries' | 'services' | 'now' | 'viewer' | 'signedInAt'>,
	id: string,
) {
	if (!viewer) return refuse('not-found');
	const retryAfter = await countAttempt({ queries, services }, 'reveal-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findReservation(queries, id);
	const sides = found && { memberId: found.row.memberId, organisationId: found.organisationId };
	const role = sides && roleFor(viewer, sides);
	if (!found || !sides || !role) return refuse('not-found');
	if (!mayForReservation(viewer, 'guest.reveal', sides)) return refuse('not-allowed');
	const { code, memberId } = found.row;
	const { guests: _, note: __, ...facts } = openFacts(services.keys, found.row);
	const refusal = facts.passport === null ? undefined : requireRecentSignIn({ signedInAt, now });
	if (refusal) return refusal;
	const details = { reservation: code, as: role };
	const seen = {
		actor: role,
		actorId: viewer.id,
		subjectId: memberId,
		subject: ['reservation', id] as const,
		details,
		at: now,
	};
	const readsContents = viewer.id !== memberId && (facts.contents !== null || facts.allergy !== null);
	await services.transact(async (work) => {
		if (facts.passport !== null) await recordAudit(work, { event: 'reservation.passport-revealed', ...seen });
		if (readsContents) await recordAudit(work, { event: 'reservation.contents-read', ...seen });
	});
	return accept(facts);
}
