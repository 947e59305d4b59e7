import type { AnswerableProduct, AnsweringQuestion, AnswerTemplate, OwnAnswer } from '#contract/api/matching-answer.ts';
import type { Locale } from '#i18n/locales.ts';

/** Who reads an answer: somebody who asks many without a name, or a patient who told one clinic. */
export type AnswerReader = 'traveller' | 'patient';

/** What an answer is made from, whatever it answers. */
export type AnswerDesk = {
	question: Pick<AnsweringQuestion, 'id' | 'area' | 'kind' | 'persons' | 'provider'>;
	products: AnswerableProduct[];
	templates: AnswerTemplate[];
	reader: AnswerReader;
	readsIn: Locale;
};

/** An answer that was given, as its house reads it. */
export type GivenAnswer = Pick<
	OwnAnswer,
	| 'version'
	| 'versions'
	| 'text'
	| 'phrases'
	| 'lines'
	| 'total'
	| 'dates'
	| 'places'
	| 'product'
	| 'validUntil'
	| 'answeredAt'
>;

/** Something was done: it is told in a sentence, and what is shown is asked for anew. */
export type Done = (sentence: string) => Promise<void>;
