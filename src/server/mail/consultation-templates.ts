/** `name` is '' for a clinic. */
type ConsultationFacts = { name: string; other: string; link: string };

/** Mails about consultations: with whom, and where to read it. What was told or asked is health, and stands in none of them. */
export type ConsultationMailData = {
	'consultation-sent': ConsultationFacts;
	'consultation-received': ConsultationFacts;
	'consultation-reminder': ConsultationFacts;
	'consultation-answered': ConsultationFacts;
	'consultation-declined': ConsultationFacts;
	'consultation-withdrawn': ConsultationFacts;
	'consultation-finished': ConsultationFacts;
	'consultation-expired': ConsultationFacts;
	'consultation-message': ConsultationFacts;
};
