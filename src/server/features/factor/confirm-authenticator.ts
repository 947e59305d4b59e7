import { accept, refuse } from '#domain/kernel/result.ts';
import { enrolSeconds, oneTimeCodeIn } from '#domain/member/second-factor.ts';
import { afterSeconds } from '#domain/member/session-rules.ts';
import { refuseLockedOut } from '#server/features/session/refuse-locked-out.ts';
import { authenticatorBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { forgiveAttempt } from '../attempt/count-attempt.ts';
import { afterAdding } from './after-adding.ts';
import { codeWrong } from './check-code.ts';
import { confirmAuthenticator as confirm, findBegunAuthenticator, lockFactors } from './factor.repo.ts';
import { stepOf } from './one-time-codes.ts';
import { refuseEnrolment } from './refuse-enrolment.ts';

/** The app shows codes of the secret it was given: from now on they count. */
export async function confirmAuthenticator(own: MemberContext, { code: typed }: { code: string }) {
	const { queries, services, now, memberId } = own;
	const { refusal } = await refuseEnrolment(own);
	if (refusal) return refusal;
	const lockedOut = await refuseLockedOut(own, { rule: 'password-member', memberId });
	if (lockedOut) return lockedOut;
	const begun = await findBegunAuthenticator(queries, { memberId, since: afterSeconds(now, -enrolSeconds) });
	if (!begun) return refuse('sign-in-late');
	const code = oneTimeCodeIn(typed);
	const secret = services.keys.open(begun.sealed, authenticatorBinding(begun.id));
	const step = code === undefined ? undefined : stepOf(secret, code, now);
	if (step === undefined) return refuse('invalid-input', { faults: codeWrong });
	await forgiveAttempt(own, 'password-member', memberId);
	return services.transact(async (work) => {
		if (!(await lockFactors(work, memberId))) return refuse('login-required');
		if (!(await confirm(work, { id: begun.id, memberId, step, at: now }))) return refuse('sign-in-late');
		return accept({ recoveryCodes: await afterAdding(own, work, { factor: 'one-time-code', label: '' }) });
	});
}
