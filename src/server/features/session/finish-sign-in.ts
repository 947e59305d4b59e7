import { accept, refuse } from '#domain/kernel/result.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { countAttempt, forgiveAttempt } from '../attempt/count-attempt.ts';
import { beginSession } from './begin-session.ts';
import { deviceWith } from './known-device.ts';
import { takePending, tryPending } from './pending-sign-in.repo.ts';
import { holdActiveMember } from './session.repo.ts';
import { isSecret, secretHashOf } from './session-secret.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies' | 'sessionId'>;

/** What a second factor brings: its name, and whether what was answered is this member's. */
type Step = { factor: Factor; isRight: (memberId: string) => Promise<boolean> };

/**
 * The second step of a sign-in that this browser began. Tries are counted with the sign-in, so that it ends after a few, and
 * with the member, so that beginning anew gives no new ones.
 */
export async function finishSignIn(context: Asked, { factor, isRight }: Step) {
	const { queries, services, now, client, cookies, sessionId: replaces } = context;
	const { held } = client;
	const pending = isSecret(held) ? await tryPending(queries, { secretHash: secretHashOf(held), now }) : undefined;
	if (!pending) return refuse('login-required');
	const { memberId } = pending;
	const retryAfter = await countAttempt(context, 'password-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	if (!(await isRight(memberId))) return refuse('login-failed');
	await forgiveAttempt(context, 'password-member', memberId);
	const login = await services.transact(async (work) => {
		if (!((await takePending(work, pending.id)) && (await holdActiveMember(work, memberId)))) return undefined;
		await recordAudit(work, { event: 'member.logged-in', actorId: memberId, subjectId: memberId });
		const factors = [...pending.factors, factor];
		return beginSession(
			{ queries: work, services, now },
			{ memberId, isKept: pending.isKept, factors, userAgent: client.userAgent, replaces },
		);
	});
	cookies.hold(undefined);
	if (!login) return refuse('login-required');
	cookies.begin(login);
	cookies.remember(deviceWith(services.keys, client.device, memberId));
	return accept({ id: memberId });
}
