import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDecide } from '#domain/rating/rating-policy.ts';
import { decidedStatus } from '#domain/rating/rating-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeRating, lockRating, resolveReports } from './rating.repo.ts';
import { tellOfDecision, tellProvider } from './rating-mails.ts';

type Decision = { decision: 'publish' } | { decision: 'hide'; reason: string };

/** An operator's word about a rating: its state, the product's sums, the reports, the trail and the mail, all or nothing. */
export async function decideRating({ services, now, viewer }: MemberContext, id: string, decision: Decision) {
	return services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (!found) return refuse('not-found');
		const { row, openReports } = found;
		const facts = { ...row, providerMemberId: found.providerMemberId, hasReply: row.reply !== null };
		const status = decidedStatus(decision.decision, { status: row.status, openReports });
		if (!status || !mayDecide(viewer, facts)) return refuse('not-allowed');
		const reason = decision.decision === 'hide' ? decision.reason : null;
		await changeRating(work, id, { status, statusReason: reason });
		await resolveReports(work, id, now);
		const event = status === 'hidden' ? 'rating.hidden' : 'rating.published';
		await recordAudit(work, { event, actorId: viewer.id, subjectId: row.memberId, details: { ratingId: id } });
		// That a report came to nothing is no news to its author.
		if (status !== row.status) await tellOfDecision(work, services, { id, reason });
		if (row.status === 'in-moderation' && status === 'published') await tellProvider(work, services, { id });
		return accept({});
	});
}
