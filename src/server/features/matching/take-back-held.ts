import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteHeld } from './held-question.repo.ts';

/** What has not gone out is simply gone. */
export async function takeBackHeld({ queries, memberId }: MemberContext, id: string) {
	return (await deleteHeld(queries, { id, memberId })) ? accept({ id }) : refuse('not-found');
}
