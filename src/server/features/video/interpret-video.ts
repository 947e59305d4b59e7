import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isOpenVideo } from '#domain/video/video-date.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addParty, endParty } from '#server/features/thread/thread.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { openWords } from './sealed-words.ts';
import { findInterpreters, findVideo, isVideoOn, lockVideo, updateVideo } from './video.repo.ts';
import { tellOfVideo } from './video-mails.ts';
import { nameOf, videoRoleOf, viewVideo } from './video-view.ts';

/** Who can be asked: the interpreters of the house and of the agency, never whose talk it is. */
export async function listInterpreters({ queries, viewer }: MemberContext, { id }: { id: string }) {
	const found = await findVideo(queries, id);
	if (!found || videoRoleOf(viewer, found) !== 'house') return refuse('not-found');
	const people = await findInterpreters(queries, found.organisationId);
	const items = people
		.filter((person) => person.id !== found.row.memberId)
		.map((person) => ({ memberId: person.id, name: nameOf(person) }));
	return accept({ items, total: items.length, nextCursor: null });
}

/** Another is looked for anew. */
const nobodyCame = { interpreterCameAt: null, interpreterToldAt: null };

/** The house asks somebody; another who was asked before is not expected any more. */
export async function inviteInterpreter(
	{ services, now, viewer }: MemberContext,
	{ id, memberId, language }: { id: string; memberId: string; language: ContentLocale },
) {
	return services.transact(async (work) => {
		const found = await lockVideo(work, id);
		if (!found || videoRoleOf(viewer, found) !== 'house') return refuse('not-found');
		if (!(await isVideoOn(work))) return refuse('video-off');
		const people = await findInterpreters(work, found.organisationId);
		const isOne = people.some((person) => person.id === memberId) && memberId !== found.row.memberId;
		if (!isOne || !isOpenVideo(found.row.state)) return refuse('not-allowed');
		if (found.row.interpreterId !== memberId || found.row.interpreterState === 'declined') {
			if (found.threadId && found.row.interpreterId)
				await endParty(work, { threadId: found.threadId, memberId: found.row.interpreterId, at: now });
			await updateVideo(work, id, {
				interpreterId: memberId,
				interpreterState: 'invited',
				...nobodyCame,
				changedAt: now,
			});
			const invited = await findVideo(work, id);
			const cause = await recordEvent(work, {
				...{ kind: 'video.invite', subject: ['video', id], actor: 'provider', actorId: viewer.id, at: now },
				parties: { memberId },
			});
			if (invited) await tellOfVideo({ work, services, cause, by: 'house' }, 'invited', invited);
		}
		const after = await findVideo(work, id);
		if (!after) throw new Error('a date is gone');
		return accept(viewVideo(after, openWords(services.keys, after.row), { viewer, role: 'house', language, now }));
	});
}

/** Who was asked says yes or no; the house is told. */
export async function answerInvitation(
	{ services, now, viewer }: MemberContext,
	{ id, isComing }: { id: string; isComing: boolean },
) {
	return services.transact(async (work) => {
		const found = await lockVideo(work, id);
		if (!found || videoRoleOf(viewer, found) !== 'interpreter') return refuse('not-found');
		if (!(await isVideoOn(work))) return refuse('video-off');
		if (!isOpenVideo(found.row.state)) return refuse('not-allowed');
		const interpreterState = isComing ? 'accepted' : 'declined';
		if (found.row.interpreterState === interpreterState) return accept({});
		await updateVideo(work, id, { interpreterState, changedAt: now });
		if (found.threadId && isComing)
			await addParty(work, { threadId: found.threadId, party: { role: 'interpreter', memberId: viewer.id }, at: now });
		else if (found.threadId) await endParty(work, { threadId: found.threadId, memberId: viewer.id, at: now });
		const after = await findVideo(work, id);
		if (!after) throw new Error('a date is gone');
		const cause = await recordEvent(work, {
			...{ kind: 'video.interpret', subject: ['video', id], actor: 'provider', actorId: viewer.id, at: now },
			parties: { memberId: found.row.memberId, providerId: found.row.providerId },
		});
		await tellOfVideo(
			{ work, services, cause, by: 'interpreter' },
			isComing ? 'interpreter-coming' : 'interpreter-away',
			after,
		);
		return accept({});
	});
}
