import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { refuseWrongPassword } from '#server/features/member/check-password.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt, forgiveAttempt } from '../attempt/count-attempt.ts';
import { holdLoginMember, renewSignIn } from './session.repo.ts';

/**
 * The password once more, in a login that goes on: for some minutes it shows secrets again. Cookies stay as they are, since
 * other tabs are using them. Tries are counted with the network and the member, as at a login.
 */
export async function signInAgain(own: MemberContext, { current }: { current: string }) {
	const { queries, services, now, client, memberId, sessionId } = own;
	const retryAfter = await countAttempt(own, 'login-network', client.ip);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findMember(queries, memberId);
	if (!found || sessionId === null) return refuse('login-required');
	const refusal = await refuseWrongPassword(own, found, current);
	if (refusal) return refusal;
	await forgiveAttempt(own, 'login-network', client.ip);
	const isSignedIn = await services.transact(async (work) => {
		// Whoever changed the password meanwhile has ended this login.
		if (!(await holdLoginMember(work, found))) return false;
		if (!(await renewSignIn(work, { id: sessionId, factors: ['password'], at: now }))) return false;
		await recordAudit(work, { event: 'member.signed-in-again', actorId: memberId, subjectId: memberId });
		return true;
	});
	return isSignedIn ? accept({}) : refuse('login-required');
}
