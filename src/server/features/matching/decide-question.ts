import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countsOf, holdMatching } from './apply-move.ts';
import { tellMatching, tellReporters } from './matching-mails.ts';
import {
	findAnswer,
	lockQuestion,
	type QuestionRow,
	replaceWords,
	updateAnswers,
	updateQuestion,
} from './question.repo.ts';
import { wordsOfQuestion } from './question-fields.ts';
import { findOpenReports, matchingSeen, resolveReports } from './report.repo.ts';
import { questionWords } from './sealed-question.ts';

type Decision = { seen: string } & ({ decision: 'show' } | { decision: 'hide'; reason: string });

const columnsOf = (decided: Decision, now: Date) =>
	decided.decision === 'hide'
		? { hiddenAt: now, hiddenReason: decided.reason }
		: { hiddenAt: null, hiddenReason: null };

type Kept = { question: QuestionRow; operatorId: string; at: Date; answerId?: string };

/** Looked at and left as it was: that a report came to nothing is no news to who wrote it. */
const keptOf = ({ question: { id, memberId }, operatorId, at, answerId }: Kept) => ({
	...({ event: 'matching.report-dismissed', actorId: operatorId, subjectId: memberId, actor: 'operator', at } as const),
	subject: ['matching-question', id] as const,
	...(answerId !== undefined && { details: { answerId } }),
});

/**
 * Takes a question out of every list, or brings it back; its asker is told, its reports are answered. What was changed, reported or
 * decided since its operator looked is looked at first.
 */
export async function decideQuestion(
	{ services, now, memberId }: MemberContext,
	{ id, decided }: { id: string; decided: Decision },
) {
	return services.transact(async (work) => {
		const question = await lockQuestion(work, id);
		if (!question) return refuse('not-found');
		const reports = (await findOpenReports(work, [id])).filter(({ answerId }) => answerId === null);
		if (matchingSeen(question, reports) !== decided.seen) return refuse('changed-since');
		const isHiding = decided.decision === 'hide';
		const memberIds = await resolveReports(work, { questionId: id, answerId: null, at: now });
		await tellReporters(work, services, { memberIds, outcome: isHiding ? 'hidden' : 'kept' });
		if (isHiding === (question.hiddenAt !== null)) {
			await recordAudit(work, keptOf({ question, operatorId: memberId, at: now }));
			return accept({ id });
		}
		await updateQuestion(work, id, { ...columnsOf(decided, now), touchedAt: now });
		const words = questionWords(services.keys, question);
		await replaceWords(work, id, isHiding ? [] : wordsOfQuestion({ isPrivate: question.isPrivate, ...words }));
		const about = { question, actor: 'operator', actorId: memberId, at: now } as const;
		await tellMatching(
			work,
			services,
			decided.decision === 'hide'
				? {
						...{ ...about, kind: 'matching.question-hidden' },
						toAsker: { template: 'matching-hidden', more: { reason: decided.reason } },
					}
				: { ...about, kind: 'matching.question-shown', toAsker: { template: 'matching-shown' } },
		);
		return accept({ id });
	});
}

/** The same of an answer: its provider is told. */
export async function decideAnswer(
	{ queries, services, now, memberId }: MemberContext,
	{ id, decided }: { id: string; decided: Decision },
) {
	const found = await findAnswer(queries, id);
	if (!found) return refuse('not-found');
	return services.transact(async (work) => {
		const held = await holdMatching(work, lockQuestion(work, found.questionId));
		const answer = held?.answers.find((one) => one.id === id);
		if (!held || !answer) return refuse('not-found');
		const { question } = held;
		const reports = (await findOpenReports(work, [question.id])).filter(({ answerId }) => answerId === id);
		if (matchingSeen(answer, reports) !== decided.seen) return refuse('changed-since');
		const isHiding = decided.decision === 'hide';
		// What two have agreed to is ended by them, or by suspending who misuses it.
		if (isHiding && answer.hiddenAt === null && (answer.status === 'picked' || answer.status === 'accepted'))
			return refuse('not-allowed');
		const memberIds = await resolveReports(work, { questionId: question.id, answerId: id, at: now });
		await tellReporters(work, services, { memberIds, outcome: isHiding ? 'hidden' : 'kept' });
		if (isHiding === (answer.hiddenAt !== null)) {
			await recordAudit(work, keptOf({ question, operatorId: memberId, at: now, answerId: id }));
			return accept({ id });
		}
		const columns = columnsOf(decided, now);
		await updateAnswers(work, [id], columns);
		const after = held.answers.map((one) => (one.id === id ? { ...one, ...columns } : one));
		await updateQuestion(work, question.id, countsOf(after));
		const about = { question, actor: 'operator', actorId: memberId, at: now, answerId: id } as const;
		await tellMatching(
			work,
			services,
			decided.decision === 'hide'
				? {
						...{ ...about, kind: 'matching.answer-hidden', providerIds: [answer.providerId] },
						toProviders: { template: 'matching-answer-hidden', more: { reason: decided.reason } },
					}
				: {
						...{ ...about, kind: 'matching.answer-shown', providerIds: [answer.providerId] },
						toProviders: { template: 'matching-answer-shown' },
					},
		);
		return accept({ id });
	});
}
