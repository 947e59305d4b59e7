import type { ConsultationMailData } from './consultation-templates.ts';

type Given = Omit<ConsultationMailData['consultation-sent'], 'isPriced'>;

/** One of each template. A clinic is not called by a name. */
export function consultationMails({ until, ...given }: Given): ConsultationMailData {
	const facts = { ...given, isPriced: 'no', until: '' } as const;
	const toClinic = { ...facts, name: '' };
	return {
		'consultation-sent': toClinic,
		'consultation-received': facts,
		'consultation-reminder': toClinic,
		'consultation-answered': { ...facts, isPriced: 'yes' },
		'consultation-price-ending': { ...facts, until },
		'consultation-ending': { ...facts, until },
		'consultation-declined': facts,
		'consultation-withdrawn': toClinic,
		'consultation-taken-back': facts,
		'consultation-finished': facts,
		'consultation-expired': facts,
		'consultation-message': facts,
	};
}
