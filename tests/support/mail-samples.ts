import type { Locale } from '#i18n/locales.ts';
import { mailSamples, sampleOrigin, sampleWords } from '#server/mail/mail-samples.ts';
import type { MailData, MailTemplate } from '#server/mail/mail-templates.ts';
import { type MailCompany, renderMail } from '#server/mail/render-mail.ts';

/*
 * A mail of every template, for the tests that render them all.
 */

export const origin = sampleOrigin;
export const link = mailSamples['verify-email'].link;

/** Everything somebody else may have typed is as bad as it gets. */
const hostile: Record<keyof typeof sampleWords, string> = {
	name: `Linh <img src=x onerror=alert(1)> "&`,
	business: `<script>alert(2)</script> & Söhne`,
	product: `<script>alert(3)</script> Palace`,
	chosen: `Busan <b>→</b> Seoul`,
	guest: `LINH <b>NGUYEN</b>`,
	reason: `one <b>line</b>\nand another`,
	meetingPoint: `Exit 5 <b>left</b>`,
	promotion: `<b>Autumn</b> "week"`,
	ramp: `a <b>ramp</b>`,
	title: `<b>Thyroid</b> check`,
	label: `<b>Phone</b>`,
	said: 'We are full that day: www.evil.example',
};
const swaps = (Object.keys(hostile) as (keyof typeof hostile)[]).map(
	(word) => [sampleWords[word], hostile[word]] as const,
);

/** What was typed alone is swapped whole, what lies within other facts (needs, proposed dates) where it stands. */
const swapped = (value: unknown): unknown => {
	if (typeof value !== 'string') return value;
	const whole = swaps.find(([word]) => word === value);
	return whole ? whole[1] : swaps.reduce((text, [word, bad]) => text.replaceAll(word, bad), value);
};
export const samples = Object.fromEntries(
	Object.entries(mailSamples).map(([template, data]) => [
		template,
		Object.fromEntries(Object.entries(data).map(([key, value]) => [key, swapped(value)])),
	]),
) as unknown as MailData;
export const { until } = samples['reservation-requested'];
export const fromProvider = samples['matching-answered'];
export const video = samples['video-proposed'];
export const templates = Object.keys(samples) as MailTemplate[];
const all = (value: string): Record<Locale, string> => ({
	ko: value,
	en: value,
	ru: value,
	th: value,
	vn: value,
	id: value,
});
export const company: MailCompany = {
	companyName: all('Maru Korea Co., Ltd.'),
	address: { ko: '서울', en: 'Seoul <03060>' },
	phone: '02-0000-0000',
	email: 'hello@maru.example',
	isDemonstration: true,
};

export const render = (template: MailTemplate, locale: Locale) =>
	renderMail({ template, data: samples[template], locale, company, origin });
