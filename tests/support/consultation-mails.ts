import type { ConsultationMailData } from '#server/mail/consultation-templates.ts';

/** One of each template. A clinic is not called by a name. */
export function consultationMails(facts: ConsultationMailData['consultation-sent']): ConsultationMailData {
	const toClinic = { ...facts, name: '' };
	return {
		'consultation-sent': toClinic,
		'consultation-received': facts,
		'consultation-reminder': toClinic,
		'consultation-answered': facts,
		'consultation-declined': facts,
		'consultation-withdrawn': toClinic,
		'consultation-finished': facts,
		'consultation-expired': facts,
		'consultation-message': facts,
	};
}
