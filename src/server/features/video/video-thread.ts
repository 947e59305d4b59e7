import type { PartyRole } from '#domain/thread/thread.ts';
import type { Seat } from '#domain/video/seats.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addToMails } from '#server/mail/queue-mails.ts';
import type { ThreadSubjectRules, WrittenMessage } from '#server/thread-subject.ts';
import { findSitting } from './room.repo.ts';
import { findVideo } from './video.repo.ts';
import { tellOfVideo } from './video-mails.ts';

const seatOfRole: Record<PartyRole, Seat> = {
	guest: 'member',
	provider: 'house',
	operator: 'house',
	interpreter: 'interpreter',
};

async function tell(
	{ work, services }: Parameters<ThreadSubjectRules['tell']>[0],
	{ threadId, subjectId: id, authorId, role, otherIds, hasUnread, at }: WrittenMessage,
): Promise<void> {
	const found = await findVideo(work, id);
	if (!found) return;
	const { memberId, providerId, interpreterState } = found.row;
	const by = seatOfRole[role];
	const cause = await recordEvent(work, {
		...{ kind: 'video.message', subject: ['video', id], actorId: authorId, at },
		...{ actor: by === 'member' ? 'member' : 'provider', parties: { memberId, providerId, otherIds } },
		facts: { threadId },
	});
	// By mail once until they have read it: of what comes while that mail waits, it tells too.
	if (hasUnread) return addToMails(work, { cause, template: 'video-message' });
	// Who sits in the room reads it there; who has not said yes to interpreting does not read it at all.
	const here = (await findSitting(work, { dateId: id, now: at })).map(({ seat }) => seat);
	const except: Seat[] = interpreterState === 'accepted' ? here : [...here, 'interpreter'];
	await tellOfVideo({ work, services, cause, by, except, isAnew: true }, 'message', found);
}

/** What the people of a talk write to each other: open until its words are erased, told by mail to who is not in the room. */
export const videoThread: ThreadSubjectRules = {
	closesAt: async (queries, id) => (await findVideo(queries, id))?.row.erasedAt,
	tell,
};
