import { withoutLinks } from '#domain/member/name.ts';
import type { Parts } from './mail-parts.ts';
import type { MailData } from './mail-templates.ts';
import type { mailWords } from './mail-words.ts';

type Words = ReturnType<typeof mailWords>;
type Template = Extract<keyof MailData, `partner-${string}` | `house-${string}`>;

/** To who wants to join as a business, or has one here: what became of it. */
export const partnerParts: { [Name in Template]: (data: MailData[Name], t: Words) => Parts } = {
	'partner-received': ({ name }) => ({ reason: 'partner', name }),
	'partner-approved': ({ name, business, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		button: { label: t('partner-approved.button'), link },
	}),
	'partner-refused': ({ name, business, reason, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		facts: [{ label: t('facts.refusal'), value: reason }],
		button: { label: t('partner-refused.button'), link },
	}),
	'partner-more-asked': ({ name, business, asked, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		facts: [{ label: t('facts.moreAsked'), value: asked }],
		button: { label: t('partner-more-asked.button'), link },
	}),
	'partner-reopened': ({ name, business, reason, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		facts: [{ label: t('partner-reopened.reason'), value: reason }],
		button: { label: t('partner-reopened.button'), link },
	}),
	'house-suspended': ({ business, reason, link }, t) => ({
		reason: 'staff',
		values: { business },
		facts: [{ label: t('house-suspended.reason'), value: reason }],
		button: { label: t('house-suspended.button'), link },
		hasContact: true,
	}),
	'house-restored': ({ business, reason, link }, t) => ({
		reason: 'staff',
		values: { business },
		facts: [{ label: t('house-restored.reason'), value: reason }],
		button: { label: t('house-restored.button'), link },
	}),
	'partner-change-received': ({ name, business }) => ({ reason: 'partner', name, values: { business } }),
	'partner-change-asked': ({ business, link }, t) => ({
		reason: 'operator',
		// The applicant's own words.
		values: { business: withoutLinks(business) },
		button: { label: t('partner-change-asked.button'), link },
	}),
	'partner-change-approved': ({ name, business, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		button: { label: t('partner-change-approved.button'), link },
	}),
	'partner-change-refused': ({ name, business, reason, link }, t) => ({
		reason: 'partner',
		name,
		values: { business },
		facts: [{ label: t('facts.refusal'), value: reason }],
		button: { label: t('partner-change-refused.button'), link },
	}),
};
