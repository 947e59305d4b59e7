import { refuse } from '#domain/kernel/result.ts';
import type { Context } from '#server/http/handlers.ts';
import { tooManyAttempts } from '../attempt/count-attempt.ts';
import { deviceOf } from './device-of.ts';
import { recordFailedLogin, recordFailedProof } from './failed-login.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client'>;

/** By whom a try is counted, and whose account it is at, where that is known by then. */
type Try =
	| { rule: 'password-member' | 'second-step-member'; memberId: string }
	| { rule: 'login-network'; memberId: string | undefined };

/**
 * Counts a try to prove who one is. Where there were too many it is refused, and operators see it: once for each time that they ran out,
 * for who tries on would fill the trail without end.
 */
export async function refuseLockedOut(context: Asked, { rule, memberId }: Try) {
	const { queries, client, now } = context;
	const tooMany = await tooManyAttempts(context, rule, rule === 'login-network' ? client.ip : memberId);
	if (!tooMany) return undefined;
	const event = 'member.locked-out';
	if (tooMany.isFirst && memberId !== undefined) await recordFailedProof(context, { event, memberId });
	if (tooMany.isFirst && memberId === undefined)
		await recordFailedLogin(queries, { event, email: '', device: deviceOf(client.userAgent), at: now });
	return refuse('too-many-attempts', { retryAfter: tooMany.retryAfter });
}
