import { consolePages } from '#contract/console-pages.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { applicationMoment, movedPartner, standOf } from '#domain/member/partner-machine.ts';
import { cooperativeStatusOf } from '#domain/organisation/organisation-status.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { findLicences, judgeLicences } from './licence.repo.ts';
import { missingChecks } from './missing-checks.ts';
import { findPartner, lockPartner, movePartner, noteDecision } from './partner.repo.ts';
import { insertDecision } from './partner-change.repo.ts';
import { setPatientRegistration } from './provider.repo.ts';

type Decision = { organisationId: string } & (
	| { decision: 'approve'; isDespite: boolean; seenAt?: string | undefined }
	| { decision: 'refuse'; reason: string; seenAt?: string | undefined }
	| { decision: 'ask'; asked: string; seenAt: string }
	| { decision: 'reopen'; reason: string; seenAt: string }
);

/** Nothing is asked for any more. */
const noMore = { moreAsked: null, moreAskedAt: null };

const words = { approve: 'approved', refuse: 'refused', ask: 'asked', reopen: 'reopened' } as const;
const kinds = {
	approve: 'partner.approved',
	refuse: 'partner.refused',
	ask: 'partner.more-asked',
	reopen: 'partner.reopened',
} as const;

/** An operator's answer to an application, or that their refusal was a mistake: the state, the trail and the mail, all or nothing. */
export async function decideApplication(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	input: Decision,
) {
	const { organisationId, decision, seenAt } = input;
	const told = decision === 'approve' ? null : decision === 'ask' ? input.asked : input.reason;
	return services.transact(async (queries) => {
		// Behind it nobody answers, changes or sends the same application.
		await lockPartner(queries, organisationId);
		const row = await findPartner(queries, organisationId);
		if (!row) return refuse('not-found');
		const from = standOf({ status: cooperativeStatusOf(row.status), moreAskedAt: row.partner.moreAskedAt });
		const to = movedPartner(from, decision);
		if (!from || !to) return refuse('not-allowed');
		if (seenAt !== undefined && seenAt !== applicationMoment(row.partner).toISOString()) return refuse('changed-since');
		const missing = await missingChecks(queries, row, now);
		if (decision === 'approve' && missing !== '' && !input.isDespite) return refuse('checks-missing');
		if (!(await movePartner(queries, organisationId, { from, to }))) return refuse('not-allowed');
		await noteDecision(queries, organisationId, {
			decidedAt: decision === 'ask' || decision === 'reopen' ? null : now,
			refusalReason: decision === 'refuse' ? told : null,
			...(decision === 'ask' ? { moreAsked: told, moreAskedAt: now } : noMore),
		});
		await insertDecision(queries, {
			organisationId,
			about: 'application',
			decision: words[decision],
			reason: told,
			at: now,
		});
		if (decision === 'approve') await acceptPapers(queries, organisationId);
		const { id: memberId } = row.member;
		const cause = await recordEvent(queries, {
			...{ kind: kinds[decision], subject: ['partner', organisationId], actor: 'operator' },
			...{ actorId: viewer?.id ?? null, parties: { memberId }, at: now, facts: { missing } },
			changes: { status: { before: row.status, after: words[decision] } },
		});
		await queueMail({ queries, keys: services.keys, cause }, mailOf(row, input, services.origin));
		return accept({});
	});
}

/** What the applicant is told, in their language; an operator's words as they are. */
function mailOf(
	{ member, partner }: NonNullable<Awaited<ReturnType<typeof findPartner>>>,
	input: Decision,
	origin: string,
): NewMail {
	const to = { memberId: member.id, address: member.email, locale: member.locale };
	const data = {
		name: greetingName(member),
		business: partner.businessName,
		link: origin + consolePages.information.path,
	};
	if (input.decision === 'refuse')
		return { ...to, template: 'partner-refused', data: { ...data, reason: input.reason } };
	if (input.decision === 'reopen')
		return { ...to, template: 'partner-reopened', data: { ...data, reason: input.reason } };
	if (input.decision === 'ask') return { ...to, template: 'partner-more-asked', data: { ...data, asked: input.asked } };
	return { ...to, template: 'partner-approved', data: { ...data, link: origin + consolePages.today.path } };
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
