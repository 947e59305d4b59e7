import { accept, refuse } from '#domain/kernel/result.ts';
import { mayEdit } from '#domain/rating/rating-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { deleteFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteRating, type FoundRating, lockRating, resolveReports } from './rating.repo.ts';
import { tellReporters } from './rating-mails.ts';

/** Takes a rating back, with its pictures; their bytes go when that is settled. How it stood is kept (`findTakenBack`). */
export async function deleteOwnRating({ services, now, viewer }: MemberContext, id: string) {
	const deleted = await services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (found?.row.memberId !== viewer.id) return refuse('not-found');
		if (!mayEdit(found.row.createdAt, now)) return refuse('not-allowed');
		// Told of what it was about as long as it is there.
		const reporterIds = await resolveReports(work, id, now);
		await tellReporters(work, services, {
			...{ id, actor: 'member', actorId: viewer.id, at: now, reporterIds, outcome: 'gone' },
		});
		await deleteRating(work, id);
		await recordAudit(work, {
			event: 'rating.taken-back',
			actorId: viewer.id,
			subjectId: viewer.id,
			subject: ['rating', id],
			details: traceOf(found),
			at: now,
		});
		for (const pictureId of found.row.pictureIds)
			await deleteFile(work, { id: pictureId, ownerId: viewer.id, use: 'rating-picture' });
		return accept(found.row.pictureIds);
	});
	if (!deleted.ok) return deleted;
	await forgetBytes(services, deleted.value);
	return accept({});
}

/** No word and no star of it: only what decides how it may be written again. */
const traceOf = ({ row, openReports }: FoundRating) => ({
	ratingId: row.id,
	...(row.reservationId !== null && { reservationId: row.reservationId }),
	status: row.status,
	openReports,
	writtenAt: row.createdAt.toISOString(),
});
