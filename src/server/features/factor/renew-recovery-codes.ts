import { accept, refuse } from '#domain/kernel/result.ts';
import { hasSecondFactor } from '#domain/member/second-factor.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findSetUp, lockFactors } from './factor.repo.ts';
import { tellOf } from './factor-mails.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Ten new codes for who has lost the paper, or used most of them. */
export async function renewRecoveryCodes(own: MemberContext) {
	const { services, now, memberId } = own;
	const refusal = requireRecentSignIn(own);
	if (refusal) return refusal;
	const { host } = relyingPartyOf(services.origin);
	return services.transact(async (queries) => {
		if (!(await lockFactors(queries, memberId))) return refuse('login-required');
		if (!hasSecondFactor(await findSetUp(queries, { memberId, host }))) return refuse('not-allowed');
		const recoveryCodes = await giveRecoveryCodes({ queries, services, now }, memberId);
		await recordAudit(queries, { event: 'member.recovery-codes-renewed', actorId: memberId, subjectId: memberId });
		await tellOf({ queries, services }, memberId, { template: 'recovery-renewed' });
		return accept({ recoveryCodes });
	});
}
