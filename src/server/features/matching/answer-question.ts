import { randomUUID } from 'node:crypto';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mostAnswers } from '#domain/matching/answer.ts';
import { isHealthArea } from '#domain/matching/privacy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import { answerFaults, totalOf, validUntilOf } from './answer-fields.ts';
import { chooseForQuestion, findAnswering, maySeeQuestion } from './answering.ts';
import { applyMove, type Held, holdMatching } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import { findQuestion, findVersionByKey, insertAnswer, lockQuestion } from './question.repo.ts';
import { answerHash, writeVersion } from './write-version.ts';

type Asked = { id: string; provider?: string | undefined; form: AnswerForm };

/** Answers a question for a provider: once, with its first version, its price and word to who asked. */
export async function answerQuestion(member: MemberContext, { id, provider: wanted, form }: Asked) {
	const { queries, services, now, viewer, memberId } = member;
	const question = await findQuestion(queries, id);
	if (!question) return refuse('not-found');
	const answering = await findAnswering(queries, viewer, now);
	const provider = chooseForQuestion(answering, wanted, { question, answers: [] });
	if (!provider || !maySeeQuestion(provider, question)) return refuse('not-found');
	if (question.memberId === memberId) return refuse('not-allowed');
	const bodyHash = answerHash(services.keys, form, `${id} ${provider.id}`);
	const known = await findVersionByKey(queries, form.key);
	if (known) return known.version.bodyHash === bodyHash ? accept({ id: known.answer.id }) : refuse('key-reused');
	const author = await findMember(queries, memberId);
	if (!author?.emailVerifiedAt) return refuse('email-unverified');
	const faults = await answerFaults(queries, form, { question, providerId: provider.id, now });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const retryAfter = await countAttempt({ queries, services }, 'answer-provider', provider.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, id));
		return held ? answer(work, member, { held, provider, form, bodyHash }) : refuse('not-found');
	});
}

type Answering = { held: Held; provider: MatchingProviderFacts; form: AnswerForm; bodyHash: string };

async function answer(
	work: Transaction,
	{ services, now, memberId }: MemberContext,
	{ held, provider, form, bodyHash }: Answering,
) {
	const { question, answers } = held;
	const providerId = provider.id;
	// Sent twice at once: the second has waited for the first by now.
	const known = await findVersionByKey(work, form.key);
	if (known) return known.version.bodyHash === bodyHash ? accept({ id: known.answer.id }) : refuse('key-reused');
	if (answers.some((one) => one.providerId === providerId)) return refuse('answered-already');
	if (answers.length >= mostAnswers) return refuse('not-allowed');
	const minutes = Math.max(0, Math.round((now.getTime() - question.createdAt.getTime()) / minuteMs));
	const row = {
		...{ id: randomUUID(), questionId: question.id, providerId, status: 'offered' as const, version: 1, minutes },
		...{ totalWon: totalOf(form), validUntil: validUntilOf(form, now), reason: null, reservationId: null },
		...{ hiddenAt: null, hiddenReason: null, createdAt: now, renewedAt: now, touchedAt: now },
	};
	if (!(await insertAnswer(work, row))) return refuse('answered-already');
	const moved = await applyMove(
		work,
		{ question, answers: [...answers, row] },
		{ asked: { move: 'answer', by: 'provider' }, now },
	);
	if (!moved.ok) return rollBack(refuse('not-allowed')) as never;
	const written = {
		form,
		bodyHash,
		answerId: row.id,
		version: 1,
		question,
		before: undefined,
		authorId: memberId,
		now,
	};
	if (!(await writeVersion(work, services.keys, written))) return rollBack(refuse('key-reused')) as never;
	await openThread(work, {
		subject: { kind: 'matching-answer', id: row.id },
		isHealth: question.isPrivate || isHealthArea(question.area),
		parties: [
			{ role: 'guest', memberId: question.memberId },
			{ role: 'provider', organisationId: provider.organisationId },
		],
		at: now,
	});
	await tellMatching(work, services, {
		...{ kind: 'matching.answer', question, actor: 'provider', actorId: memberId, at: now },
		...{ answerId: row.id, providerIds: [providerId] },
		toAsker: { template: 'matching-answered' },
	});
	return accept({ id: row.id });
}
