import { accept } from '#domain/kernel/result.ts';
import { waysOf } from '#domain/member/second-factor.ts';
import { stepAfter } from '#domain/member/sign-in.ts';
import { findSetUp } from '#server/features/factor/factor.repo.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findSessionFactors } from './session.repo.ts';

/** By what somebody signs in again: the password too, where this login was begun by more. */
export async function listWays({ queries, services, memberId, sessionId }: MemberContext) {
	const { host } = relyingPartyOf(services.origin);
	const setUp = waysOf(await findSetUp(queries, { memberId, host }));
	const had = sessionId === null ? [] : await findSessionFactors(queries, sessionId);
	const isPasswordEnough = stepAfter([...had, 'password'], setUp).isFull;
	return accept({ ways: [...setUp, ...(isPasswordEnough ? (['password'] as const) : [])] });
}
