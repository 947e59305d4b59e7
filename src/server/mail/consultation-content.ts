import { withoutLinks } from '#domain/member/name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ConsultationMailData } from './consultation-templates.ts';
import { sayMoment } from './mail-moment.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof ConsultationMailData;

const about =
	(button: 'open' | 'answer') =>
	(data: ConsultationMailData[Template], t: Words, locale: Locale): Parts => ({
		reason: 'account',
		...(data.name !== '' && { name: data.name }),
		values: {
			...{ other: withoutLinks(data.other), isPriced: data.isPriced, reader: data.name === '' ? 'clinic' : 'patient' },
			until: data.until === '' ? '' : sayMoment(data.until, locale),
		},
		facts: [
			{ label: t('consultation.with'), value: withoutLinks(data.other) },
			...(data.until === ''
				? []
				: [{ label: t('consultation.until'), value: sayMoment(data.until, locale), isStrong: true }]),
		],
		button: { label: t(`consultation.${button}`), link: data.link },
		note: t('consultation.note'),
	});

export const consultationParts: {
	[Name in Template]: (data: ConsultationMailData[Name], t: Words, locale: Locale) => Parts;
} = {
	'consultation-sent': about('answer'),
	'consultation-received': about('open'),
	'consultation-reminder': about('answer'),
	'consultation-answered': about('open'),
	'consultation-price-ending': about('open'),
	'consultation-ending': about('open'),
	'consultation-declined': about('open'),
	'consultation-withdrawn': about('open'),
	'consultation-taken-back': about('open'),
	'consultation-finished': about('open'),
	'consultation-expired': about('open'),
	'consultation-message': about('open'),
};
