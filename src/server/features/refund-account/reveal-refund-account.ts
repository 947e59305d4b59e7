import { accept, refuse } from '#domain/kernel/result.ts';
import { type RefundAccountReason, readableNumber } from '#domain/refund/refund-account.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findReservation } from '#server/features/reservation/reservation.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { roleAt } from './find-refund-standing.ts';
import { findRefundAccount } from './refund-account.repo.ts';
import { openAccount } from './sealed-refund-account.ts';

/** Where a refund goes, in full: to an operator who signed in a moment ago and says why. Written down before it is shown. */
export async function revealRefundAccount(
	context: MemberContext,
	{ id, reason }: { id: string; reason: RefundAccountReason },
) {
	const { queries, services, viewer, memberId: actorId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'reveal-desk', actorId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const [found, row] = await Promise.all([findReservation(queries, id), findRefundAccount(queries, id)]);
	const stored = row && openAccount(services.keys, row);
	// Of a refund of their own an operator is its guest.
	if (!found || roleAt(found, viewer) !== 'operator' || !stored || 'lastSigns' in stored) return refuse('not-found');
	await recordAudit(queries, {
		...{ event: 'refund.account-revealed', actorId, subjectId: found.row.memberId, actor: 'operator', at: now },
		...{ subject: ['reservation', id], details: { reservation: found.row.code, reason, as: 'operator' } },
	});
	return accept({ ...stored, number: readableNumber(stored) });
}
