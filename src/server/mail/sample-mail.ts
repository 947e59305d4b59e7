import type { Wording } from '#domain/mail/wording.ts';
import type { Locale } from '#i18n/locales.ts';
import { fittingSentences } from './fit-wording.ts';
import { localLinks } from './local-links.ts';
import { mailSamples, sampleOrigin } from './mail-samples.ts';
import type { MailTemplate } from './mail-templates.ts';
import { type MailCompany, type RenderedMail, renderMail } from './render-mail.ts';

/** What a mail could say, with links to this site. */
export const sampleOf = (template: MailTemplate, origin: string): Record<string, string | number> =>
	Object.fromEntries(
		Object.entries(mailSamples[template] as Record<string, string | number>).map(([key, value]) => [
			key,
			typeof value === 'string' ? value.replace(sampleOrigin, origin) : value,
		]),
	);

type Asked = { template: MailTemplate; locale: Locale; origin: string; company: MailCompany | undefined };

const severalOf = 3;

/** It as its readers would get it; an operator's words as far as they fit. */
export function sampleMail({
	wording = {},
	isSeveral = false,
	...of
}: Asked & { wording?: Wording; isSeveral?: boolean }): RenderedMail {
	const { template, locale, origin } = of;
	const data = localLinks(sampleOf(template, origin), { origin, locale });
	return renderMail({
		...{ ...of, data: isSeveral ? { ...data, count: severalOf } : data },
		sentences: fittingSentences({ template, locale, wording }),
	});
}
