import { addressOfSpot } from '#contract/notification-address.ts';
import { greetingName } from '#domain/member/name.ts';
import type { PartyRole } from '#domain/thread/thread.ts';
import { recordEvent, recordEvents } from '#server/features/event/record-event.ts';
import { findMembersTold } from '#server/features/matching/matching-mail.repo.ts';
import { tellReporters as mailReporters } from '#server/features/matching/matching-mails.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import type { Talk } from './thread-talk.repo.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
type Decided = { messageId: string; threadId: string; talk: Talk; operatorId: string; at: Date };

/** Of a consultation or a talk about health nothing tells what it is about. */
const factsOf = ({ threadId, talk }: Decided, isHouse: boolean) => ({
	...{ threadId, talkKind: talk.kind, talkId: talk.id, isHouse },
	...(talk.questionId !== null && { questionId: talk.questionId }),
	...(talk.kind === 'consultation' && { consultationId: talk.id }),
	...(talk.productId !== null && { productId: talk.productId }),
});

const happened = (kind: string, { messageId, operatorId, at }: Decided) =>
	({ kind, subject: ['message', messageId], actor: 'operator', actorId: operatorId, at }) as const;

type Author = { authorId: string; role: PartyRole | null; reason: string | null };

/** Whoever wrote it hears that it was hidden and why, or that it is shown again. */
export async function tellAuthor(
	work: Transaction,
	{ keys, origin }: Told,
	{ authorId, role, reason, ...decided }: Decided & Author,
): Promise<void> {
	const isHouse = role !== 'guest';
	const kind = reason === null ? 'thread.message-shown' : 'thread.message-hidden';
	const cause = await recordEvent(work, {
		...happened(kind, decided),
		...{ kind, parties: { memberId: authorId }, facts: factsOf(decided, isHouse) },
	});
	const { talk } = decided;
	const link =
		origin +
		addressOfSpot('thread', {
			...{ id: decided.messageId, productId: talk.productId ?? '', talk: { kind: talk.kind, id: talk.id, isHouse } },
			...(talk.questionId !== null && { questionId: talk.questionId }),
		});
	const mails = (await findMembersTold(work, [authorId])).map((author): NewMail => {
		const { id: memberId, email: address, locale } = author;
		const data = { name: greetingName(author), link, reader: isHouse ? 'staff' : 'member' } as const;
		const to = { memberId, address, locale };
		return reason === null
			? { ...to, template: 'message-shown', data }
			: { ...to, template: 'message-hidden', data: { ...data, reason } };
	});
	await queueMails({ queries: work, keys, cause }, mails);
}

type Reporters = { reporterIds: readonly string[]; isHidden: boolean };

/** Whoever reported it hears what became of it, also when an operator changes their mind, and never who else did. */
export async function tellReporters(
	work: Transaction,
	{ keys }: Pick<Told, 'keys'>,
	{ reporterIds, isHidden, ...decided }: Decided & Reporters,
): Promise<void> {
	if (reporterIds.length === 0) return;
	const kind = isHidden ? 'thread.report-hidden' : 'thread.report-kept';
	await recordEvents(
		work,
		reporterIds.map((memberId) => ({
			...happened(kind, decided),
			...({ kind, parties: { memberId }, facts: factsOf(decided, memberId !== decided.talk.guestId) } as const),
		})),
	);
	await mailReporters(work, { keys }, { memberIds: reporterIds, outcome: isHidden ? 'hidden' : 'kept' });
}
