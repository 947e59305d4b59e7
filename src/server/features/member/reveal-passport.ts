import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { findMember } from './member.repo.ts';

/** The passport number in full, to whom signed in a moment ago: no look at it without a line in the access log. */
export async function revealPassport({ queries, services, now, signedInAt, memberId }: MemberContext) {
	const refusal = requireRecentSignIn({ signedInAt, now });
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'reveal-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findMember(queries, memberId);
	if (!found || found.passport === null) return refuse('not-found');
	const passport = services.keys.open(found.passport, passportBinding(memberId));
	await recordAudit(queries, { event: 'member.passport-revealed', actorId: memberId, subjectId: memberId });
	return accept({ passport });
}
