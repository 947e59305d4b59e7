import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { standingOfVersion } from '#domain/page/text-change.ts';
import { fallBack, lockText } from '#server/features/content/note-live.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnnouncements } from './agreement.repo.ts';
import { deleteVersionsOfDay, findVersions } from './page-text.repo.ts';

/**
 * A version that has not begun is taken back, with those of the same day that it had replaced: nothing begins that day. Nobody has
 * agreed to it; its words are a draft of the text again. Who was told that it comes is told that it does not.
 */
export function withdrawVersion(own: MemberContext, { slug, version }: { slug: PageTextSlug; version: string }) {
	const { services, memberId, now } = own;
	return services.transact(async (work) => {
		const today = koreanDay(now);
		await lockText(work, slug);
		const versions = await findVersions(work, slug);
		const found = versions.find((one) => one.version === version);
		if (!found) return refuse('not-found');
		if (standingOfVersion(found, versions, today) !== 'coming') return refuse('not-allowed');
		const { effectiveOn } = found;
		const announcements = await findAnnouncements(work, slug);
		const gone = new Set(await deleteVersionsOfDay(work, { slug, effectiveOn }));
		// Another was quicker.
		if (!gone.has(version)) return refuse('not-found');
		const cause = await recordEvent(work, {
			...{
				kind: 'text.version-withdrawn',
				subject: ['page-text', slug],
				actor: 'operator',
				actorId: memberId,
				at: now,
			},
			...{ parties: {}, facts: { version, effectiveOn } },
		});
		const since = announcements
			.filter((one) => gone.has(one.version))
			.map(({ startedAt }) => startedAt.toISOString())
			.toSorted()[0];
		if (since !== undefined && cause.id !== null)
			await addJob(
				work,
				'tell-withdrawn-text',
				{ eventId: cause.id, since },
				{ key: `tell-withdrawn-text ${cause.id}` },
			);
		return accept({ isDraft: await fallBack(work, slug) });
	});
}
