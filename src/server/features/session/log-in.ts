import { accept, refuse } from '#domain/kernel/result.ts';
import type { AttemptRuleName } from '#domain/member/attempt-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { clearAttempts, countAttempt, forgiveAttempt } from '../attempt/count-attempt.ts';
import { beginSession } from './begin-session.ts';
import { findLoginMembers, holdLoginMember } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'client' | 'cookies' | 'sessionId'>;
type Credentials = { email: string; password: string; isKept: boolean };

/** The place first: from one that ran out of tries no account's are used up. */
async function secondsToWait(context: Asked, email: string): Promise<number | undefined> {
	const { ip } = context.client;
	const counted: [AttemptRuleName, string][] = [
		['login-place', ip],
		['login-account-place', `${email} ${ip}`],
		['login-account', email],
	];
	for (const [rule, who] of counted) {
		const seconds = await countAttempt(context, rule, who);
		if (seconds !== undefined) return seconds;
	}
	return undefined;
}

/** Always two comparisons, so that neither the answer nor its time tells whether an address is known. */
async function memberOf({ queries, services }: Asked, { email, password }: Pick<Credentials, 'email' | 'password'>) {
	const { verified, unverified } = await findLoginMembers(queries, email);
	const [isVerified, isUnverified] = await Promise.all(
		[verified, unverified].map((member) => services.passwords.matches(member?.passwordHash, password)),
	);
	if (isVerified) return verified;
	return isUnverified ? unverified : undefined;
}

async function forgive(context: Asked, email: string): Promise<void> {
	const { ip } = context.client;
	await clearAttempts(context, 'login-account', email);
	await clearAttempts(context, 'login-account-place', `${email} ${ip}`);
	await forgiveAttempt(context, 'login-place', ip);
}

export async function logIn(context: Asked, { password, isKept, ...given }: Credentials) {
	const { services, client, sessionId: replaces, cookies } = context;
	const email = given.email.trim().toLowerCase();
	const retryAfter = await secondsToWait(context, email);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const member = await memberOf(context, { email, password });
	if (!member) return refuse('login-failed');
	await forgive(context, email);
	if (member.status !== 'active') return refuse('member-suspended');
	const { id: memberId, name, currency } = member;
	const login = await services.transact(async (queries) => {
		if (!(await holdLoginMember(queries, member))) return undefined;
		await recordAudit(queries, { event: 'member.logged-in', actorId: memberId, subjectId: memberId });
		return beginSession({ queries, services }, { memberId, isKept, userAgent: client.userAgent, replaces });
	});
	if (!login) return refuse('login-failed');
	cookies.begin(login);
	return accept({ id: memberId, name, currency });
}
