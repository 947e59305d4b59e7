import { withoutLinks } from '#domain/member/name.ts';
import type { ConsultationMailData } from './consultation-templates.ts';
import type { Parts } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';

type Words = ReturnType<typeof mailWords>;
type Template = keyof ConsultationMailData;

const about =
	(button: 'open' | 'answer') =>
	(data: ConsultationMailData[Template], t: Words): Parts => ({
		reason: 'account',
		...(data.name !== '' && { name: data.name }),
		values: { other: withoutLinks(data.other) },
		facts: [{ label: t('consultation.with'), value: withoutLinks(data.other) }],
		button: { label: t(`consultation.${button}`), link: data.link },
		note: t('consultation.note'),
	});

export const consultationParts: { [Name in Template]: (data: ConsultationMailData[Name], t: Words) => Parts } = {
	'consultation-sent': about('answer'),
	'consultation-received': about('open'),
	'consultation-reminder': about('answer'),
	'consultation-answered': about('open'),
	'consultation-declined': about('open'),
	'consultation-withdrawn': about('open'),
	'consultation-finished': about('open'),
	'consultation-expired': about('open'),
	'consultation-message': about('open'),
};
