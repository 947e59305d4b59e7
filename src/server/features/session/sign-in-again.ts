import type { PasskeyAnswer } from '#contract/api/passkey.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { waysOf } from '#domain/member/second-factor.ts';
import { type Factor, stepAfter } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { answeredChallenge, keepChallenge } from '#server/features/factor/challenges.ts';
import { codeWrong, spentCode } from '#server/features/factor/check-code.ts';
import { findSetUp } from '#server/features/factor/factor.repo.ts';
import { requestOptionsFor } from '#server/features/factor/passkeys.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import { refuseWrongPassword } from '#server/features/member/check-password.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { countAttempt, forgiveAttempt } from '../attempt/count-attempt.ts';
import { provedByPasskey } from './check-passkey.ts';
import { recordFailedProof } from './failed-login.repo.ts';
import { refuseLockedOut } from './refuse-locked-out.ts';
import { findSessionFactors, holdActiveMember, holdLoginMember, renewSignIn } from './session.repo.ts';

/*
 * Once more, in a login that goes on: for some minutes it shows secrets again. Cookies stay as they are, since other tabs are using
 * them. Tries are counted with the network and the member, as at a login.
 */

/** By the password, where that is enough: of a login that was begun without the second factor its member has now, it is not. */
export async function signInAgain(own: MemberContext, { current }: { current: string }) {
	const { queries, services, client, memberId, sessionId } = own;
	const lockedOut = await refuseLockedOut(own, { rule: 'login-network', memberId });
	if (lockedOut) return lockedOut;
	const found = await findMember(queries, memberId);
	if (!found || sessionId === null) return refuse('login-required');
	const refusal = await refuseWrongPassword(own, found, current);
	if (refusal) return refusal;
	await forgiveAttempt(own, 'login-network', client.ip);
	const { host } = relyingPartyOf(services.origin);
	const setUp = waysOf(await findSetUp(queries, { memberId, host }));
	const had = await findSessionFactors(queries, sessionId);
	if (!stepAfter([...had, 'password'], setUp).isFull) return refuse('factor-needed');
	// Whoever changed the password meanwhile has ended this login.
	return renewed(own, 'password', (work) => holdLoginMember(work, found));
}

/** By a code of the app, or one from paper. */
export async function signInAgainByCode(own: MemberContext, { code }: { code: string }) {
	const { memberId } = own;
	const lockedOut = await refuseLockedOut(own, { rule: 'password-member', memberId });
	if (lockedOut) return lockedOut;
	const factor = await spentCode(own, memberId, code);
	if (factor === undefined) {
		await recordFailedProof(own, { event: 'member.second-step-failed', memberId });
		return refuse('invalid-input', { faults: codeWrong });
	}
	await forgiveAttempt(own, 'password-member', memberId);
	return renewed(own, factor, (work) => holdActiveMember(work, memberId));
}

export async function beginPasskeyAgain(own: MemberContext) {
	const { services, client, sessionId } = own;
	const retryAfter = await countAttempt(own, 'passkey-network', client.ip);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	if (sessionId === null) return refuse('login-required');
	const options = await requestOptionsFor(relyingPartyOf(services.origin));
	await keepChallenge(own, { challenge: options.challenge, use: 'again', holder: { sessionId } });
	return accept(options);
}

/** By a passkey of the same member. */
export async function signInAgainByPasskey(own: MemberContext, { answer }: { answer: PasskeyAnswer }) {
	const { client, memberId, sessionId } = own;
	const lockedOut = await refuseLockedOut(own, { rule: 'login-network', memberId });
	if (lockedOut) return lockedOut;
	if (sessionId === null) return refuse('login-required');
	const { clientDataJSON } = answer;
	const challenge = await answeredChallenge(own, { clientDataJSON, use: 'again', holder: { sessionId } });
	if (challenge === undefined) return refuse('sign-in-late');
	const proved = await provedByPasskey(own, { answer, challenge });
	if (proved?.memberId !== memberId) return refuse('passkey-refused');
	await forgiveAttempt(own, 'login-network', client.ip);
	return renewed(own, 'passkey', (work) => holdActiveMember(work, memberId));
}

async function renewed(
	{ services, now, memberId, sessionId }: MemberContext,
	factor: Factor,
	hold: (work: Transaction) => Promise<boolean>,
) {
	const isSignedIn = await services.transact(async (work) => {
		if (sessionId === null || !(await hold(work))) return false;
		if (!(await renewSignIn(work, { id: sessionId, factor, at: now }))) return false;
		const details = { factor };
		await recordAudit(work, { event: 'member.signed-in-again', actorId: memberId, subjectId: memberId, details });
		return true;
	});
	return isSignedIn ? accept({}) : refuse('login-required');
}
