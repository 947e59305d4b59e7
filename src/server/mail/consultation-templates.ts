/** `name` is '' for a clinic; `until` a moment where something ends, else ''. */
type ConsultationFacts = { name: string; other: string; link: string; isPriced: 'yes' | 'no'; until: string };

/** Mails about consultations: with whom, and where to read it. What was told or asked is health, and stands in none of them. */
export type ConsultationMailData = {
	'consultation-sent': ConsultationFacts;
	'consultation-received': ConsultationFacts;
	'consultation-reminder': ConsultationFacts;
	'consultation-answered': ConsultationFacts;
	'consultation-price-ending': ConsultationFacts;
	'consultation-ending': ConsultationFacts;
	'consultation-declined': ConsultationFacts;
	'consultation-withdrawn': ConsultationFacts;
	'consultation-taken-back': ConsultationFacts;
	'consultation-finished': ConsultationFacts;
	'consultation-expired': ConsultationFacts;
	'consultation-message': ConsultationFacts;
};
