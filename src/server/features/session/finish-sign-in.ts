import { accept, refuse } from '#domain/kernel/result.ts';
import type { SecondFactor } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { codeWrong, spentCode } from '#server/features/factor/check-code.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { isSecret, secretHashOf } from '#server/secret.ts';
import { forgiveAttempt } from '../attempt/count-attempt.ts';
import { beginSession } from './begin-session.ts';
import { deviceWith } from './known-device.ts';
import { noteLogin } from './note-login.ts';
import { takePending, tryPending } from './pending-sign-in.repo.ts';
import { refuseLockedOut } from './refuse-locked-out.ts';
import { holdActiveMember } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies' | 'sessionId'>;

/** What a code is checked by: whose it is, where it is this member's. */
type Check = (memberId: string) => Promise<SecondFactor | undefined>;

/**
 * The second step of a sign-in that this browser began, by a code. Tries are counted with the sign-in, so that it ends after a few,
 * and with the member, so that beginning anew gives no new ones.
 */
export const finishSignIn = (context: Asked, { code }: { code: string }) =>
	finishBy(context, (memberId) => spentCode(context, memberId, code));

export async function finishBy(context: Asked, check: Check) {
	const { queries, services, now, client, cookies, sessionId: replaces } = context;
	const { held } = client;
	const pending = isSecret(held) ? await tryPending(queries, { secretHash: secretHashOf(held), now }) : undefined;
	if (!pending) return refuse('sign-in-late');
	const { memberId } = pending;
	const lockedOut = await refuseLockedOut(context, { rule: 'second-step-member', memberId });
	if (lockedOut) return lockedOut;
	const factor = await check(memberId);
	if (factor === undefined) {
		await recordAudit(queries, { event: 'member.second-step-failed', actorId: null, subjectId: memberId });
		return refuse('invalid-input', { faults: codeWrong });
	}
	await forgiveAttempt(context, 'second-step-member', memberId);
	const login = await services.transact(async (work) => {
		if (!((await takePending(work, pending.id)) && (await holdActiveMember(work, memberId)))) return undefined;
		const factors = [...pending.factors, factor];
		await noteLogin(context, work, { memberId, factors });
		return beginSession(
			{ queries: work, services, now },
			{ memberId, isKept: pending.isKept, factors, userAgent: client.userAgent, replaces },
		);
	});
	cookies.hold(undefined);
	const found = login && (await findMember(queries, memberId));
	if (!found) return refuse('sign-in-late');
	cookies.begin(login);
	cookies.remember(deviceWith(services.keys, client.device, memberId));
	return accept({ id: memberId, name: found.firstName, currency: found.currency });
}
