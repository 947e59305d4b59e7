import { recordLook } from '#server/features/audit/audit.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findMessage } from './thread-message.repo.ts';
import { findTalk, type Talk } from './thread-talk.repo.ts';

type Look = { messageId: string; memberId: string; at: Date; talk?: Talk };

/** Somebody of the thread has called an operator to it: what they read then is written down, and shown to whose talk it is. */
export async function lookAtReport(queries: Queries, { messageId, memberId, at, talk: known }: Look): Promise<void> {
	const message = await findMessage(queries, messageId);
	if (!message) return;
	const { threadId, authorId } = message;
	const talk = known ?? (await findTalk(queries, threadId));
	await recordLook(queries, {
		...{ event: 'thread.report-read', actor: 'operator', actorId: memberId, subjectId: talk.guestId, at },
		...{ subject: ['message', messageId], details: { threadId, as: 'operator', memberId: authorId } },
	});
}
