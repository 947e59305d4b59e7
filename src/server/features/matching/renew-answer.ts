import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { MemberContext } from '#server/member-context.ts';
import { rollBack } from '#server/roll-back.ts';
import { answerFaults, totalOf, validUntilOf } from './answer-fields.ts';
import { findActing, maySeeQuestion } from './answering.ts';
import { applyMove, countsOf, holdMatching } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import {
	findAnswer,
	findAnswerVersion,
	findQuestion,
	findVersionByKey,
	lockQuestion,
	updateAnswers,
	updateQuestion,
} from './question.repo.ts';
import { answerHash, writeVersion } from './write-version.ts';

/** So many are compared with each other at the most. */
const mostVersions = 50;

type Asked = { id: string; version: number; form: AnswerForm };

/** A new version of an answer nobody has picked; who sends it names the one it follows. */
export async function renewAnswer(member: MemberContext, { id, version, form }: Asked) {
	const { queries, services, now, viewer, memberId } = member;
	const found = await findAnswer(queries, id);
	const provider = found && (await findActing(queries, viewer, found.providerId, now));
	const question = found && (await findQuestion(queries, found.questionId));
	if (!provider || !question || !maySeeQuestion(provider, question)) return refuse('not-found');
	const bodyHash = answerHash(services.keys, form, `${id} ${version}`);
	const known = await findVersionByKey(queries, form.key);
	if (known) return known.version.bodyHash === bodyHash ? accept({ id }) : refuse('key-reused');
	const faults = await answerFaults(queries, form, { question, providerId: provider.id, now });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'answer-provider', provider.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, question.id));
		const answer = held?.answers.find((one) => one.id === id);
		if (!held || !answer) return refuse('not-found');
		// Sent twice at once: the second has waited for the first by now.
		const sent = await findVersionByKey(work, form.key);
		if (sent) return sent.version.bodyHash === bodyHash ? accept({ id }) : refuse('key-reused');
		const moved = await applyMove(work, held, { asked: { move: 'renew', by: 'provider', answerId: id }, now });
		if (!moved.ok) return refuse('not-allowed');
		if (answer.version !== version) return rollBack(refuse('changed-since')) as never;
		if (version >= mostVersions) return rollBack(refuse('not-allowed')) as never;
		const before = await findAnswerVersion(work, { answerId: id, version });
		const next = version + 1;
		const written = { form, bodyHash, answerId: id, version: next, question: held.question, before };
		if (!(await writeVersion(work, services.keys, { ...written, authorId: memberId, now })))
			return rollBack(refuse('key-reused')) as never;
		const latest = { version: next, totalWon: totalOf(form), validUntil: validUntilOf(form, now), renewedAt: now };
		await updateAnswers(work, [id], latest);
		const after = moved.value.answers.map((one) => (one.id === id ? { ...one, ...latest } : one));
		await updateQuestion(work, question.id, countsOf(after));
		await tellMatching(work, services, {
			...{ kind: 'matching.renew', question: held.question, actor: 'provider', actorId: memberId, at: now },
			...{ answerId: id, providerIds: [provider.id] },
			toAsker: { template: 'matching-renewed' },
		});
		return accept({ id });
	});
}
