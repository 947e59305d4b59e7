import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Owned } from './owned.ts';
import { findPartner, movePartner, noteDecision } from './partner.repo.ts';
import { viewOwnPartner } from './partner-view.ts';

/** After a refusal: back among those who wait, without the old reason. */
export async function applyAgain({ services, memberId }: Owned) {
	const { keys } = services;
	return services.transact(async (queries) => {
		const row = await findPartner(queries, memberId);
		if (!row || !(await movePartner(queries, memberId, 'apply'))) return refuse('not-allowed');
		await noteDecision(queries, memberId, { decidedAt: null, refusalReason: null, appliedAt: new Date() });
		await recordAudit(queries, { event: 'partner.applied', actorId: memberId, subjectId: memberId });
		await queueMail(
			{ queries, keys },
			{
				memberId,
				address: row.member.email,
				locale: row.member.locale,
				template: 'partner-received',
				data: { name: greetingName(row.member), business: row.partner.businessName },
			},
		);
		return accept(await viewOwnPartner({ queries, keys }, memberId));
	});
}
