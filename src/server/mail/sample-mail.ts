import type { Wording } from '#domain/mail/wording.ts';
import type { Locale } from '#i18n/locales.ts';
import { fittingSentences } from './fit-wording.ts';
import { localLinks } from './local-links.ts';
import { mailSamples, sampleCount, sampleOrigin } from './mail-samples.ts';
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

/** It as its readers would get it; an operator's words as far as they fit. */
export function sampleMail({
	wording = {},
	isSeveral = false,
	...of
}: Asked & { wording?: Wording; isSeveral?: boolean }): RenderedMail {
	const { template, locale, origin } = of;
	const sample = localLinks(sampleOf(template, origin), { origin, locale });
	const data = isSeveral ? { ...sample, count: sampleCount } : sample;
	return renderMail({ ...of, data, sentences: fittingSentences({ template, locale, wording, data }) });
}
