import type { QuestionState } from '#domain/matching/question.ts';

export type Bead = { step: QuestionState; state: 'done' | 'now' | 'future' };

const way = ['open', 'answered', 'requested', 'matched', 'closed'] as const satisfies readonly QuestionState[];

type Passed = {
	hasAnswers: boolean;
	/** Whether it came to a match before it ended. */
	wasMatched: boolean;
};

/** The way of a question: what lies behind it, where it is, what comes. One that ended early ends its way there. */
export function beadsOf(status: QuestionState, { hasAnswers, wasMatched }: Passed): Bead[] {
	if (status === 'expired' || status === 'withdrawn' || (status === 'closed' && !wasMatched)) {
		const behind = hasAnswers ? (['open', 'answered'] as const) : (['open'] as const);
		return [...behind.map((step) => ({ step, state: 'done' as const })), { step: status, state: 'now' }];
	}
	const at = way.indexOf(status);
	return way.map((step, index) => ({ step, state: index < at ? 'done' : index === at ? 'now' : 'future' }));
}

/** Of an answer a visitor is not told how it stands. */
type Ended = { endReason: string | null; answers: readonly object[] };

/** As far as who looks can tell: it was reserved, its time was over after a match, or an answer was accepted. */
export const cameToMatch = ({ endReason, answers }: Ended): boolean =>
	endReason === 'reserved' ||
	endReason === 'over' ||
	answers.some((answer) => 'status' in answer && answer.status === 'accepted');
