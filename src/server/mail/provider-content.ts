import { formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { agreedFacts, offeredFacts } from './agreed-facts.ts';
import { companyFacts } from './company-facts.ts';
import { datesFacts } from './dates-facts.ts';
import { correctedFacts } from './lead-content.ts';
import { sayMoment } from './mail-moment.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { needsFacts } from './needs-facts.ts';
import { booking, changedRequest, dueNow, fact, promoted, reason, said, sentBack, wish } from './reservation-facts.ts';
import { forProvider, named } from './reservation-heads.ts';
import type { ReservationMailData } from './reservation-templates.ts';

type Words = ReturnType<typeof mailWords>;
type Template = Extract<keyof ReservationMailData, `provider-${string}`>;
type Row<Name extends Template> = (data: ReservationMailData[Name], t: Words, locale: Locale) => Parts;

/** Asks at once whether to confirm: what is to be known for it stands in the mail. */
const confirmLink = (link: string) => `${link}?do=confirm`;

/** Whether its places can be reserved again. */
const freedOf = (data: ReservationMailData['provider-expired']) => ({
	...named(data),
	freed: data.freed ? 'some' : 'none',
});

/** These go to who offers it. */
export const toProvider: { [Name in Template]: Row<Name> } = {
	'provider-requested': (data, t, locale) => ({
		...forProvider(data, t, 'newRequest'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.answer'), link: data.link },
		other: { text: t('buttons.confirmNow'), link: confirmLink(data.link) },
		facts: [
			...booking(data, t, locale),
			...companyFacts(data, locale),
			...needsFacts(data, locale),
			fact(t('facts.answerBy'), sayMoment(data.until, locale)),
		],
	}),
	'provider-request-changed': (data, t, locale) => ({
		...forProvider(data, t, 'newRequest'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.answer'), link: data.link },
		other: { text: t('buttons.confirmNow'), link: confirmLink(data.link) },
		facts: [
			...booking(data, t, locale),
			...companyFacts(data, locale),
			...needsFacts(data, locale),
			...changedRequest(data, t, locale),
		],
	}),
	'provider-needs-asked': (data, t, locale) => ({
		...forProvider(data, t, 'newReservation'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.answer'), link: data.link },
		facts: [
			...needsFacts(data, locale),
			...booking(data, t, locale),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
		],
	}),
	'provider-changed-asked': (data, t, locale) => ({
		...forProvider(data, t, 'changed'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.answer'), link: data.link },
		facts: [
			...needsFacts(data, locale),
			...booking(data, t, locale),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
		],
	}),
	'provider-needs-late': (data, t, locale) => ({
		...forProvider(data, t, 'newReservation'),
		button: { label: t('buttons.answer'), link: data.link },
		facts: [...needsFacts(data, locale), ...booking(data, t, locale)],
	}),
	'provider-booked': (data, t, locale) => ({
		...forProvider(data, t, 'newReservation'),
		facts: [
			...booking(data, t, locale),
			...companyFacts(data, locale),
			...needsFacts(data, locale),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
			...dueNow(data, 'freedHost', { t, locale }),
		],
	}),
	'provider-change-asked': (data, t, locale) => ({
		...forProvider(data, t, 'changeAsked'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		button: { label: t('buttons.answer'), link: data.link },
		facts: [
			...booking(data, t, locale),
			...wish(data, t, locale),
			fact(t('facts.answerBy'), sayMoment(data.until, locale)),
		],
	}),
	'provider-changed': (data, t, locale) => ({
		...forProvider(data, t, 'changed'),
		values: freedOf(data),
		facts: [
			...booking(data, t, locale),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon)),
			...dueNow(data, 'freedHost', { t, locale }),
			...sentBack(data, t),
		],
	}),
	'provider-change-withdrawn': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...wish(data, t, locale)],
	}),
	'provider-change-expired': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...wish(data, t, locale)],
	}),
	'provider-cancelled': (data, t, locale) => ({
		...forProvider(data, t, 'cancelled'),
		values: freedOf(data),
		facts: [...booking(data, t, locale), ...sentBack(data, t), ...reason(data, t, 'cancelReason')],
	}),
	'provider-lapsed': (data, t, locale) => ({
		...forProvider(data, t, 'lapsed'),
		values: freedOf(data),
		facts: [...booking(data, t, locale), ...sentBack(data, t)],
	}),
	'provider-changes': (data, t) => ({
		...forProvider(data, t, 'changed'),
		button: { label: t('provider-changes.button'), link: data.link },
		facts: [fact(t('facts.guest'), data.guest)],
	}),
	'provider-paid': (data, t, locale) => ({
		...forProvider(data, t, 'payment'),
		values: { ...named(data), owed: data.owedWon > 0 ? 'some' : data.refundWon ? 'less' : 'none' },
		facts: [
			...booking(data, t, locale),
			fact(t('facts.amount'), formatWon(data.won), { isStrong: true }),
			...(data.owedWon > 0 ? [fact(t('facts.owed'), formatWon(data.owedWon))] : []),
			...dueNow(data, 'freedHost', { t, locale }),
			...sentBack(data, t),
		],
	}),
	'provider-expired': (data, t, locale) => ({
		...forProvider(data, t, 'expired'),
		values: freedOf(data),
		facts: booking(data, t, locale),
	}),
	'provider-company': (data, t, locale) => ({
		...forProvider(data, t, 'changed'),
		facts: [...companyFacts(data, locale), ...booking(data, t, locale)],
	}),
	'provider-lead-corrected': (data, t, locale) => ({
		...forProvider(data, t, 'changed'),
		values: { ...named(data), by: data.by },
		facts: [...correctedFacts(data, t, locale), ...reason(data, t), ...booking(data, t, locale)],
	}),
	'provider-message': (data, t, locale) => ({
		...forProvider(data, t, 'message'),
		button: { label: t('buttons.read'), link: data.link },
		facts: booking(data, t, locale),
	}),
	'provider-price-offered': (data, t, locale) => ({
		...forProvider(data, t, 'priceOffered'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [...booking(data, t, locale), ...offeredFacts(data, t, locale)],
	}),
	'provider-price-accepted': (data, t, locale) => ({
		...forProvider(data, t, 'priceAgreed'),
		facts: [
			...booking(data, t, locale),
			...agreedFacts(data, locale),
			fact(t('facts.total'), formatWon(data.totalWon), { isStrong: true }),
			...dueNow(data, 'freedHost', { t, locale }),
			...sentBack(data, t),
		],
	}),
	'provider-price-declined': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...offeredFacts(data, t, locale), ...reason(data, t)],
	}),
	'provider-price-lapsed': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...offeredFacts(data, t, locale)],
	}),
	'provider-dates-proposed': (data, t, locale) => ({
		...forProvider(data, t, 'datesProposed'),
		values: { ...named(data), until: sayMoment(data.until, locale) },
		facts: [...booking(data, t, locale), ...datesFacts(data, t, locale), ...said(data, t)],
	}),
	'provider-date-accepted': (data, t, locale) => ({
		...forProvider(data, t, 'confirmed'),
		facts: [
			...booking(data, t, locale),
			...promoted(data, t),
			fact(t('facts.total'), formatWon(data.totalWon), { isStrong: true }),
			...dueNow(data, 'freedHost', { t, locale }),
			...sentBack(data, t),
		],
	}),
	'provider-dates-declined': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...datesFacts(data, t, locale), ...said({ said: data.reason }, t)],
	}),
	'provider-dates-lapsed': (data, t, locale) => ({
		...forProvider(data, t, 'unchanged'),
		facts: [...booking(data, t, locale), ...datesFacts(data, t, locale)],
	}),
};
