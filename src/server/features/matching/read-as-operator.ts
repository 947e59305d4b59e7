import type { ModeratedQuestion } from '#contract/api/matching-moderation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { looksAfter, type Viewer } from '#domain/member/access.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { comparisonOf, loadAnswers, toldAnswer } from './answer-view.ts';
import { isVisibleAnswer } from './apply-move.ts';
import { findProvidersTold } from './matching-mail.repo.ts';
import type { AnswerRow, QuestionRow } from './question.repo.ts';
import { hiddenOf, toldQuestion } from './question-view.ts';
import type { Reading } from './reading.ts';
import { findOpenReports } from './report.repo.ts';

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
	const [loaded, reports, asker, providers] = await Promise.all([
		loadAnswers(queries, answers, { language, now }),
		isModerator ? findOpenReports(queries, [question.id]) : [],
		findMember(queries, question.memberId),
		findProvidersTold(queries, [...new Set(answers.map(({ providerId }) => providerId))]),
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
	const reportsOf = (answerId: string | null) =>
		reports
			.filter((report) => report.answerId === answerId)
			.map(({ reason, createdAt, by }) => ({ reason, at: createdAt.toISOString(), by }));
	const hiddenTo = (row: Parameters<typeof hiddenOf>[0]) => {
		const hidden = hiddenOf(row);
		return hidden && { ...hidden, reason: isModerator ? hidden.reason : null };
	};
	const readBy = (providerId: string) => [
		...new Set(providers.find(({ id }) => id === providerId)?.told.map(({ locale }) => locale)),
	];
	const told = loaded.map((one) => ({
		...toldAnswer(one, { keys, language, now }, true),
		hidden: hiddenTo(one.row),
		reports: reportsOf(one.row.id),
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
		hidden: hiddenTo(question),
		reports: reportsOf(null),
		answers: told,
		comparison: comparisonOf(
			told.filter(({ id }) => answers.some((answer) => answer.id === id && isVisibleAnswer(answer))),
			question.area,
		),
		may: { hide: isModerator && question.hiddenAt === null, show: isModerator && question.hiddenAt !== null },
	};
}
