import { dayMs, hourMs } from '../kernel/durations.ts';
import { accept, type Result, refuse } from '../kernel/result.ts';
import type { AnswerState } from './answer.ts';
import {
	acceptHours,
	askingStates,
	isAsking,
	matchedDays,
	mostProlonged,
	openDays,
	type QuestionState,
	reviveDays,
} from './question.ts';

export type MatchingActor = 'asker' | 'provider' | 'clock';

/** A question and its answers as one thing: what happens to one happens to the other in the same moment. */
export type Matching = {
	state: QuestionState;
	/** When it expires; of what expired, when it did. */
	expiresAt: Date;
	/** How often it was prolonged. */
	prolonged: number;
	/** Until when a request can be accepted; of a match, when it is closed by itself. */
	dueAt: Date | null;
	answers: readonly MatchedAnswer[];
};
type MatchedAnswer = {
	id: string;
	state: AnswerState;
	version: number;
	/** Null where it names no price. */
	validUntil: Date | null;
};

type Guard =
	/** Its time is over, or not yet. */
	| 'expired'
	| 'not-expired'
	/** It may be prolonged once more, and is not too old for it. */
	| 'prolongable'
	/** Nobody accepted in time. */
	| 'request-lapsed'
	/** Nothing more came of a match. */
	| 'match-over'
	/** Its last offered answer is the one that goes. */
	| 'version-read'
	| 'answer-valid';

type Move = {
	from: readonly QuestionState[];
	/** Null: by the answers that are left, open or answered. */
	to: QuestionState | null;
	by: readonly MatchingActor[];
	when: readonly Guard[];
	/** What becomes of the answer it is about, where it is about one. */
	answer: { from: AnswerState; to: AnswerState } | null;
	/** What becomes of the others. */
	others: { from: AnswerState; to: AnswerState } | null;
};

const ends = { from: 'offered', to: 'closed' } as const;

/**
 * The life cycle of questions and answers (DECISIONS “Life cycles”): every change there is, who may make it and when. Pages,
 * endpoints and jobs ask this table and nothing else.
 */
export const matchingMoves = {
	/** A provider answers: the answer is new. */
	answer: {
		from: askingStates,
		to: 'answered',
		by: ['provider'],
		when: ['not-expired'],
		answer: null,
		others: null,
	},
	/** A new version; what was read before is never edited. */
	renew: {
		from: ['answered'],
		to: 'answered',
		by: ['provider'],
		when: ['not-expired'],
		answer: { from: 'offered', to: 'offered' },
		others: null,
	},
	'withdraw-answer': {
		from: ['answered', 'requested'],
		to: null,
		by: ['provider'],
		when: [],
		answer: { from: 'offered', to: 'withdrawn' },
		others: null,
	},
	pick: {
		from: ['answered'],
		to: 'requested',
		by: ['asker'],
		when: ['not-expired', 'version-read', 'answer-valid'],
		answer: { from: 'offered', to: 'picked' },
		others: null,
	},
	'take-back': {
		from: ['requested'],
		to: null,
		by: ['asker'],
		when: [],
		answer: { from: 'picked', to: 'offered' },
		others: null,
	},
	accept: {
		from: ['requested'],
		to: 'matched',
		by: ['provider'],
		when: [],
		answer: { from: 'picked', to: 'accepted' },
		others: ends,
	},
	decline: {
		from: ['requested'],
		to: null,
		by: ['provider'],
		when: [],
		answer: { from: 'picked', to: 'declined' },
		others: null,
	},
	/** Not accepted in time: it can be picked again, and so can the others. */
	lapse: {
		from: ['requested'],
		to: null,
		by: ['clock'],
		when: ['request-lapsed'],
		answer: { from: 'picked', to: 'offered' },
		others: null,
	},
	withdraw: { from: askingStates, to: 'withdrawn', by: ['asker'], when: [], answer: null, others: ends },
	close: { from: ['answered', 'matched'], to: 'closed', by: ['asker'], when: [], answer: null, others: ends },
	reserve: {
		from: ['matched'],
		to: 'closed',
		by: ['asker'],
		when: [],
		answer: { from: 'accepted', to: 'accepted' },
		others: null,
	},
	finish: { from: ['matched'], to: 'closed', by: ['clock'], when: ['match-over'], answer: null, others: null },
	expire: { from: askingStates, to: 'expired', by: ['clock'], when: ['expired'], answer: null, others: ends },
	prolong: {
		from: [...askingStates, 'expired'],
		to: null,
		by: ['asker'],
		when: ['prolongable'],
		answer: null,
		others: { from: 'closed', to: 'offered' },
	},
} as const satisfies Record<string, Move>;
export type MatchingMove = keyof typeof matchingMoves;

export type MatchingAsked = { move: MatchingMove; by: MatchingActor; answerId?: string; version?: number };
/** `changed`: what was read is not what is there any more. `lapsed`: its price was offered until another day. */
export type MatchingRefusal = 'not-allowed' | 'changed-since' | 'offer-lapsed';

const isAfter = (now: Date, at: Date | null): boolean => at !== null && now.getTime() >= at.getTime();

const guards: Record<Guard, (matching: Matching, now: Date, asked: MatchingAsked) => MatchingRefusal | undefined> = {
	expired: ({ expiresAt }, now) => (isAfter(now, expiresAt) ? undefined : 'not-allowed'),
	'not-expired': ({ expiresAt }, now) => (isAfter(now, expiresAt) ? 'not-allowed' : undefined),
	prolongable: ({ state, expiresAt, prolonged }, now) => {
		const isTooOld = state === 'expired' && isAfter(now, new Date(expiresAt.getTime() + reviveDays * dayMs));
		return prolonged >= mostProlonged || isTooOld ? 'not-allowed' : undefined;
	},
	'request-lapsed': ({ dueAt }, now) => (isAfter(now, dueAt) ? undefined : 'not-allowed'),
	'match-over': ({ dueAt }, now) => (isAfter(now, dueAt) ? undefined : 'not-allowed'),
	'version-read': ({ answers }, _, { answerId, version }) =>
		answers.find(({ id }) => id === answerId)?.version === version ? undefined : 'changed-since',
	'answer-valid': ({ answers }, now, { answerId }) =>
		isAfter(now, answers.find(({ id }) => id === answerId)?.validUntil ?? null) ? 'offer-lapsed' : undefined,
};

/** Why a move cannot be made now; undefined where it can. */
export function moveRefusal(matching: Matching, asked: MatchingAsked, now: Date): MatchingRefusal | undefined {
	const move: Move = matchingMoves[asked.move];
	if (!move.from.includes(matching.state) || !move.by.includes(asked.by)) return 'not-allowed';
	if (move.answer) {
		const found = matching.answers.find(({ id }) => id === asked.answerId);
		if (found?.state !== move.answer.from) return 'not-allowed';
	}
	for (const guard of move.when) {
		const refusal = guards[guard](matching, now, asked);
		if (refusal) return refusal;
	}
	return undefined;
}

/** The due moment that comes with a state. */
function dueOf(state: QuestionState, now: Date): Date | null {
	if (state === 'requested') return new Date(now.getTime() + acceptHours * hourMs);
	return state === 'matched' ? new Date(now.getTime() + matchedDays * dayMs) : null;
}

/** Another thirty days, from now or from when it would have ended, whichever is later. */
const prolongedUntil = ({ expiresAt }: Matching, now: Date): Date =>
	new Date(Math.max(now.getTime(), expiresAt.getTime()) + openDays * dayMs);

/** While somebody considers, time does not end it: what comes back to be answered has some days left. */
function expiryAfter(matching: Matching, asked: MatchingAsked, now: Date): Date {
	if (asked.move === 'prolong') return prolongedUntil(matching, now);
	if (matching.state !== 'requested') return matching.expiresAt;
	const least = new Date(now.getTime() + acceptHours * hourMs);
	return least > matching.expiresAt ? least : matching.expiresAt;
}

/** What a move makes of the question and its answers. The answer that `answer` adds is not there yet: its caller adds it. */
export function advanceMatching(
	matching: Matching,
	asked: MatchingAsked,
	now: Date,
): Result<Matching, MatchingRefusal> {
	const refusal = moveRefusal(matching, asked, now);
	if (refusal) return refuse(refusal);
	const move: Move = matchingMoves[asked.move];
	const answers = matching.answers.map((answer) => {
		if (move.answer && answer.id === asked.answerId) return { ...answer, state: move.answer.to };
		return move.others && answer.state === move.others.from ? { ...answer, state: move.others.to } : answer;
	});
	const state = move.to ?? stateBy(matching.state, answers);
	const expiresAt = expiryAfter(matching, asked, now);
	return accept({
		state,
		answers,
		expiresAt,
		prolonged: matching.prolonged + (asked.move === 'prolong' ? 1 : 0),
		dueAt: state === matching.state ? matching.dueAt : dueOf(state, now),
	});
}

/** A request that goes on waiting waits; else it is open or answered by what can be picked. */
function stateBy(before: QuestionState, answers: readonly MatchedAnswer[]): QuestionState {
	if (answers.some(({ state }) => state === 'picked')) return before;
	return answers.some(({ state }) => state === 'offered') ? 'answered' : 'open';
}

/** What an asker may do to the question itself. */
export const mayEdit = ({ state, answers }: Pick<Matching, 'state' | 'answers'>): boolean =>
	state === 'open' && answers.every((answer) => answer.state === 'withdrawn');
export const mayAnswer = (matching: Pick<Matching, 'state' | 'expiresAt'>, now: Date): boolean =>
	isAsking(matching.state) && !isAfter(now, matching.expiresAt);
