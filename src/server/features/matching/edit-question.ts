import { accept, refuse } from '#domain/kernel/result.ts';
import { mayEdit } from '#domain/matching/matching-machine.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { MemberContext } from '#server/member-context.ts';
import { holdMatching, matchingOf } from './apply-move.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { tellMatching } from './matching-mails.ts';
import { findAskable } from './matching-provider.repo.ts';
import { fittingOf } from './put-question.ts';
import { lockQuestion, replaceWords, updateQuestion } from './question.repo.ts';
import { type QuestionFields, questionColumns, questionFaults, wordsOfQuestion } from './question-fields.ts';

/** Changes what nobody has answered yet; who saves it names what they have seen. */
export async function editQuestion(
	{ queries, services, now, memberId }: MemberContext,
	{ id, revision, ...fields }: QuestionFields & { id: string; revision: number },
) {
	const faults = questionFaults(fields, now);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'question-change-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const askable = await findAskable(queries, now);
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, id));
		if (held?.question.memberId !== memberId) return refuse('not-found');
		if (!mayEdit(matchingOf(held))) return refuse('not-allowed');
		if (held.question.revision !== revision) return refuse('changed-since');
		// The area decides who may see it and what was agreed to: another area is another question.
		if (held.question.area !== fields.area)
			return refuse('invalid-input', { faults: [{ at: 'area', code: 'invalid-input' }] });
		const papers = await findOwnPapers(work, { ids: fields.fileIds, ownerId: memberId });
		if (papers.length < new Set(fields.fileIds).size)
			return refuse('invalid-input', { faults: [{ at: 'fileIds', code: 'invalid-input' }] });
		const columns = questionColumns(services.keys, id, fields);
		await updateQuestion(work, id, { ...columns, revision: revision + 1, editedAt: now, touchedAt: now });
		await replaceWords(work, id, held.question.hiddenAt === null ? wordsOfQuestion(fields) : []);
		await tellMatching(work, services, {
			...{ kind: 'matching.edit', actor: 'member', actorId: memberId, at: now },
			question: { ...held.question, ...columns },
			providerIds: fittingOf(askable, fields).map((one) => one.id),
		});
		return accept({ id });
	});
}
