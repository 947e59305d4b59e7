import { refuse } from '#domain/kernel/result.ts';
import type { PartyRole } from '#domain/thread/thread.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addToMails } from '#server/mail/queue-mails.ts';
import { rollBack } from '#server/roll-back.ts';
import type { ThreadSubjectRules, WrittenMessage } from '#server/thread-subject.ts';
import { findConsultation } from './consultation.repo.ts';
import { tellOfConsultation } from './consultation-mails.ts';

/** Who interprets does so for the clinic. */
const actors = {
	guest: 'member',
	provider: 'provider',
	interpreter: 'provider',
	operator: 'operator',
} as const satisfies Record<PartyRole, string>;

async function tell(
	{ work, services }: Parameters<ThreadSubjectRules['tell']>[0],
	{ threadId, subjectId: id, authorId, role, guestId, otherIds, hasUnread, at }: WrittenMessage,
): Promise<void> {
	const found = await findConsultation(work, id);
	if (!found) return;
	// Taken back while this was being written.
	if (found.row.erasedAt !== null) rollBack(refuse('not-allowed'));
	const actor = actors[role];
	const { providerId, productId } = found.row;
	const cause = await recordEvent(work, {
		...{ kind: 'thread.message', subject: ['consultation', id], actor, actorId: authorId, at },
		parties: { memberId: guestId, providerId, otherIds },
		facts: { threadId, consultationId: id, productId },
	});
	// By mail once until they have read it: of what comes while that mail waits, it tells too.
	if (hasUnread) return addToMails(work, { cause, template: 'consultation-message' });
	const telling = actor === 'member' ? 'message-house' : 'message-member';
	await tellOfConsultation({ work, services, cause, isAnew: true }, telling, found);
}

/** What patient and clinic write to each other: open as long as what was told is kept. */
export const consultationThread: ThreadSubjectRules = {
	closesAt: async (queries, id) => {
		const found = await findConsultation(queries, id);
		return found?.row.erasedAt;
	},
	tell,
};
