import type { MailWording } from '#contract/api/mail-template.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { placeholdersOf } from '#i18n/wording-fault.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import { standardWording, standingsOf } from '#server/mail/fit-wording.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { sampleMail } from '#server/mail/sample-mail.ts';
import type { Pool } from '#server/queries.ts';
import { findWording } from './wording.repo.ts';

type Asking = { queries: Pool; origin: string };

/** A mail as it would look in a language, sentence by sentence beside the catalogue's. */
export async function templateView({ queries, origin }: Asking, of: { template: MailTemplate; locale: ContentLocale }) {
	const [company, stored] = await Promise.all([findSiteProfile(queries), findWording(queries, of)]);
	const wording = stored?.texts ?? {};
	const standings = standingsOf({ ...of, wording });
	const parts: MailWording['parts'] = [...standardWording(of)].map(([part, { standard }]) => ({
		...{ part, standard, placeholders: placeholdersOf(standard) },
		...{ own: wording[part]?.text ?? null, standing: standings.get(part) ?? null },
	}));
	return {
		...{ template: of.template, ...sampleMail({ ...of, origin, company, wording }) },
		wording: { revision: stored?.revision ?? 0, parts },
	};
}
