import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { localLinks } from '#server/mail/local-links.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import { mailSamples, sampleOrigin } from '#server/mail/mail-samples.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import { type MailCompany, renderMail } from '#server/mail/render-mail.ts';
import type { MemberContext } from '#server/member-context.ts';

const templates = Object.keys(mailSamples) as MailTemplate[];

/** What it could say, with links to this site. */
const sampleOf = (template: MailTemplate, origin: string): Record<string, string | number> =>
	Object.fromEntries(
		Object.entries(mailSamples[template] as Record<string, string | number>).map(([key, value]) => [
			key,
			typeof value === 'string' ? value.replace(sampleOrigin, origin) : value,
		]),
	);

type Asked = { template: MailTemplate; locale: ContentLocale; origin: string; company: MailCompany | undefined };

function sampleMail({ template, locale, origin, company }: Asked) {
	const data = localLinks(sampleOf(template, origin), { origin, locale });
	return renderMail({ template, data, locale, company, origin });
}

/** Every kind of mail, by the subject that its readers see. */
export async function listMailTemplates({ queries, services }: Context, { language }: { language: ContentLocale }) {
	const company = await findSiteProfile(queries);
	const of = { locale: language, origin: services.origin, company };
	return accept({
		templates: templates.map((template) => ({ template, subject: sampleMail({ template, ...of }).subject })),
	});
}

type Chosen = { template: string; language: ContentLocale };

/** One of them as it would look. */
export async function readMailTemplate({ queries, services }: Context, { template, language }: Chosen) {
	if (!isMailTemplate(template)) return refuse('not-found');
	const company = await findSiteProfile(queries);
	return accept({ template, ...sampleMail({ template, locale: language, origin: services.origin, company }) });
}

/** The same by mail, to who asks and to nobody else. */
export async function testMailTemplate(
	{ queries, services, memberId, now }: MemberContext,
	{ template, language }: Chosen,
) {
	const retryAfter = await countAttempt({ queries, services }, 'test-mail-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const reader = isMailTemplate(template) ? await findMember(work, memberId) : undefined;
		if (!reader || !isMailTemplate(template)) return refuse('not-found');
		const data = sampleOf(template, services.origin);
		// What runs out would not be sent any more: it is made up, and does not.
		delete data.uselessAfter;
		// The template and its data belong together: both are of the one table.
		const mail = { memberId, address: reader.email, locale: language, template, data } as unknown as NewMail;
		await queueMails({ queries: work, keys: services.keys }, [mail]);
		await recordAudit(work, {
			...{ event: 'mail.tested', actorId: memberId, actor: 'operator', subjectId: memberId, at: now },
			...{ subject: ['mail', template], details: { language } },
		});
		return accept({ address: reader.email });
	});
}
