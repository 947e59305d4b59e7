import type { Locale } from '#i18n/locales.ts';
import { sayMoment } from './mail-moment.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { fact, service } from './reservation-facts.ts';
import { forMember, named } from './reservation-heads.ts';
import type { ReservationMailData } from './reservation-templates.ts';

type Words = ReturnType<typeof mailWords>;
type Template = Extract<keyof ReservationMailData, `waiting-${string}`>;
type Row<Name extends Template> = (data: ReservationMailData[Name], t: Words, locale: Locale) => Parts;

/** Whoever reads these waits for places, or did. */
export const toWaiting: { [Name in Template]: Row<Name> } = {
	'waiting-offer': (data, t, locale) => ({
		...forMember({ ...data, code: '' }, t, 'offer'),
		values: { ...named({ ...data, code: '' }), seats: data.seats, until: sayMoment(data.until, locale) },
		button: { label: t('buttons.take'), link: data.link },
		facts: [...service(data, t, locale), fact(t('facts.heldUntil'), sayMoment(data.until, locale))],
		note: t('notes.offer'),
	}),
	'waiting-taken-back': (data, t, locale) => ({
		...forMember({ ...data, code: '' }, t, 'offer'),
		button: { label: t('waiting-taken-back.button'), link: data.link },
		facts: service(data, t, locale),
	}),
	'waiting-date-off': (data, t, locale) => ({
		...forMember({ ...data, code: '' }, t, 'offer'),
		button: { label: t('waiting-date-off.button'), link: data.link },
		facts: service(data, t, locale),
	}),
	'waiting-taken-off': (data, t, locale) => ({
		...forMember({ ...data, code: '' }, t, 'offer'),
		button: { label: t('waiting-taken-off.button'), link: data.link },
		facts: [fact(t('waiting-taken-off.reason'), data.reason), ...service(data, t, locale)],
	}),
};
