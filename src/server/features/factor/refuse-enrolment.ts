import { refuse } from '#domain/kernel/result.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';

/**
 * Before something is set up: the open screen must be its owner's, and the address proved. Else a stranger could sign up with
 * somebody's address and lock its owner, who takes the account over by a mailed link, out with a factor of their own.
 */
export async function refuseEnrolment(own: MemberContext) {
	const refusal = requireRecentSignIn(own);
	if (refusal) return { refusal };
	const found = await findMember(own.queries, own.memberId);
	if (!found) throw new Error('a member without a row');
	return found.emailVerifiedAt === null ? { refusal: refuse('email-unverified') } : { found };
}
