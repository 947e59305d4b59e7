import type { ShownCurrency } from '../product/currency.ts';
import type { Persons } from '../product/price.ts';

/** Asked, answered, one provider asked, both agreed, over; or nobody was found in time, or it was taken back. */
export const questionStates = ['open', 'answered', 'requested', 'matched', 'closed', 'expired', 'withdrawn'] as const;
export type QuestionState = (typeof questionStates)[number];

/** It can still be answered, and is in the providers' inboxes. */
export const askingStates = ['open', 'answered'] as const satisfies readonly QuestionState[];
/** It is over. */
export const endedStates = ['closed', 'expired', 'withdrawn'] as const satisfies readonly QuestionState[];

/** What lists tell of a state. */
export const questionStages = ['open', 'matched', 'ended'] as const;
export type QuestionStage = (typeof questionStages)[number];

export const isAsking = (state: QuestionState): boolean => (askingStates as readonly string[]).includes(state);
export const isEnded = (state: QuestionState): boolean => (endedStates as readonly string[]).includes(state);

/** Why somebody ends a question. A code and no words: providers read another language. */
export const closeReasons = [
	'found-elsewhere',
	'plans-changed',
	'no-fitting-answer',
	'too-expensive',
	'other',
] as const;
export type CloseReason = (typeof closeReasons)[number];
/** Besides the asker's own reasons: it became a reservation, or nothing more came of it in 30 days. */
export const endReasons = [...closeReasons, 'reserved', 'over'] as const;
export type EndReason = (typeof endReasons)[number];

export const matchingReportReasons = [
	'offensive',
	'private',
	'advertising',
	'untrue',
	'health',
	'contact',
	'other',
] as const;
export type MatchingReportReason = (typeof matchingReportReasons)[number];

export const titleLength = { min: 8, max: 120 } as const;
export const contentsLength = { min: 20, max: 5_000 } as const;
export const mostQuestionFiles = 5;
export const mostQuestionPersons = 1_000;

/** How long a question is open, and how often that can be prolonged. */
export const openDays = 30;
export const mostProlonged = 3;
/** So long after it expired it can still be prolonged. */
export const reviveDays = 30;
/** A match nothing more came of is closed after so long. */
export const matchedDays = 30;
/** So long a provider has to accept a request. */
export const acceptHours = 72;
/** What is told about health, and everybody's contact details, go so long after the end. */
export const eraseDays = 30;

/** What one member may have at once and ask in a day. */
export const mostOpenQuestions = 5;

export const shareDays = { least: 1, usual: 7, most: 14 } as const;
export const mostShares = 10;

/** How somebody is reached; nobody sees it before a provider has accepted, and then that provider alone. */
export const messengers = ['whatsapp', 'telegram', 'line', 'zalo', 'kakao'] as const;
export type Messenger = (typeof messengers)[number];
export type QuestionContact = {
	email: string;
	phone: string | null;
	messenger: { app: Messenger; name: string } | null;
};

/** Up to how much, in the currency it was said in. */
export type Budget = { amount: number; currency: ShownCurrency };

export type QuestionPersons = Persons;

export const questionSorts = ['newest', 'most-answers', 'ending-soon'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** Lists for everybody count so far and then say “more than”: of all, and of what was searched for. */
/** Questions of who has not proved their address: how many wait for that, and for how long. */
export const held = { most: 3, days: 30 } as const;

export const mostCounted = { listed: 1_000, found: 50 } as const;
