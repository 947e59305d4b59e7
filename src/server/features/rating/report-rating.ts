import { randomUUID } from 'node:crypto';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { ReportReason } from '#domain/rating/rating.ts';
import { mayReport, maySeeRating } from '#domain/rating/rating-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { MemberContext } from '#server/member-context.ts';
import { insertReport, lockRating } from './rating.repo.ts';
import { tellOfModeration } from './rating-mails.ts';

/** Tells the operators that a rating is not right: once a member, and by mail with the first report alone. */
export async function reportRating(
	{ queries, services, now, viewer }: MemberContext,
	{ id, reason }: { id: string; reason: ReportReason },
) {
	const retryAfter = await countAttempt({ queries, services }, 'report-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const found = await lockRating(work, id);
		const facts = found && { ...found.row, organisationId: found.organisationId, hasReply: false };
		if (!facts || !maySeeRating(viewer, facts)) return refuse('not-found');
		if (!mayReport(viewer, facts)) return refuse('not-allowed');
		const report = { id: randomUUID(), ratingId: id, memberId: viewer.id, reason, createdAt: now };
		if (!(await insertReport(work, report))) return refuse('not-allowed');
		if (found.openReports === 0)
			await tellOfModeration(work, services, { id, actor: 'member', actorId: viewer.id, at: now });
		return accept({});
	});
}
