import type { QuestionForm } from '#contract/api/matching-fields.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mostOpenQuestions } from '#domain/matching/question.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { heldQuestionBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { consentFaults, hashOf } from './asked-form.ts';
import { deleteHeld, findHeld, replaceHeld } from './held-question.repo.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { findAskable, type MatchingProviderFacts } from './matching-provider.repo.ts';
import { putQuestion } from './put-question.ts';
import { countOpenQuestions, findQuestion, lockAsker } from './question.repo.ts';
import { questionFaults } from './question-fields.ts';

type Edited = Omit<QuestionForm, 'key'> & { id: string; revision: string };

/** Another form in place of the one that waits; who saves it names the one they have seen. */
export async function editHeld(member: MemberContext, { id, revision, ...sent }: Edited) {
	const { queries, services, now, memberId } = member;
	const form = { key: id, ...sent };
	const faults = [...questionFaults(form, now), ...(await consentFaults(queries, form, now))];
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'question-change-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const askable = await findAskable(queries, now);
	return services.transact((work) => replace(work, member, { form, revision, askable }));
}

type Replacing = { form: QuestionForm; revision: string; askable: readonly MatchingProviderFacts[] };

async function replace(work: Transaction, member: MemberContext, { form, revision, askable }: Replacing) {
	const { services, now, memberId } = member;
	const { key: id, fileIds } = form;
	const asker = await lockAsker(work, memberId);
	if (!asker) return refuse('login-required');
	const bodyHash = hashOf(services.keys, form);
	const held = await findHeld(work, id);
	if (held?.memberId !== memberId) return answerGone(work, { id, memberId, bodyHash });
	// Sent again, it is there already.
	if (held.bodyHash === bodyHash && !held.isOutdated) return accept({ id, isHeld: true });
	if (held.bodyHash !== revision) return refuse('changed-since');
	const papers = await findOwnPapers(work, { ids: fileIds, ownerId: memberId });
	if (papers.length < new Set(fileIds).size)
		return refuse('invalid-input', { faults: [{ at: 'fileIds', code: 'invalid-input' }] });
	if (asker.emailVerifiedAt === null) {
		const sealed = services.keys.seal(JSON.stringify(form), heldQuestionBinding(id));
		await replaceHeld(work, id, { sealed, fileIds, bodyHash, createdAt: now });
		return accept({ id, isHeld: true });
	}
	// The address is proved by now: what was held back, because its days were over, goes out.
	if ((await countOpenQuestions(work, memberId)) >= mostOpenQuestions) return refuse('questions-full');
	const country = asker.country ?? '';
	await putQuestion(work, services, { form, bodyHash, memberId, country, agreedAt: now, askable, now });
	await deleteHeld(work, { id, memberId });
	return accept({ id, isHeld: false });
}

/** It went out while it was being changed: as it was, or by this very form. */
async function answerGone(
	work: Transaction,
	{ id, memberId, bodyHash }: { id: string; memberId: string; bodyHash: string },
) {
	const asked = await findQuestion(work, id);
	if (asked?.memberId !== memberId) return refuse('not-found');
	return asked.bodyHash === bodyHash ? accept({ id, isHeld: false }) : refuse('changed-since');
}
