import type { videoEndpoints } from '#contract/api/video.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { dueOf, eraseAfter, remindersAtAgreement } from '#domain/video/reminders.ts';
import { advanceVideo, isOpenVideo, type VideoAct, type VideoTimes } from '#domain/video/video-date.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { openWords, sealWords } from './sealed-words.ts';
import { type FoundVideo, findVideo, isVideoOn, lockVideo, updateVideo } from './video.repo.ts';
import { tellOfVideo, type VideoTelling } from './video-mails.ts';
import { columnsOf, partiesAtChange, timesIn, videoRoleOf, viewVideo } from './video-view.ts';

type Input = InputOf<(typeof videoEndpoints)['POST /api/video-dates/:id/moves']>['body'];

const tellings: Record<Input['move'], VideoTelling> = {
	schedule: 'scheduled',
	accept: 'scheduled',
	propose: 'proposed',
	change: 'changed',
	decline: 'declined',
	cancel: 'cancelled',
};

const actOf = (input: Input): VideoAct => {
	if (input.move === 'schedule' || input.move === 'accept') return { move: input.move, at: new Date(input.at) };
	if (input.move === 'propose' || input.move === 'change')
		return { move: input.move, times: input.times.map((time) => new Date(time)) };
	return { move: input.move };
};

/** One of the two sides takes a time, names others, declines or calls off. Who interprets does none of it. */
export async function moveVideo(
	{ services, now, viewer }: MemberContext,
	{ id, language, input }: { id: string; language: ContentLocale; input: Input },
) {
	return services.transact(async (work) => {
		const found = await lockVideo(work, id);
		const role = found && videoRoleOf(viewer, found);
		if (!found || !role) return refuse('not-found');
		if (role === 'interpreter') return refuse('not-allowed');
		// Switched off, what was agreed can still be called off, and nothing else.
		if (input.move !== 'cancel' && input.move !== 'decline' && !(await isVideoOn(work))) return refuse('video-off');
		const advanced = advanceVideo(timesIn(found.row), actOf(input), { by: role, now });
		if (!advanced.ok) return refuse(advanced.refusal, advanced.faults ? { faults: advanced.faults } : {});
		const reason = 'reason' in input ? input.reason || null : null;
		const words = { ...openWords(services.keys, found.row), reason };
		await save(work, { found, next: advanced.next, sealed: sealWords(services.keys, id, words), now });
		const cause = await recordEvent(work, {
			...{ kind: `video.${input.move}` as EventKind, subject: ['video', id] as const, actorId: viewer.id, at: now },
			actor: role === 'member' ? 'member' : 'provider',
			parties: partiesAtChange(found.row),
		});
		const after = await findVideo(work, id);
		if (!after) throw new Error('a date is gone');
		await tellOfVideo({ work, services, cause, by: role }, tellings[input.move], after);
		return accept(viewVideo(after, words, { viewer, role, language, now }));
	});
}

type Saving = { found: FoundVideo; next: VideoTimes; sealed: string | null; now: Date };

async function save(work: Transaction, { found, next, sealed, now }: Saving): Promise<void> {
	const isAgreed = next.state === 'scheduled' && next.scheduledAt !== null;
	const reminders =
		isAgreed && next.scheduledAt
			? remindersAtAgreement(next.scheduledAt, now)
			: { isDayReminded: false, isHourReminded: false };
	const dueAt = isOpenVideo(next.state) ? dueOf({ ...next, ...reminders })?.at : eraseAfter(now);
	await updateVideo(work, found.row.id, {
		...columnsOf(next),
		...reminders,
		...{ sealed, dueAt: dueAt ?? null, changes: found.row.changes + 1, changedAt: now },
		...{ memberCameAt: null, houseCameAt: null, missedToldAt: null },
		...{ interpreterCameAt: null, interpreterToldAt: null },
	});
}
