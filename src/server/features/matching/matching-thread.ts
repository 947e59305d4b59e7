import type { PartyRole } from '#domain/thread/thread.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addToMails, queueMails } from '#server/mail/queue-mails.ts';
import type { ThreadSubjectRules, WrittenMessage } from '#server/thread-subject.ts';
import { matchingMails } from './matching-mails.ts';
import { findAnswer, findQuestion } from './question.repo.ts';

/** Who interprets does so for the house. */
const actors = {
	guest: 'member',
	provider: 'provider',
	interpreter: 'provider',
	operator: 'operator',
} as const satisfies Record<PartyRole, string>;

async function tell(
	{ work, services: { keys, origin } }: Parameters<ThreadSubjectRules['tell']>[0],
	{ threadId, subjectId: answerId, authorId, role, guestId, otherIds, hasUnread, at }: WrittenMessage,
): Promise<void> {
	const answer = await findAnswer(work, answerId);
	const question = answer && (await findQuestion(work, answer.questionId));
	if (!answer || !question) return;
	const actor = actors[role];
	const cause = await recordEvent(work, {
		...{ kind: 'thread.message', subject: ['matching-answer', answerId], actor, actorId: authorId, at },
		parties: { memberId: guestId, providerId: answer.providerId, otherIds },
		facts: { threadId, questionId: question.id },
	});
	const isToHouse = actor === 'member';
	// By mail once until they have read it: of what comes while that mail waits, it tells too.
	if (hasUnread)
		return addToMails(work, { cause, template: isToHouse ? 'matching-message-house' : 'matching-message' });
	const { toAsker, toOthers } = await matchingMails(work, origin, {
		...{ question, providerIds: [answer.providerId] },
		...(isToHouse
			? { toProviders: { template: 'matching-message-house' } }
			: { toAsker: { template: 'matching-message' } }),
	});
	await queueMails({ queries: work, keys, cause, isAnew: true }, [...toAsker, ...toOthers]);
}

/** What traveller and provider write to each other about an answer: open as long as it is there, told by mail. */
export const matchingThread: ThreadSubjectRules = {
	closesAt: async (queries, id) => ((await findAnswer(queries, id)) ? null : undefined),
	tell,
};
