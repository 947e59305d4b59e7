import { randomUUID } from 'node:crypto';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MatchingReportReason } from '#domain/matching/question.ts';
import { worksFor } from '#domain/organisation/rights.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAnswering, maySeeQuestion } from './answering.ts';
import { isVisibleAnswer } from './apply-move.ts';
import { tellMatching } from './matching-mails.ts';
import { findMatchingProviders } from './matching-provider.repo.ts';
import { findAnswer, findQuestion, lockQuestion, type QuestionRow } from './question.repo.ts';
import { findOpenReports, insertReport } from './report.repo.ts';

/** Everybody may see it, it is one's own, or one answers for a provider that may. */
async function maySee({ queries, now, viewer, memberId }: MemberContext, question: QuestionRow): Promise<boolean> {
	if (question.memberId === memberId) return true;
	if (!question.isPrivate && question.hiddenAt === null) return true;
	return (await findAnswering(queries, viewer, now)).some((provider) => maySeeQuestion(provider, question));
}

type Report = { reason: MatchingReportReason };

export async function reportQuestion(member: MemberContext, { id, reason }: Report & { id: string }) {
	const { queries, memberId } = member;
	const question = await findQuestion(queries, id);
	if (!question || !(await maySee(member, question))) return refuse('not-found');
	if (question.memberId === memberId) return refuse('not-allowed');
	return report(member, { question, answerId: null, reason });
}

export async function reportAnswer(member: MemberContext, { id, reason }: Report & { id: string }) {
	const { queries, now, viewer } = member;
	const answer = await findAnswer(queries, id);
	const question = answer && (await findQuestion(queries, answer.questionId));
	if (!answer || !question || !isVisibleAnswer(answer) || !(await maySee(member, question))) return refuse('not-found');
	const [provider] = await findMatchingProviders(queries, [answer.providerId], now);
	if (provider && worksFor(viewer, provider.organisationId)) return refuse('not-allowed');
	return report(member, { question, answerId: id, reason });
}

/** Once a member; the operators are told by mail with the first alone. */
async function report(
	{ queries, services, now, memberId }: MemberContext,
	{ question, answerId, reason }: Report & { question: QuestionRow; answerId: string | null },
) {
	const retryAfter = await countAttempt({ queries, services }, 'matching-report-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		// A decision answers the reports that its operator has seen: none comes while one is made.
		await lockQuestion(work, question.id);
		const open = await findOpenReports(work, [question.id]);
		const row = { id: randomUUID(), questionId: question.id, answerId, memberId, reason, createdAt: now };
		if (!(await insertReport(work, row))) return refuse('not-allowed');
		if (open.length === 0)
			await tellMatching(work, services, {
				...{ kind: 'matching.to-moderate', question, actor: 'member', actorId: memberId, at: now },
				...(answerId !== null && { answerId }),
				toOperators: 'matching-to-moderate',
			});
		return accept({});
	});
}
