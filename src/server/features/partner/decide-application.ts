import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { checkApplication } from '#domain/member/application-checks.ts';
import { greetingName } from '#domain/member/name.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Transaction } from '#server/queries.ts';
import { findLicences, judgeLicences } from './licence.repo.ts';
import { findPartner, movePartner, noteDecision } from './partner.repo.ts';
import { insertDecision } from './partner-change.repo.ts';
import { setPatientRegistration } from './provider.repo.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findPartner>>>;
type Decision = { memberId: string; decision: 'approve' } | { memberId: string; decision: 'refuse'; reason: string };

/** An operator's answer to an application: the state, the trail and the mail, all or nothing. */
export async function decideApplication(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	input: Decision,
) {
	const { memberId } = input;
	const { keys, origin } = services;
	return services.transact(async (queries) => {
		const row = await findPartner(queries, memberId);
		if (!row) return refuse('not-found');
		if (!(await movePartner(queries, memberId, input.decision))) return refuse('not-allowed');
		const refusalReason = input.decision === 'refuse' ? input.reason : null;
		await noteDecision(queries, memberId, { decidedAt: now, refusalReason });
		const decision = input.decision === 'refuse' ? 'refused' : 'approved';
		await insertDecision(queries, { memberId, about: 'application', decision, reason: refusalReason, at: now });
		if (decision === 'approved') await acceptPapers(queries, memberId);
		await recordAudit(queries, {
			event: input.decision === 'refuse' ? 'partner.refused' : 'partner.approved',
			actorId: viewer?.id ?? null,
			subjectId: memberId,
			details: { missing: await missingIn(queries, row, now) },
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

/** With the application its papers are accepted, and from now on the registration counts that they show. */
async function acceptPapers(queries: Transaction, memberId: string): Promise<void> {
	await judgeLicences(queries, { memberId, verdict: 'accepted' });
	await setPatientRegistration(queries, memberId, patientRegistration(await findLicences(queries, [memberId])));
}

/** What was not there when it was decided, for the trail. */
async function missingIn(queries: Transaction, { member, partner }: Found, now: Date): Promise<string> {
	const licences = await findLicences(queries, [member.id]);
	const facts = { ...partner, isEmailVerified: member.emailVerifiedAt !== null, licences };
	return checkApplication(facts, koreanDay(now))
		.flatMap(({ check, isMet }) => (isMet ? [] : [check]))
		.join(' ');
}
