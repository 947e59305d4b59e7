import { dayMs } from '#domain/kernel/durations.ts';
import type { PartyRole } from '#domain/thread/thread.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addToMails, queueMails } from '#server/mail/queue-mails.ts';
import type { ThreadSubjectRules, WrittenMessage } from '#server/thread-subject.ts';
import { findEnd, findParties } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { findTellFacts } from './tell-facts.repo.ts';

/** Something left in the taxi is still asked for; afterwards the thread is only read. */
const openDays = 30;

/** Who interprets does so for the house; what is said is said to the guest. */
const actorOf = (role: PartyRole) => (role === 'guest' ? 'member' : role === 'operator' ? 'operator' : 'provider');

async function tell(
	{ work, services }: Parameters<ThreadSubjectRules['tell']>[0],
	{ threadId, subjectId: id, authorId, role, otherIds, hasUnread, at }: WrittenMessage,
): Promise<void> {
	// By mail once until they have read it: of what comes while that mail waits, it tells too, and no more is read for it.
	const facts = hasUnread ? undefined : await findTellFacts(work, id, at);
	const parties = facts ? { ...facts, memberId: facts.member.id } : await findParties(work, id);
	if (!parties) return;
	const { code, productId, memberId, providerId } = parties;
	const actor = actorOf(role);
	const cause = await recordEvent(work, {
		...{ kind: 'reservation.message', subject: ['reservation', id], actor, actorId: authorId, at },
		...{ parties: { memberId, providerId, otherIds }, facts: { code, productId, threadId } },
	});
	const to = actor === 'member' ? 'provider' : 'member';
	if (hasUnread)
		return addToMails(work, { cause, template: to === 'member' ? 'reservation-message' : 'provider-message' });
	if (!facts) return;
	const mails = reservationMails(`message-to-${to}`, facts, services.origin);
	await queueMails({ queries: work, keys: services.keys, cause, isAnew: true }, mails);
}

/** What guest and house write to each other about a reservation: open until a while after it, told by mail. */
export const reservationThread: ThreadSubjectRules = {
	async closesAt(queries, id) {
		const endsAt = await findEnd(queries, id);
		return endsAt && new Date(endsAt.getTime() + openDays * dayMs);
	},
	tell,
};
