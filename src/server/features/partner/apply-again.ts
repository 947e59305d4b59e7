import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { isSomethingNew } from '#domain/member/partner-change.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findPartner, movePartner, noteDecision } from './partner.repo.ts';
import { viewOwnPartner } from './partner-view.ts';

/** After a refusal, with something new: back among those who wait. The old reason stands among the decisions. */
export async function applyAgain(
	{ queries: reads, services, now, memberId }: MemberContext,
	{ comment }: { comment: string },
) {
	const { keys } = services;
	const retryAfter = await countAttempt({ queries: reads, services }, 'apply-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (queries) => {
		const row = await findPartner(queries, memberId);
		if (row?.member.cooperative === 'COOPERATIVE_REFUSED' && !isSomethingNew({ ...row.partner, comment }))
			return refuse('nothing-new');
		if (!row || !(await movePartner(queries, memberId, 'apply'))) return refuse('not-allowed');
		await noteDecision(queries, memberId, {
			...{ decidedAt: null, refusalReason: null, appliedAt: now },
			comment: comment || null,
		});
		await recordAudit(queries, { event: 'partner.applied', actorId: memberId, subjectId: memberId });
		await queueMail(
			{ queries, keys },
			{
				memberId,
				address: row.member.email,
				locale: row.member.locale,
				template: 'partner-received',
				data: { name: greetingName(row.member) },
			},
		);
		return accept(await viewOwnPartner({ queries, keys, now }, memberId));
	});
}
