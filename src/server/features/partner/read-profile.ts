import { accept } from '#domain/kernel/result.ts';
import type { Owned } from './owned.ts';
import { viewProfile } from './profile-view.ts';

/** My public provider profile. */
export async function readProfile({ queries, memberId }: Owned) {
	return accept(await viewProfile(queries, memberId));
}
