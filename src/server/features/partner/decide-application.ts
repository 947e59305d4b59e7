import { consolePages } from '#contract/console-pages.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Transaction } from '#server/queries.ts';
import { findLicences, judgeLicences } from './licence.repo.ts';
import { missingChecks } from './missing-checks.ts';
import { findPartner, movePartner, noteDecision } from './partner.repo.ts';
import { insertDecision } from './partner-change.repo.ts';
import { setPatientRegistration } from './provider.repo.ts';

type Decision =
	| { organisationId: string; decision: 'approve'; isDespite: boolean }
	| { organisationId: string; decision: 'refuse'; reason: string };

/** An operator's answer to an application: the state, the trail and the mail, all or nothing. */
export async function decideApplication(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	input: Decision,
) {
	const { organisationId } = input;
	const { keys, origin } = services;
	return services.transact(async (queries) => {
		const row = await findPartner(queries, organisationId);
		if (!row) return refuse('not-found');
		const { id: memberId, email: address, locale } = row.member;
		const missing = await missingChecks(queries, row, now);
		if (input.decision === 'approve' && missing !== '' && row.status === 'applied' && !input.isDespite)
			return refuse('checks-missing');
		if (!(await movePartner(queries, organisationId, input.decision))) return refuse('not-allowed');
		const refusalReason = input.decision === 'refuse' ? input.reason : null;
		await noteDecision(queries, organisationId, { decidedAt: now, refusalReason });
		const decision = input.decision === 'refuse' ? 'refused' : 'approved';
		await insertDecision(queries, { organisationId, about: 'application', decision, reason: refusalReason, at: now });
		if (decision === 'approved') await acceptPapers(queries, organisationId);
		const cause = await recordEvent(queries, {
			...{
				kind: `partner.${decision}`,
				subject: ['partner', organisationId],
				actor: 'operator',
				actorId: viewer?.id ?? null,
			},
			...{ parties: { memberId }, at: now, facts: { missing } },
			changes: { status: { before: row.status, after: decision } },
		});
		const data = {
			name: greetingName(row.member),
			business: row.partner.businessName,
			link: origin + consolePages.information.path,
		};
		const to = { memberId, address, locale };
		if (input.decision === 'refuse')
			await queueMail(
				{ queries, keys, cause },
				{ ...to, template: 'partner-refused', data: { ...data, reason: input.reason } },
			);
		else
			await queueMail(
				{ queries, keys, cause },
				{ ...to, template: 'partner-approved', data: { ...data, link: origin + consolePages.today.path } },
			);
		return accept({});
	});
}

/** With the application its papers are accepted, and from now on the registration counts that they show. */
async function acceptPapers(queries: Transaction, organisationId: string): Promise<void> {
	await judgeLicences(queries, { organisationId, verdict: 'accepted' });
	await setPatientRegistration(
		queries,
		organisationId,
		patientRegistration(await findLicences(queries, [organisationId])),
	);
}
