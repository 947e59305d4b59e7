import type { mailTemplateEndpoints } from '#contract/api/mail-template.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordingOf } from '#server/mail/fit-wording.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import { sampleMail } from '#server/mail/sample-mail.ts';

type Body = InputOf<(typeof mailTemplateEndpoints)['POST /api/console/mail-templates/:template/preview']>['body'];

/** What somebody is writing, before it is kept. */
export async function previewWording(
	{ queries, services }: Context,
	{ template, language, texts, isSeveral }: Body & { template: string },
) {
	if (!isMailTemplate(template)) return refuse('not-found');
	const of = { template, locale: language };
	const { wording, faults } = wordingOf({ ...of, texts });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const company = await findSiteProfile(queries);
	return accept(sampleMail({ ...of, origin: services.origin, company, wording, isSeveral }));
}
