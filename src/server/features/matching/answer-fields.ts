import type { AnswerForm } from '#contract/api/matching-fields.ts';
import type { Fault } from '#contract/faults.ts';
import { areaOf } from '#domain/area/areas.ts';
import { findClaims } from '#domain/area/medical-claims.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { checkPhraseMessage, type PhraseUse } from '#domain/phrase/phrase-message.ts';
import { agreedFaults, agreedTotal } from '#domain/reservation/agreed-price.ts';
import type { Queries } from '#server/queries.ts';
import { findOwnProduct } from './answer-product.repo.ts';
import type { QuestionRow } from './question.repo.ts';

/** What the schema cannot say: what belongs together, what a clinic may not say, and what is not this provider's. */
export async function answerFaults(
	queries: Queries,
	form: Omit<AnswerForm, 'key'>,
	{ question, providerId, now }: { question: Pick<QuestionRow, 'area'>; providerId: string; now: Date },
): Promise<Fault[]> {
	const { text, phrases, lines, productId, dates } = form;
	const isHealth = areaOf(question.area).isHealth;
	const product = productId === null ? undefined : await findOwnProduct(queries, { productId, providerId });
	const today = koreanDay(now);
	const claiming = (words: string) => isHealth && findClaims(words).length > 0;
	return [
		...(text === '' && phrases.length === 0 ? [{ at: 'text', code: 'required' as const }] : []),
		...phraseFaults(phrases),
		...(claiming(text) ? [{ at: 'text', code: 'medical-claim' as const }] : []),
		...lines.flatMap(({ name }, at) =>
			claiming(name) ? [{ at: `lines.${at}.name`, code: 'medical-claim' as const }] : [],
		),
		...(lines.length > 0 ? agreedFaults(lines) : []),
		...(lines.length > 0 && productId === null ? [{ at: 'productId', code: 'own-product' as const }] : []),
		...(productId !== null && product?.area !== question.area
			? [{ at: 'productId', code: 'own-product' as const }]
			: []),
		...dates.flatMap(({ on }, at) => (on <= today ? [{ at: `dates.${at}.on`, code: 'date-past' as const }] : [])),
	];
}

/** Phrases are the book's, with what belongs into their gaps. */
function phraseFaults(phrases: AnswerForm['phrases']): Fault[] {
	if (phrases.length === 0) return [];
	const checked = checkPhraseMessage({ phrases: phrases as PhraseUse[], text: '' }, 'provider');
	return checked.ok ? [] : ((checked.faults ?? []) as Fault[]);
}

export const totalOf = ({ lines }: Pick<AnswerForm, 'lines'>): number | null =>
	lines.length === 0 ? null : agreedTotal(lines);

/** Until when its price can be picked; null where it names none. */
export const validUntilOf = ({ lines, validDays }: Pick<AnswerForm, 'lines' | 'validDays'>, now: Date): Date | null =>
	lines.length === 0 ? null : new Date(now.getTime() + validDays * dayMs);
