import { accept, refuse } from '#domain/kernel/result.ts';
import type { AttemptRuleName } from '#domain/member/attempt-rules.ts';
import { groupCodes } from '#domain/member/group.ts';
import { graceEnd, waysOf } from '#domain/member/second-factor.ts';
import { mayBeKept } from '#domain/member/session-rules.ts';
import { type Factor, stepAfter } from '#domain/member/sign-in.ts';
import { isJoinable } from '#domain/member/sign-up.ts';
import { findSetUp, startGrace } from '#server/features/factor/factor.repo.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import { findSignUps } from '#server/features/member/member.repo.ts';
import { lockAddress, takeOver } from '#server/features/member/take-over.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { Context } from '#server/http/handlers.ts';
import { saltPart } from '#server/keys/password-salt.ts';
import type { Transaction } from '#server/queries.ts';
import { clearAttempts, forgiveAttempt, tooManyAttempts } from '../attempt/count-attempt.ts';
import { beginSession } from './begin-session.ts';
import { deviceOf } from './device-of.ts';
import { type FailedLogin, recordFailedLogin, recordFailedProof } from './failed-login.repo.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { deviceWith, isKnownTo, numberOf } from './known-device.ts';
import { noteLogin } from './note-login.ts';
import { holdLoginMember } from './session.repo.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies' | 'sessionId'>;
type Credentials = { email: string; password: string; isKept: boolean };

type Admission = {
	wait?: number;
	isOnlyKnown: boolean;
	/** Somebody ran out of tries with this one. */
	isLockout: boolean;
};

/**
 * The network first: from one that ran out of tries no account's are used up. An account that ran out of them, because
 * somebody guesses from many networks, still opens in a browser that it was opened in before.
 */
async function admissionOf(context: Asked, email: string): Promise<Admission> {
	const { ip } = context.client;
	const number = numberOf(context.client.device);
	const byNetwork: [AttemptRuleName, string][] = [
		['login-network', ip],
		['login-account-network', `${email} ${ip}`],
	];
	for (const [rule, who] of byNetwork) {
		const tooMany = await tooManyAttempts(context, rule, who);
		if (tooMany) return { wait: tooMany.retryAfter, isOnlyKnown: false, isLockout: tooMany.isFirst };
	}
	const account = await tooManyAttempts(context, 'login-account', email);
	if (!account) return { isOnlyKnown: false, isLockout: false };
	if (number === undefined) return { wait: account.retryAfter, isOnlyKnown: false, isLockout: account.isFirst };
	const device = await tooManyAttempts(context, 'login-device', number);
	const isLockout = account.isFirst || device?.isFirst === true;
	return { ...(device && { wait: device.retryAfter }), isOnlyKnown: true, isLockout };
}

/** Always so many comparisons, so that neither the answer nor its time tells whether an address is known. */
const comparisons = 2;

/**
 * The accounts of an address that have this password, the one with the best claim first. All sign-ups with an address
 * share a salt and are compared at once; what was hashed otherwise, before that was so, with what is left of two.
 */
async function membersOf(
	{ queries, services, client }: Asked,
	{ email, password, isOnlyKnown }: Pick<Credentials, 'email' | 'password'> & { isOnlyKnown: boolean },
) {
	const all = await findSignUps(queries, email);
	const signUps = isOnlyKnown ? all.filter(({ id }) => isKnownTo(services.keys, client.device, id)) : all;
	const bySalt = [...Map.groupBy(signUps, ({ passwordHash }) => saltPart(passwordHash)).values()];
	const compared = Array.from({ length: comparisons }, (_, at) => bySalt[at] ?? []);
	const right = await Promise.all(
		compared.map((some) =>
			services.passwords.matching(
				some.map(({ passwordHash }) => passwordHash),
				password,
			),
		),
	);
	return signUps.filter(({ passwordHash }) => right.some((hashes) => hashes.includes(passwordHash)));
}

/** Who guesses elsewhere gets no new tries because the owner came in by a known browser. */
async function forgive(context: Asked, email: string, isOnlyKnown: boolean): Promise<void> {
	const { ip } = context.client;
	if (!isOnlyKnown) await clearAttempts(context, 'login-account', email);
	await clearAttempts(context, 'login-account-network', `${email} ${ip}`);
	await forgiveAttempt(context, 'login-network', ip);
}

type SignUpRow = Awaited<ReturnType<typeof findSignUps>>[number];

/** Only those that still have the password that was compared. */
async function joinRight(queries: Transaction, member: SignUpRow, more: SignUpRow[]): Promise<string[]> {
	const held = await lockAddress(queries, member.email);
	const isSame = (one: SignUpRow) =>
		held.some((row) => row.id === one.id && row.passwordHash === one.passwordHash && isJoinable(row));
	if (!held.some(({ id }) => id === member.id)) return [];
	return takeOver(queries, { into: member.id, from: more.filter(isSame).map(({ id }) => id) });
}

/** For operators to see. The same work for any address, known or not: whose it is is found and written by one statement. */
const noteFailure = ({ queries, client, now }: Asked, event: FailedLogin, email: string): Promise<void> =>
	recordFailedLogin(queries, { event, email, device: deviceOf(client.userAgent), at: now });

/** An operator's time without a second factor is counted from the first login. Before the transaction, which shares the row with others. */
async function startGraceOf({ queries, services, now }: Asked, { id, group, factorDueAt }: SignUpRow): Promise<void> {
	const { operatorFactorDays: days } = services;
	if (group !== groupCodes.operator || factorDueAt !== null || days === null) return;
	await startGrace(queries, { memberId: id, until: graceEnd(now, days) });
}

/**
 * The password. Whoever has set up a second factor is logged in by neither alone: the sign-in is held until its second step, and the
 * answer says by what that can be done.
 */
export async function logIn(context: Asked, { password, isKept, ...given }: Credentials) {
	const { services, now, client, sessionId: replaces, cookies } = context;
	const email = given.email.trim().toLowerCase();
	const { wait: retryAfter, isOnlyKnown, isLockout } = await admissionOf(context, email);
	// Once for each time that tries ran out: who tries on would fill the trail without end.
	if (isLockout) await noteFailure(context, 'member.locked-out', email);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const [member, ...more] = await membersOf(context, { email, password, isOnlyKnown });
	if (!member) {
		await noteFailure(context, 'member.log-in-failed', email);
		return refuse('login-failed');
	}
	await forgive(context, email, isOnlyKnown);
	if (member.status !== 'active') {
		await recordFailedProof(context, { event: 'member.suspended-log-in', memberId: member.id, factor: 'password' });
		return refuse('member-suspended');
	}
	const { id: memberId, firstName: name, currency } = member;
	const { host } = relyingPartyOf(services.origin);
	await startGraceOf(context, member);
	let unused: string[] = [];
	const login = await services.transact(async (queries) => {
		// Who joined again with the same password has one account.
		if (more.length > 0) unused = await joinRight(queries, member, more);
		if (!(await holdLoginMember(queries, member))) return undefined;
		const proved = { memberId, isKept: isKept && mayBeKept(member.group), factors: ['password'] satisfies Factor[] };
		const step = stepAfter(proved.factors, waysOf(await findSetUp(queries, { memberId, host })));
		if (!step.isFull) return { ways: [...step.next], secret: await holdSignIn({ queries, now }, proved) };
		await noteLogin(context, queries, proved);
		return beginSession({ queries, services, now }, { ...proved, userAgent: client.userAgent, replaces });
	});
	if (!login) return refuse('login-failed');
	await forgetBytes(services, unused);
	if ('ways' in login) {
		cookies.hold(login.secret);
		return accept({ ways: login.ways });
	}
	cookies.begin(login);
	cookies.remember(deviceWith(services.keys, client.device, memberId));
	return accept({ id: memberId, name, currency });
}
