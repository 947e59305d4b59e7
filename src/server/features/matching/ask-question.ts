import type { QuestionForm } from '#contract/api/matching-fields.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { held, mostOpenQuestions } from '#domain/matching/question.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { heldQuestionBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { consentFaults, hashOf } from './asked-form.ts';
import { countHeldOf, findHeld, insertHeld } from './held-question.repo.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { findAskable, type MatchingProviderFacts } from './matching-provider.repo.ts';
import { putQuestion } from './put-question.ts';
import { countOpenQuestions, findQuestion, lockAsker, type QuestionRow } from './question.repo.ts';
import { questionFaults } from './question-fields.ts';

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
		? accept({ id: known.id, isHeld: false })
		: refuse('key-reused');

type Asking = { form: QuestionForm; bodyHash: string; askable: readonly MatchingProviderFacts[] };

async function ask(work: Transaction, member: MemberContext, { form, bodyHash, askable }: Asking) {
	const { services, now, memberId } = member;
	const { key: id } = form;
	const asker = await lockAsker(work, memberId);
	if (!asker) return refuse('login-required');
	// Sent twice at once: the second has waited for the first by now.
	const known = await findQuestion(work, id);
	if (known) return answerAgain(known, { memberId, bodyHash });
	if ((await countOpenQuestions(work, memberId)) >= mostOpenQuestions) return refuse('questions-full');
	const papers = await findOwnPapers(work, { ids: form.fileIds, ownerId: memberId });
	if (papers.length < new Set(form.fileIds).size)
		return refuse('invalid-input', { faults: [{ at: 'fileIds', code: 'invalid-input' }] });
	if (asker.emailVerifiedAt === null) return hold(work, member, { form, bodyHash });
	const asked = { form, bodyHash, askable, memberId, country: asker.country ?? '', agreedAt: now, now };
	return (await putQuestion(work, services, asked)) ? accept({ id, isHeld: false }) : refuse('key-reused');
}

/** Who has just joined has sent it all the same: it goes out by itself when they open the link in their mail (decision 0076). */
async function hold(
	work: Transaction,
	{ services, now, memberId }: MemberContext,
	{ form, bodyHash }: Omit<Asking, 'askable'>,
) {
	const { key: id, fileIds } = form;
	const known = await findHeld(work, id);
	if (known)
		return known.memberId === memberId && known.bodyHash === bodyHash
			? accept({ id, isHeld: true })
			: refuse('key-reused');
	if ((await countHeldOf(work, memberId)) >= held.most) return refuse('questions-full');
	const sealed = services.keys.seal(JSON.stringify(form), heldQuestionBinding(id));
	await insertHeld(work, { id, memberId, sealed, fileIds, bodyHash, createdAt: now });
	return accept({ id, isHeld: true });
}
