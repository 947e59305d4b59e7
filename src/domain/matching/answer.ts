/** Offered until it is picked; then accepted or declined by who offered it. Withdrawn by them, or closed with the question. */
export const answerStates = ['offered', 'picked', 'accepted', 'declined', 'withdrawn', 'closed'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Why a provider declines a request or takes an answer back. A code and no words: it is read in another language. */
export const declineReasons = ['date-full', 'cannot-help', 'price-not-kept', 'needs-not-met', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A day that is offered, with its time where one is kept. */
export type OfferedDate = { on: string; time: string | null };
export const mostOfferedDates = 5;

/** A saying of the phrase book with what stands in its slots. */
export type PhraseUse = { phrase: string; slots: Record<string, string | number> };
export const mostPhrases = 30;

export const answerTextLength = 5_000;
export const answerDays = { least: 1, usual: 14, most: 30 } as const;
export const mostTemplates = 50;
export const templateNameLength = 60;

/** A question answered by so many is full: nobody compares more. */
export const mostAnswers = 20;

export const answerSorts = ['total', 'rating', 'answer-time', 'language'] as const;
export type AnswerSort = (typeof answerSorts)[number];

/** What a provider finds in the inbox: what fits and waits, the rest of its areas, what it has answered, who picked it, what it put away. */
export const inboxQueues = ['fitting', 'rest', 'answered', 'requested', 'hidden'] as const;
export type InboxQueue = (typeof inboxQueues)[number];
/** How far each is counted: nobody works through more in a day, and what is beyond costs nothing. */
export const mostInQueue = 50;
/** As it is told: “50+” for whatever is beyond. */
export const toldCount = (count: number, most: number = mostInQueue): string =>
	count > most ? `${most}+` : String(count);
