import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { revokeShareRow } from './trip-share.repo.ts';

/** Ends a link of one's own. */
export async function revokeShare({ queries, now, memberId }: MemberContext, id: string) {
	return (await revokeShareRow(queries, { id, memberId, at: now })) ? accept({ id }) : refuse('not-found');
}
