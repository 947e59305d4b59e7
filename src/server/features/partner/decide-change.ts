import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findLicences, judgeLicences } from './licence.repo.ts';
import { findPartner } from './partner.repo.ts';
import { applyWish, insertDecision, takeWish } from './partner-change.repo.ts';
import { setPatientRegistration } from './provider.repo.ts';

type Decision = { memberId: string; seenAt: string } & (
	| { decision: 'approve' }
	| { decision: 'refuse'; reason: string }
);

/** An operator's answer to what an approved business wishes to be: only to what they have seen. */
export async function decideChange(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	input: Decision,
) {
	const { memberId, seenAt } = input;
	const { keys, origin } = services;
	const reason = input.decision === 'refuse' ? input.reason : null;
	return services.transact(async (queries) => {
		const wish = await takeWish(queries, { memberId, seenAt, refusalReason: reason });
		if (!wish) return refuse('not-allowed');
		if (reason === null) await applyWish(queries, wish);
		await judgeLicences(queries, { memberId, verdict: reason === null ? 'accepted' : 'refused' });
		await setPatientRegistration(queries, memberId, patientRegistration(await findLicences(queries, [memberId])));
		const decision = reason === null ? 'approved' : 'refused';
		await insertDecision(queries, { memberId, about: 'change', decision, reason, at: now });
		await recordAudit(queries, {
			event: reason === null ? 'partner.change-approved' : 'partner.change-refused',
			actorId: viewer?.id ?? null,
			subjectId: memberId,
		});
		const row = await findPartner(queries, memberId);
		if (!row) return refuse('not-found');
		const data = { name: greetingName(row.member), business: row.partner.businessName, link: `${origin}/my/info` };
		const to = { memberId, address: row.member.email, locale: row.member.locale };
		if (reason === null) await queueMail({ queries, keys }, { ...to, template: 'partner-change-approved', data });
		else await queueMail({ queries, keys }, { ...to, template: 'partner-change-refused', data: { ...data, reason } });
		return accept({});
	});
}
