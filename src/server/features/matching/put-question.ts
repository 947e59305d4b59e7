import type { QuestionForm } from '#contract/api/matching-fields.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { nextDue } from '#domain/matching/due.ts';
import { fits } from '#domain/matching/fit.ts';
import { openDays } from '#domain/matching/question.ts';
import { waitRank } from '#domain/matching/waiting.ts';
import { insertQuestionConsents } from '#server/features/member/consent.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { tellMatching } from './matching-mails.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import { insertQuestion, replaceWords } from './question.repo.ts';
import { isHealthQuestion, questionColumns, wordsOfQuestion } from './question-fields.ts';

type Putting = {
	form: QuestionForm;
	bodyHash: string;
	memberId: string;
	country: string;
	/** When its texts were agreed to. */
	agreedAt: Date;
	askable: readonly MatchingProviderFacts[];
	now: Date;
};

/** The question, what was agreed to, and word to those it fits. Whether its key was new. */
export async function putQuestion(
	work: Transaction,
	services: Services,
	{ form, bodyHash, memberId, country, agreedAt, askable, now }: Putting,
): Promise<boolean> {
	const { key: id } = form;
	const expiresAt = new Date(now.getTime() + openDays * dayMs);
	const begun = { status: 'open', createdAt: now, expiresAt, dueAt: null, endedAt: null, erasedAt: null } as const;
	const sweepAt = nextDue({ ...begun, state: 'open', answers: 0, reminded: [] });
	const row = {
		...{ id, memberId, bodyHash, sweepAt, country, touchedAt: now, waitRank: waitRank('open') },
		...begun,
		...questionColumns(services.keys, id, form),
	};
	if (!(await insertQuestion(work, row))) return false;
	await replaceWords(work, id, wordsOfQuestion(form));
	const { provider, health } = form.agreements;
	const agreed = { provider, ...(health !== undefined && isHealthQuestion(form) && { health }) };
	await insertQuestionConsents(work, { memberId, questionId: id, locale: form.locale, givenAt: agreedAt }, agreed);
	const fitting = fittingOf(askable, form);
	await tellMatching(work, services, {
		...{ kind: 'matching.ask', question: row, actor: 'member', actorId: memberId, at: now },
		providerIds: fitting.map((one) => one.id),
		toAsker: { template: 'matching-sent', more: { providers: fitting.length, until: expiresAt.toISOString() } },
		toProviders: { template: 'matching-asked' },
	});
	return true;
}

/** So many are told at the most: nobody compares more, and the others find it in their inbox. */
const mostTold = 100;

/** Those it fits, and may be asked: about health only who holds the papers for it. */
export const fittingOf = (
	askable: readonly MatchingProviderFacts[],
	form: Pick<QuestionForm, 'area' | 'kind' | 'languages' | 'region'>,
) => askable.filter((one) => fits(form, one) && (!isHealthQuestion(form) || one.isLicensed)).slice(0, mostTold);
