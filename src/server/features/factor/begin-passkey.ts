import { accept, refuse } from '#domain/kernel/result.ts';
import { maxPasskeys } from '#domain/member/second-factor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { keepChallenge } from './challenges.ts';
import { findPasskeys } from './factor.repo.ts';
import { creationOptionsFor } from './passkeys.ts';
import { refuseEnrolment } from './refuse-enrolment.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What this browser's device is asked to make. */
export async function beginPasskey(own: MemberContext) {
	const { queries, services, memberId, sessionId } = own;
	const { refusal, found } = await refuseEnrolment(own);
	if (refusal) return refusal;
	if (sessionId === null) return refuse('login-required');
	const known = await findPasskeys(queries, memberId);
	if (known.length >= maxPasskeys) return refuse('passkeys-full');
	const member = { id: memberId, email: found.email, name: `${found.firstName} ${found.lastName}` };
	const options = await creationOptionsFor(relyingPartyOf(services.origin), member, known);
	await keepChallenge(own, { challenge: options.challenge, use: 'register', holder: { sessionId } });
	return accept(options);
}
