import { consolePages } from '#contract/console-pages.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { patientRegistration } from '#domain/provider/licence.ts';
import { noteLive } from '#server/features/content/note-live.ts';
import { findProductsOf } from '#server/features/content/put-live.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { renewWords } from '#server/features/product/index-products.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Transaction } from '#server/queries.ts';
import { findLicences, judgeLicences } from './licence.repo.ts';
import { missingChecks } from './missing-checks.ts';
import { findPartner } from './partner.repo.ts';
import { applyWish, insertDecision, takeWish } from './partner-change.repo.ts';
import { findProvider, setPatientRegistration } from './provider.repo.ts';

type Decision = { organisationId: string; seenAt: string } & (
	| { decision: 'approve'; isDespite: boolean }
	| { decision: 'refuse'; reason: string }
);

/** An operator's answer to what an approved business wishes to be: only to what they have seen. */
export async function decideChange(
	{ services, now, viewer }: Pick<Context, 'services' | 'now' | 'viewer'>,
	input: Decision,
) {
	const { organisationId, seenAt } = input;
	const { keys, origin } = services;
	const reason = input.decision === 'refuse' ? input.reason : null;
	return services.transact(async (queries) => {
		const asked = await findPartner(queries, organisationId);
		if (input.decision === 'approve' && !input.isDespite && asked?.partner.changeAskedAt?.toISOString() === seenAt)
			if ((await missingChecks(queries, asked, now)) !== '') return refuse('checks-missing');
		const wish = await takeWish(queries, { organisationId, seenAt, refusalReason: reason });
		if (!wish) return refuse('not-allowed');
		if (reason === null) await applyWish(queries, wish);
		await judgeLicences(queries, { organisationId, verdict: reason === null ? 'accepted' : 'refused' });
		await setPatientRegistration(
			queries,
			organisationId,
			patientRegistration(await findLicences(queries, [organisationId])),
		);
		await noteNames(queries, { organisationId, operatorId: viewer?.id ?? null, now });
		const decision = reason === null ? 'approved' : 'refused';
		await insertDecision(queries, { organisationId, about: 'change', decision, reason, at: now });
		const row = await findPartner(queries, organisationId);
		if (!row) return refuse('not-found');
		const { id: memberId, email: address, locale } = row.member;
		const cause = await recordEvent(queries, {
			...{ kind: `partner.change-${decision}`, subject: ['partner', organisationId], actor: 'operator' },
			...{ actorId: viewer?.id ?? null, parties: { memberId }, at: now },
		});
		const data = {
			name: greetingName(row.member),
			business: row.partner.businessName,
			link: origin + consolePages.information.path,
		};
		const to = { memberId, address, locale };
		if (reason === null)
			await queueMail({ queries, keys, cause }, { ...to, template: 'partner-change-approved', data });
		else
			await queueMail(
				{ queries, keys, cause },
				{ ...to, template: 'partner-change-refused', data: { ...data, reason } },
			);
		return accept({});
	});
}

/** Names that were approved are words of its products; those that were refused are gone from its profile's newest revision. */
async function noteNames(
	work: Transaction,
	{ organisationId, operatorId, now }: { organisationId: string; operatorId: string | null; now: Date },
): Promise<void> {
	const row = await findProvider(work, organisationId);
	if (!row) return;
	await noteLive(work, { kind: 'provider', id: row.id, authorId: operatorId, now });
	await renewWords(work, await findProductsOf(work, row.id));
}
