import { type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { Sentences } from '#domain/mail/wording.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { mailContent } from './mail-content.ts';
import { type MailFrame, mailHtml } from './mail-html.ts';
import { mailPlain } from './mail-plain.ts';
import type { MailTemplate } from './mail-templates.ts';
import { mailWords } from './mail-words.ts';

/** Who writes: the facts of the site profile that a mail shows. */
export type MailCompany = {
	companyName: LocaleText;
	address: LocaleText;
	phone: string;
	email: string;
	isDemonstration: boolean;
};

export type RenderedMail = { subject: string; html: string; plain: string };

/** A mail in the reader's language, as HTML and as text. */
export function renderMail(options: {
	template: MailTemplate;
	data: Record<string, string | number>;
	locale: Locale;
	company: MailCompany | undefined;
	origin: string;
	/** An operator's own (fit-wording.ts). */
	sentences?: Sentences;
}): RenderedMail {
	const { locale, company, origin } = options;
	const content = mailContent(options.template, options.data, locale, options.sentences);
	const frame: MailFrame = { tag: locales[locale].tag, origin, ...companyLines(company, locale) };
	// Who tries a template may leave it lying in an inbox: nobody shall take its made-up facts for theirs.
	const subject = options.data.isTest
		? mailWords(locale)('testSubject', { subject: content.subject })
		: content.subject;
	return { subject, html: mailHtml(content, frame), plain: mailPlain(content, frame) };
}

function companyLines(company: MailCompany | undefined, locale: Locale) {
	const t = mailWords(locale);
	const linkHint = t('linkHint');
	if (!company) return { linkHint, contact: '', company: [] };
	const say = (texts: LocaleText) => texts[shownLocale(texts, locale) ?? 'ko'] ?? '';
	const phone = locale === 'ko' ? company.phone : internationalPhone(company.phone);
	const facts = [say(company.companyName), say(company.address), phone].join(' · ');
	return {
		linkHint,
		contact: t('contact', { email: company.email }),
		company: company.isDemonstration ? [facts, t('demonstration')] : [facts],
	};
}
