import { findConsultation, leaveConsultationsOf } from '#server/features/consultation/consultation.repo.ts';
import { tellOfConsultation } from '#server/features/consultation/consultation-mails.ts';
import { forgetConsultation } from '#server/features/consultation/forget-consultation.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { eraseThread } from '#server/features/thread/thread-erase.repo.ts';
import { findVideo, findVideosToInterpret, leaveVideosOf } from '#server/features/video/video.repo.ts';
import { tellOfVideo } from '#server/features/video/video-mails.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';

type Leaving = Pick<MemberContext, 'services' | 'now' | 'memberId'> & { queries: Transaction };

/**
 * Whose account closes, while it still has a name: consultations that are open are taken back, and the clinics hear that nobody
 * waits for them. Answers with the files whose bytes can go.
 */
export async function leaveConsultations({ queries, services, memberId, now }: Leaving): Promise<string[]> {
	const { open, toldIds } = await leaveConsultationsOf(queries, memberId, now);
	const gone: string[] = [];
	for (const id of toldIds) gone.push(...(await forgetConsultation(queries, services.keys, { id, now })));
	for (const { id, providerId, productId } of open) {
		const cause = await recordEvent(queries, {
			...{ kind: 'consultation.withdraw', subject: ['consultation', id], actor: 'member', actorId: memberId, at: now },
			...{ parties: { memberId, providerId }, facts: { productId } },
		});
		const found = await findConsultation(queries, id);
		if (found) await tellOfConsultation({ work: queries, services, cause, by: 'member' }, 'withdrawn', found);
	}
	return gone;
}

/** The same for talks by video: called off and told to the house and who interprets; what one was to interpret needs another. */
export async function leaveVideos({ queries, services, memberId, now }: Leaving): Promise<void> {
	const work = queries;
	for (const found of await findVideosToInterpret(work, memberId)) {
		const { id, providerId } = found.row;
		const cause = await recordEvent(work, {
			...{ kind: 'video.interpret', subject: ['video', id], actor: 'provider', actorId: memberId, at: now },
			parties: { providerId },
		});
		await tellOfVideo({ work, services, cause, by: 'interpreter' }, 'interpreter-away', found);
	}
	const { open, threadIds } = await leaveVideosOf(work, memberId, now);
	for (const id of threadIds)
		await eraseThread(work, id, (messageId) => services.keys.seal('', messageBinding(messageId)));
	for (const id of open) {
		const found = await findVideo(work, id);
		if (!found) continue;
		const { providerId, interpreterId, interpreterState } = found.row;
		const otherIds = interpreterId !== null && interpreterState !== 'declined' ? [interpreterId] : [];
		const cause = await recordEvent(work, {
			...{ kind: 'video.cancel', subject: ['video', id], actor: 'member', actorId: memberId, at: now },
			parties: { providerId, otherIds },
		});
		await tellOfVideo({ work, services, cause, by: 'member' }, 'cancelled', found);
	}
}
