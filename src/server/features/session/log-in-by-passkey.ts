import type { PasskeyAnswer } from '#contract/api/passkey.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { groupCodes } from '#domain/member/group.ts';
import { graceEnd } from '#domain/member/second-factor.ts';
import { mayBeKept } from '#domain/member/session-rules.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { answeredChallenge } from '#server/features/factor/challenges.ts';
import { startGrace } from '#server/features/factor/factor.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { isSecret, secretHashOf } from '#server/secret.ts';
import { forgiveAttempt } from '../attempt/count-attempt.ts';
import { beginSession } from './begin-session.ts';
import { provedByPasskey } from './check-passkey.ts';
import { recordFailedProof } from './failed-login.repo.ts';
import { deviceWith } from './known-device.ts';
import { noteLogin } from './note-login.ts';
import { findPending, takePending } from './pending-sign-in.repo.ts';
import { refuseLockedOut } from './refuse-locked-out.ts';
import { holdActiveMember } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies' | 'sessionId'>;
type Given = { answer: PasskeyAnswer; isKept: boolean };

/**
 * A passkey, alone or after the password. Alone it is a whole login: the device has asked for its owner. After the password it
 * must be the same member's. Whatever is wrong is told alike.
 */
export async function logInByPasskey(context: Asked, { answer, isKept }: Given) {
	const { queries, services, now, client, cookies, sessionId: replaces } = context;
	const lockedOut = await refuseLockedOut(context, { rule: 'login-network', memberId: undefined });
	if (lockedOut) return lockedOut;
	const holderHash = isSecret(client.held) ? secretHashOf(client.held) : undefined;
	if (holderHash === undefined) return refuse('sign-in-late');
	const { clientDataJSON } = answer;
	const challenge = await answeredChallenge(context, { clientDataJSON, use: 'sign-in', holder: { holderHash } });
	if (challenge === undefined) return refuse('sign-in-late');
	const proved = await provedByPasskey(context, { answer, challenge });
	const pending = await findPending(queries, { secretHash: holderHash, now });
	if (!proved || (pending && pending.memberId !== proved.memberId)) return refuse('passkey-refused');
	await forgiveAttempt(context, 'login-network', client.ip);
	const { memberId, status, group } = proved;
	if (status !== 'active') {
		await recordFailedProof(context, { event: 'member.suspended-log-in', memberId, factor: 'passkey' });
		return refuse('member-suspended');
	}
	const { operatorFactorDays: days } = services;
	if (group === groupCodes.operator && days !== null)
		await startGrace(queries, { memberId, until: graceEnd(now, days) });
	const login = await services.transact(async (work) => {
		if (!(await holdActiveMember(work, memberId))) return undefined;
		if (pending) await takePending(work, pending.id);
		const factors: Factor[] = [...(pending?.factors ?? []), 'passkey'];
		await noteLogin(context, work, { memberId, factors });
		return beginSession(
			{ queries: work, services, now },
			{
				...{ memberId, isKept: (pending?.isKept ?? isKept) && mayBeKept(group), factors },
				...{ userAgent: client.userAgent, replaces },
			},
		);
	});
	cookies.hold(undefined);
	if (!login) return refuse('passkey-refused');
	cookies.begin(login);
	cookies.remember(deviceWith(services.keys, client.device, memberId));
	return accept({ id: memberId, name: proved.firstName, currency: proved.currency });
}
