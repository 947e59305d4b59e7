import type { QuestionForm } from '#contract/api/matching-fields.ts';
import type { Fault } from '#contract/faults.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { nextDue } from '#domain/matching/due.ts';
import { fits } from '#domain/matching/fit.ts';
import { mostOpenQuestions, openDays } from '#domain/matching/question.ts';
import { waitRank } from '#domain/matching/waiting.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { insertQuestionConsents } from '#server/features/member/consent.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { tellMatching } from './matching-mails.ts';
import { findAskable, type MatchingProviderFacts } from './matching-provider.repo.ts';
import {
	countOpenQuestions,
	findQuestion,
	insertQuestion,
	lockAsker,
	type QuestionRow,
	replaceWords,
} from './question.repo.ts';
import { isHealthQuestion, questionColumns, questionFaults, wordsOfQuestion } from './question-fields.ts';

/** Asks: the question, what was agreed to, and word to those it fits, all or nothing. */
export async function askQuestion(member: MemberContext, form: QuestionForm) {
	const { queries, services, now, memberId } = member;
	const bodyHash = hashOf(services.keys, form);
	const known = await findQuestion(queries, form.key);
	if (known) return answerAgain(known, { memberId, bodyHash });
	const faults = [...questionFaults(form, now), ...(await consentFaults(queries, form, now))];
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'question-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const askable = await findAskable(queries, now);
	return services.transact((work) => ask(work, member, { form, bodyHash, askable }));
}

/** The same key again: the same answer, if it says the same. */
const answerAgain = (known: QuestionRow, given: Pick<QuestionRow, 'memberId' | 'bodyHash'>) =>
	known.memberId === given.memberId && known.bodyHash === given.bodyHash
		? accept({ id: known.id })
		: refuse('key-reused');

/** Tells one form from another. Keyed, because what it says could be guessed from a plain hash. */
const hashOf = (keys: Keyring, form: QuestionForm): string => keys.mac('idempotency', JSON.stringify(form));

/** What is agreed to, by the version that was read. */
async function consentFaults(queries: Queries, form: QuestionForm, now: Date): Promise<Fault[]> {
	const current = await findCurrentVersions(queries, now);
	const { provider, health } = form.agreements;
	return [
		...(isHealthQuestion(form) && health === undefined
			? [{ at: 'agreements.health', code: 'must-agree' as const }]
			: []),
		...(provider === current.provider ? [] : [{ at: 'agreements.provider', code: 'text-outdated' as const }]),
		...(health === undefined || health === current.health
			? []
			: [{ at: 'agreements.health', code: 'text-outdated' as const }]),
	];
}

type Asking = { form: QuestionForm; bodyHash: string; askable: readonly MatchingProviderFacts[] };

async function ask(work: Transaction, member: MemberContext, { form, bodyHash, askable }: Asking) {
	const { services, now, memberId } = member;
	const { key: id } = form;
	const asker = await lockAsker(work, memberId);
	if (!asker) return refuse('login-required');
	if (asker.emailVerifiedAt === null) return refuse('email-unverified');
	// Sent twice at once: the second has waited for the first by now.
	const known = await findQuestion(work, id);
	if (known) return answerAgain(known, { memberId, bodyHash });
	if ((await countOpenQuestions(work, memberId)) >= mostOpenQuestions) return refuse('questions-full');
	const papers = await findOwnPapers(work, { ids: form.fileIds, ownerId: memberId });
	if (papers.length < new Set(form.fileIds).size)
		return refuse('invalid-input', { faults: [{ at: 'fileIds', code: 'invalid-input' }] });
	const expiresAt = new Date(now.getTime() + openDays * dayMs);
	const begun = { status: 'open', createdAt: now, expiresAt, dueAt: null, endedAt: null, erasedAt: null } as const;
	const sweepAt = nextDue({ ...begun, state: 'open', answers: 0, reminded: [] });
	const row = {
		...{ id, memberId, bodyHash, sweepAt, country: asker.country ?? '', touchedAt: now, waitRank: waitRank('open') },
		...begun,
		...questionColumns(services.keys, id, form),
	};
	if (!(await insertQuestion(work, row))) return refuse('key-reused');
	await replaceWords(work, id, wordsOfQuestion(form));
	const { provider, health } = form.agreements;
	const agreed = { provider, ...(health !== undefined && isHealthQuestion(form) && { health }) };
	await insertQuestionConsents(work, { memberId, questionId: id, locale: form.locale, givenAt: now }, agreed);
	const fitting = fittingOf(askable, form);
	await tellMatching(work, services, {
		...{ kind: 'matching.ask', question: row, actor: 'member', actorId: memberId, at: now },
		providerIds: fitting.map((one) => one.id),
		toAsker: { template: 'matching-sent', more: { providers: fitting.length, until: expiresAt.toISOString() } },
		toProviders: { template: 'matching-asked' },
	});
	return accept({ id });
}

/** So many are told at the most: nobody compares more, and the others find it in their inbox. */
const mostTold = 100;

/** Those it fits, and may be asked: about health only who holds the papers for it. */
export const fittingOf = (
	askable: readonly MatchingProviderFacts[],
	form: Pick<QuestionForm, 'area' | 'kind' | 'languages' | 'region'>,
) => askable.filter((one) => fits(form, one) && (!isHealthQuestion(form) || one.isLicensed)).slice(0, mostTold);
