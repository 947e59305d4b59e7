import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { gravestOf } from '#domain/mail/wording.ts';
import { factlessMessage } from '#i18n/factless-message.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { standardWording, standingsOf } from '#server/mail/fit-wording.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import { mailSamples } from '#server/mail/mail-samples.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import { sampleMail, sampleOf } from '#server/mail/sample-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { templateView } from './template-view.ts';
import { findWordings } from './wording.repo.ts';

const templates = Object.keys(mailSamples) as MailTemplate[];

/** What a kind of mail is called where the facts of one are not known: those of its example are nobody's. */
const nameOf = (template: MailTemplate, locale: ContentLocale): string =>
	factlessMessage(standardWording({ template, locale }).get('subject')?.standard ?? '');

/** Every kind of mail, by the subject that its readers see. */
export async function listMailTemplates({ queries, services }: Context, { language }: { language: ContentLocale }) {
	const [company, wordings] = await Promise.all([findSiteProfile(queries), findWordings(queries)]);
	const of = { locale: language, origin: services.origin, company };
	const shown = templates.map((template) => {
		const own = wordings.filter((wording) => wording.template === template);
		const wording = own.find(({ locale }) => locale === language)?.texts ?? {};
		return {
			template,
			name: nameOf(template, language),
			subject: sampleMail({ template, ...of, wording }).subject,
			worded: own.flatMap(({ locale, texts }) => {
				const standing = gravestOf([...standingsOf({ template, locale, wording: texts }).values()]);
				return standing ? [{ language: locale, standing }] : [];
			}),
		};
	});
	return accept({ templates: shown });
}

type Chosen = { template: string; language: ContentLocale };

/** One of them as it would look, and what of it is an operator's own. */
export async function readMailTemplate({ queries, services }: Context, { template, language }: Chosen) {
	if (!isMailTemplate(template)) return refuse('not-found');
	return accept(await templateView({ queries, origin: services.origin }, { template, locale: language }));
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
		const data: Record<string, string | number> = { ...sampleOf(template, services.origin), isTest: 1 };
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
