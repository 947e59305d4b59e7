import type { DeclineReason } from '#domain/matching/answer.ts';

/** What mails about questions and answers need to know. Never what somebody wrote, and of a private question not even its title. */
type AboutQuestion = {
	/** Empty where the question is private. */
	title: string;
	link: string;
};
type ToAsker = AboutQuestion & { name: string };
/** How often it was prolonged; what was queued before this was told says nothing. */
type Prolonged = { prolonged?: number };
type FromProvider = ToAsker & { provider: string };
type Because = { reason?: DeclineReason };
type ToProvider = AboutQuestion & { provider: string };

export type MatchingMailData = {
	'matching-sent': ToAsker & { providers: number; until: string };
	'matching-answered': FromProvider;
	'matching-renewed': FromProvider;
	'matching-answer-withdrawn': FromProvider & Because;
	'matching-accepted': FromProvider;
	'matching-declined': FromProvider & Because;
	'matching-lapsed': FromProvider;
	'matching-expired': ToAsker & Prolonged;
	'matching-unanswered': ToAsker;
	'matching-ending': ToAsker & Prolonged & { until: string };
	/** With the operator's own words. */
	'matching-hidden': ToAsker & { reason: string };
	'matching-shown': ToAsker;
	/** Somebody wrote about an answer; its words stay on the page. */
	'matching-message': FromProvider & { count?: number };
	'matching-message-house': ToProvider & { count?: number };
	/** To those of a provider who answer questions. */
	'matching-asked': ToProvider & { /** Where several are found. */ inbox: string; count?: number };
	'matching-picked': ToProvider & { until: string };
	'matching-taken-back': ToProvider;
	'matching-request-lapsing': ToProvider & { until: string };
	'matching-request-lapsed': ToProvider;
	'matching-not-chosen': ToProvider;
	'matching-ended': ToProvider;
	'matching-answer-hidden': ToProvider & { reason: string };
	'matching-answer-shown': ToProvider;
	/** To who reported a question or an answer. */
	'matching-report-hidden': { name: string };
	'matching-report-kept': { name: string };
	'matching-report-gone': { name: string };
	/** To operators. */
	'matching-to-moderate': { link: string };
	'matching-unanswered-desk': { link: string };
};
