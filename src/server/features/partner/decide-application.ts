import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findPartner, movePartner, noteDecision } from './partner.repo.ts';

type Decision = { memberId: string; decision: 'approve' } | { memberId: string; decision: 'refuse'; reason: string };

/** An operator's answer to an application: the state, the trail and the mail, all or nothing. */
export async function decideApplication({ services, viewer }: Pick<Context, 'services' | 'viewer'>, input: Decision) {
	const { memberId } = input;
	const { keys, origin } = services;
	return services.transact(async (queries) => {
		const row = await findPartner(queries, memberId);
		if (!row) return refuse('not-found');
		if (!(await movePartner(queries, memberId, input.decision))) return refuse('not-allowed');
		const refusalReason = input.decision === 'refuse' ? input.reason : null;
		await noteDecision(queries, memberId, { decidedAt: new Date(), refusalReason });
		await recordAudit(queries, {
			event: input.decision === 'refuse' ? 'partner.refused' : 'partner.approved',
			actorId: viewer?.id ?? null,
			subjectId: memberId,
		});
		const { email: address, locale } = row.member;
		const data = { name: greetingName(row.member), business: row.partner.businessName, link: `${origin}/my/info` };
		const to = { memberId, address, locale };
		if (input.decision === 'refuse')
			await queueMail(
				{ queries, keys },
				{ ...to, template: 'partner-refused', data: { ...data, reason: input.reason } },
			);
		else await queueMail({ queries, keys }, { ...to, template: 'partner-approved', data });
		return accept({});
	});
}
