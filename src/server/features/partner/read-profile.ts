import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewProfile } from './profile-view.ts';

/** My public provider profile. */
export async function readProfile({ queries, now, memberId }: MemberContext) {
	return accept(await viewProfile(queries, memberId, now));
}
