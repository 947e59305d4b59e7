import { loadCommonPasswords } from '#contract/common-passwords.ts';
import type { Fault } from '#contract/faults.ts';
import { refuse } from '#domain/kernel/result.ts';
import { passwordFault, personalWords } from '#domain/member/password-rules.ts';
import { recordFailedProof } from '#server/features/session/failed-login.repo.ts';
import { refuseLockedOut } from '#server/features/session/refuse-locked-out.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import { forgiveAttempt } from '../attempt/count-attempt.ts';
import { findBusinessNames, type MemberRow } from './member.repo.ts';

/** What is wrong with a password somebody chose, knowing what a stranger may know of them. */
export async function chosenPasswordFaults(
	password: string,
	facts: Parameters<typeof personalWords>[0],
): Promise<Fault[]> {
	const code = passwordFault(password, personalWords(facts), await loadCommonPasswords());
	return code === undefined ? [] : [{ at: 'password', code }];
}

/** The same for a member: their facts are the database's. */
export async function newPasswordFaults(queries: Queries, found: MemberRow, password: string): Promise<Fault[]> {
	return chosenPasswordFaults(password, { ...found, ...(await findBusinessNames(queries, found.id)) });
}

/** Who changes what protects the account proves first that the open screen is theirs. Nothing when it is right; operators see what was wrong. */
export async function refuseWrongPassword(
	context: Pick<Context, 'queries' | 'services' | 'now' | 'client'>,
	found: MemberRow,
	current: string,
) {
	const lockedOut = await refuseLockedOut(context, { rule: 'password-member', memberId: found.id });
	if (lockedOut) return lockedOut;
	if (!(await context.services.passwords.matches(found.passwordHash, current))) {
		await recordFailedProof(context, { event: 'member.password-wrong', memberId: found.id });
		return refuse('invalid-input', { faults: [{ at: 'current', code: 'password-wrong' }] });
	}
	await forgiveAttempt(context, 'password-member', found.id);
	return undefined;
}
