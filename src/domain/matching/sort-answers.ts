import type { ContentLocale } from '../kernel/locale-text.ts';
import type { AnswerSort, AnswerState } from './answer.ts';

type Sortable = {
	id: string;
	status: AnswerState;
	total: number | null;
	answerMinutes: number;
	provider: {
		languages: readonly string[];
		rating: { average: number; count: number };
		medianAnswerMinutes: number | null;
	};
};

/** What can be decided about first; what is over last, whatever it is sorted by. */
const ranks: Record<AnswerState, number> = { accepted: 0, picked: 1, offered: 2, declined: 3, withdrawn: 4, closed: 4 };

/** Smaller comes first; what nobody knows comes last. */
const worths: Record<AnswerSort, (answer: Sortable, reader: ContentLocale) => number> = {
	total: ({ total }) => total ?? Number.POSITIVE_INFINITY,
	rating: ({ provider: { rating } }) => (rating.count === 0 ? 0 : -rating.average),
	'answer-time': ({ provider }) => provider.medianAnswerMinutes ?? Number.POSITIVE_INFINITY,
	language: ({ provider }, reader) => (provider.languages.includes(reader) ? 0 : 1),
};

const apart = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** In the order a reader asked for; equals by their sums, then by who answered sooner. */
export function sortAnswers<Answer extends Sortable>(
	answers: readonly Answer[],
	sort: AnswerSort,
	reader: ContentLocale,
): Answer[] {
	return [...answers].sort(
		(one, other) =>
			apart(ranks[one.status], ranks[other.status]) ||
			apart(worths[sort](one, reader), worths[sort](other, reader)) ||
			apart(worths.total(one, reader), worths.total(other, reader)) ||
			apart(one.answerMinutes, other.answerMinutes),
	);
}

/** Who alone includes something of two or more that can be compared; null where several do, or nobody. */
export function onlyHere(cells: readonly { answerId: string; state: string }[]): string | null {
	const having = cells.filter(({ state }) => state === 'included');
	return cells.length > 1 && having.length === 1 ? (having[0]?.answerId ?? null) : null;
}
