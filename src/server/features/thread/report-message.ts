import { accept, refuse } from '#domain/kernel/result.ts';
import { type MessageReportReason, mayReportMessage } from '#domain/thread/message-report.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findThread } from './thread.repo.ts';
import { findMessage } from './thread-message.repo.ts';
import { holdShown, insertReport } from './thread-report.repo.ts';

type Report = { id: string; messageId: string; reason: MessageReportReason };

/** Tells the operators that a message is not right: once a reader, and the first word alone is news. */
export async function reportMessage(
	{ queries, services, now: at, viewer, memberId }: MemberContext,
	{ id, messageId, reason }: Report,
) {
	const found = await findThread(queries, id);
	const standing = found && standingIn(viewer, { ...found.row, parties: found.parties });
	const message = standing && (await findMessage(queries, messageId));
	if (!message || message.threadId !== id) return refuse('not-found');
	const { authorId, hiddenAt } = message;
	if (!mayReportMessage({ authorId, isHidden: hiddenAt !== null }, memberId)) return refuse('not-allowed');
	const retryAfter = await countAttempt({ queries, services }, 'report-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		// Hidden meanwhile, it is dealt with: a report that came after would open it again.
		if (!(await holdShown(work, messageId))) return refuse('not-allowed');
		if (!(await insertReport(work, { messageId, reporterId: memberId, reason, at }))) return refuse('not-allowed');
		await recordEvent(work, {
			...{ kind: 'thread.reported', subject: ['message', messageId], actor: 'member', actorId: memberId },
			...{ parties: {}, facts: { threadId: id, reason }, at },
		});
		return accept({});
	});
}
