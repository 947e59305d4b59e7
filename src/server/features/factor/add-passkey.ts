import { accept, refuse } from '#domain/kernel/result.ts';
import { maxPasskeys } from '#domain/member/second-factor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { afterAdding } from './after-adding.ts';
import { answeredChallenge } from './challenges.ts';
import { findPasskeys, insertPasskey, lockFactors } from './factor.repo.ts';
import { madePasskey } from './passkeys.ts';
import { refuseEnrolment } from './refuse-enrolment.ts';
import { relyingPartyOf } from './relying-party.ts';

type Given = {
	label: string;
	made: { id: string; clientDataJSON: string; attestationObject: string; transports: string[] };
};

export async function addPasskey(own: MemberContext, { label, made }: Given) {
	const { services, now, memberId, sessionId } = own;
	const { refusal } = await refuseEnrolment(own);
	if (refusal) return refusal;
	if (sessionId === null) return refuse('login-required');
	const { clientDataJSON } = made;
	const challenge = await answeredChallenge(own, { clientDataJSON, use: 'register', holder: { sessionId } });
	if (challenge === undefined) return refuse('sign-in-late');
	const checked = await madePasskey(relyingPartyOf(services.origin), made, challenge);
	if (!checked) return refuse('passkey-refused');
	return services.transact(async (queries) => {
		if (!(await lockFactors(queries, memberId))) return refuse('login-required');
		const known = await findPasskeys(queries, memberId);
		if (known.length >= maxPasskeys) return refuse('passkeys-full');
		// The device refuses to be added twice; another who names the same one has not made it.
		if (!(await insertPasskey(queries, { ...checked, memberId, label, createdAt: now })))
			return refuse('passkey-refused');
		return accept({ recoveryCodes: await afterAdding(own, queries, { factor: 'passkey', label }) });
	});
}
