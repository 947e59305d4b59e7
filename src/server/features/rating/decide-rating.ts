import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDecide } from '#domain/rating/rating-policy.ts';
import { decidedStatus } from '#domain/rating/rating-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeRating, lockRating, type RatingRow, resolveReports } from './rating.repo.ts';
import { findOpenReports, ratingSeen } from './rating-list.repo.ts';
import { tellOfDecision, tellProvider, tellReporters } from './rating-mails.ts';

type Decision = { seen: string } & ({ decision: 'publish' } | { decision: 'hide'; reason: string });

/**
 * An operator's word about a rating: its state, the product's sums, the reports, the trail and who is told, all or nothing. It is
 * about what they have read: what its author, who reports or a colleague has changed since is read first.
 */
export async function decideRating({ services, now, viewer }: MemberContext, id: string, decision: Decision) {
	return services.transact(async (work) => {
		const found = await lockRating(work, id);
		if (!found) return refuse('not-found');
		const { row, openReports } = found;
		if (ratingSeen(row, await findOpenReports(work, [id])) !== decision.seen) return refuse('changed-since');
		const facts = { ...row, organisationId: found.organisationId, hasReply: row.reply !== null };
		const status = decidedStatus(decision.decision, { status: row.status, openReports });
		if (!status || !mayDecide(viewer, facts)) return refuse('not-allowed');
		const reason = decision.decision === 'hide' ? decision.reason : null;
		await changeRating(work, id, { status, statusReason: reason });
		const reporterIds = await resolveReports(work, id, now);
		const one = { id, actor: 'operator' as const, actorId: viewer.id, at: now };
		// That a report came to nothing is no news to its author.
		if (status !== row.status) await tellOfDecision(work, services, { ...one, reason, was: row.status });
		else await recordAudit(work, keptOf(one, row));
		if (row.status === 'in-moderation' && status === 'published') await tellProvider(work, services, one);
		await tellReporters(work, services, { ...one, reporterIds, outcome: status === 'hidden' ? 'hidden' : 'kept' });
		return accept({});
	});
}

/** Looked at and left as it was. */
const keptOf = ({ id, actorId, at }: { id: string; actorId: string; at: Date }, { status, memberId }: RatingRow) => ({
	event: status === 'hidden' ? ('rating.hidden' as const) : ('rating.published' as const),
	...{ actorId, subjectId: memberId, subject: ['rating', id] as const, actor: 'operator' as const, at },
	details: { ratingId: id },
});
