import type { ModeratedQuestion } from '#contract/api/matching-moderation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { looksAfter, type Viewer } from '#domain/member/access.ts';
import { findDecisions, recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { comparisonOf, loadAnswers, toldAnswer } from './answer-view.ts';
import { isVisibleAnswer } from './apply-move.ts';
import { findProvidersTold } from './matching-mail.repo.ts';
import type { AnswerRow, QuestionRow } from './question.repo.ts';
import { hiddenOf, toldQuestion } from './question-view.ts';
import type { Reading } from './reading.ts';
import { findOpenReports, matchingSeen } from './report.repo.ts';

const mostReports = 50;
const decidedKinds = [
	...(['matching.question-hidden', 'matching.question-shown', 'matching.answer-hidden'] as const),
	...(['matching.answer-shown', 'matching.report-dismissed'] as const),
];

/** Of the question itself, or of one of its answers. */
function lastOf(decisions: Awaited<ReturnType<typeof findDecisions>>, answerId: string | null) {
	const last = decisions.find(({ facts }) => (facts.answerId ?? null) === answerId);
	return last ? { at: last.at.toISOString(), by: last.by } : null;
}

type Found = { question: QuestionRow; answers: AnswerRow[]; language: ContentLocale; viewer: Viewer };

/**
 * All of it but how its asker is reached, and who reported it and why it was hidden to those whose that is to decide; that somebody looked at what is private stands in the trail.
 */
export async function readAsOperator(
	{ queries, services, now }: Reading,
	{ question, answers, language, viewer }: Found,
): Promise<ModeratedQuestion> {
	const { keys } = services;
	const isModerator = looksAfter(viewer, 'trust');
	const [loaded, reports, asker, providers, decisions] = await Promise.all([
		loadAnswers(queries, answers, { language, now }),
		isModerator ? findOpenReports(queries, [question.id]) : [],
		findMember(queries, question.memberId),
		findProvidersTold(queries, [...new Set(answers.map(({ providerId }) => providerId))]),
		isModerator ? findDecisions(queries, { subject: ['matching-question', question.id], kinds: decidedKinds }) : [],
	]);
	if (question.isPrivate)
		await recordAudit(queries, {
			...{
				event: 'matching.question-read',
				actorId: viewer.id,
				subjectId: question.memberId,
				actor: 'operator',
				at: now,
			},
			subject: ['matching-question', question.id],
			details: { as: 'operator' },
		});
	const reportsOf = (answerId: string | null) => reports.filter((report) => report.answerId === answerId);
	const hiddenTo = (row: QuestionRow | AnswerRow) => {
		const hidden = hiddenOf(row);
		return hidden && { ...hidden, reason: isModerator ? hidden.reason : null };
	};
	const decidedOf = (row: QuestionRow | AnswerRow, answerId: string | null) => ({
		hidden: hiddenTo(row),
		reports: reportsOf(answerId)
			.slice(0, mostReports)
			.map(({ reason, createdAt, by }) => ({ reason, at: createdAt.toISOString(), by })),
		decided: lastOf(decisions, answerId),
		seen: matchingSeen(row, reportsOf(answerId)),
	});
	const readBy = (providerId: string) => [
		...new Set(providers.find(({ id }) => id === providerId)?.told.map(({ locale }) => locale)),
	];
	const told = loaded.map((one) => ({
		...toldAnswer(one, { keys, language, now }, true),
		...decidedOf(one.row, one.row.id),
		reads: readBy(one.row.providerId),
	}));
	return {
		...toldQuestion(question, { keys, isOpen: true }),
		role: 'operator',
		asker: {
			id: question.memberId,
			name: asker && asker.status !== 'closed' ? `${asker.firstName} ${asker.lastName}` : '',
			language: asker?.locale ?? 'en',
		},
		...decidedOf(question, null),
		answers: told,
		comparison: comparisonOf(
			told.filter(({ id }) => answers.some((answer) => answer.id === id && isVisibleAnswer(answer))),
			question.area,
		),
		may: { hide: isModerator && question.hiddenAt === null, show: isModerator && question.hiddenAt !== null },
	};
}
