import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { isSomethingNew } from '#domain/member/partner-change.ts';
import { movedPartner, standOf } from '#domain/member/partner-machine.ts';
import { cooperativeStatusOf } from '#domain/organisation/organisation-status.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { BusinessContext } from './business-context.ts';
import { findPartner, lockPartner, movePartner, noteDecision } from './partner.repo.ts';
import { viewOwnPartner } from './partner-view.ts';

/** After a refusal or asked for more, with something new: back among those who wait. What was said stands among the decisions. */
export async function applyAgain(
	{ queries: reads, services, now, memberId, organisationId }: BusinessContext,
	{ comment }: { comment: string },
) {
	const { keys } = services;
	const retryAfter = await countAttempt({ queries: reads, services }, 'apply-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (queries) => {
		await lockPartner(queries, organisationId);
		const row = await findPartner(queries, organisationId);
		const { moreAskedAt = null } = row?.partner ?? {};
		const from = row ? standOf({ status: cooperativeStatusOf(row.status), moreAskedAt }) : null;
		const to = movedPartner(from, 'apply');
		if (!row || !from || !to) return refuse('not-allowed');
		if (!isSomethingNew({ ...row.partner, comment })) return refuse('nothing-new');
		if (!(await movePartner(queries, organisationId, { from, to }))) return refuse('not-allowed');
		await noteDecision(queries, organisationId, {
			...{ decidedAt: null, refusalReason: null, moreAsked: null, moreAskedAt: null, appliedAt: now },
			comment: comment || null,
		});
		const cause = await recordEvent(queries, {
			...{ kind: 'partner.applied', subject: ['partner', organisationId], actor: 'member', actorId: memberId },
			...{ parties: { memberId }, at: now },
		});
		await queueMail(
			{ queries, keys, cause },
			{
				memberId: row.member.id,
				address: row.member.email,
				locale: row.member.locale,
				template: 'partner-received',
				data: { name: greetingName(row.member) },
			},
		);
		return accept(await viewOwnPartner({ queries, keys, now }, organisationId));
	});
}
