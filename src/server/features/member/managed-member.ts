import { accept, refuse } from '#domain/kernel/result.ts';
import { mayManageMember } from '#domain/member/member-desk.ts';
import type { MemberContext } from '#server/member-context.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { findMember } from './member.repo.ts';

/** The member whose account an operator is about to act on: a password that was given a moment ago, and an account that is theirs to act on. */
export async function managedMember(context: MemberContext, id: string) {
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const found = await findMember(context.queries, id);
	if (!found || found.status === 'closed') return refuse('not-found');
	return mayManageMember(context.viewer, found) ? accept(found) : refuse('not-allowed');
}
