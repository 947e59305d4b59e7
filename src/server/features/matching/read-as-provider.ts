import type { AnsweringQuestion } from '#contract/api/matching-answer.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { mostAnswers } from '#domain/matching/answer.ts';
import { fitOf } from '#domain/matching/fit.ts';
import { mayAnswer, moveRefusal } from '#domain/matching/matching-machine.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { textIn } from '#server/mail/order-data.ts';
import { findAnswerable } from './answer-product.repo.ts';
import { loadAnswers, toldAnswer } from './answer-view.ts';
import { maySeeQuestion } from './answering.ts';
import { isVisibleAnswer, matchingOf } from './apply-move.ts';
import { daysWished, findFreeDays } from './free-days.ts';
import { isPutAway } from './inbox-hidden.repo.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import type { MatchingProviderFacts } from './matching-provider.repo.ts';
import { findAnswerThreads } from './matching-thread.repo.ts';
import type { AnswerRow, QuestionRow } from './question.repo.ts';
import { hiddenOf, toldQuestion } from './question-view.ts';
import type { Reading } from './reading.ts';
import { hasReported } from './report.repo.ts';
import { questionContactOf } from './sealed-question.ts';

type Found = {
	question: QuestionRow;
	answers: AnswerRow[];
	language: ContentLocale;
	viewer: Viewer;
	provider: MatchingProviderFacts;
};

/** How it fits who reads it; whether there are places on the wished days is asked of the schedules. */
async function fitFor({ queries, now }: Reading, { question, provider, language }: Found) {
	const { area: _, ...fit } = fitOf(question, provider);
	if (question.wishedFrom === null || question.wishedTo === null) return { ...fit, dates: null };
	const products = await findAnswerable(queries, { providerId: provider.id, area: question.area, language });
	const span = daysWished({ from: question.wishedFrom, to: question.wishedTo }, now);
	const free = await findFreeDays(queries, products, { span, now });
	return { ...fit, dates: products.length === 0 ? null : [...free.values()].some((days) => days.length > 0) };
}

/** Without name and contact until this provider has accepted; of the others nothing but their number. */
export async function readAsProvider(context: Reading, found: Found): Promise<AnsweringQuestion> {
	const { queries, services, now } = context;
	const { question, answers, language, viewer, provider } = found;
	const { keys } = services;
	const own = answers.find(({ providerId }) => providerId === provider.id);
	const isAgreed = own?.status === 'accepted';
	const role = 'provider' as const;
	const [fit, loaded, threads, papers, isHidden, isReported] = await Promise.all([
		fitFor(context, found),
		loadAnswers(queries, own ? [own] : [], { language, now }),
		findAnswerThreads(queries, own ? [own.id] : [], { role, memberId: viewer.id }),
		findOwnPapers(queries, { ids: question.fileIds, ownerId: question.memberId }),
		isPutAway(queries, { providerId: provider.id, questionId: question.id }),
		hasReported(queries, { questionId: question.id, memberId: viewer.id }),
	]);
	await noteRead(context, found);
	const [first] = loaded;
	const others = answers.filter((one) => one !== own && isVisibleAnswer(one)).length;
	return {
		...toldQuestion(question, { keys, isOpen: isAgreed }),
		role,
		provider: { id: provider.id, name: textIn(provider.name, language), portrait: provider.portrait },
		fit,
		fileCount: papers.length,
		files: isAgreed ? papers : [],
		asker: isAgreed ? await askerOf(context, question) : null,
		otherAnswers: others,
		isHidden,
		own: first
			? {
					...toldAnswer(first, { keys, language, now }, true),
					threadId: threads.get(first.row.id)?.threadId ?? null,
					hidden: hiddenOf(first.row),
					may: ownMay({ question, answers }, first.row, { viewer, provider, now, hasThread: threads.size > 0 }),
				}
			: null,
		may: {
			answer:
				!own &&
				maySeeQuestion(provider, question) &&
				mayAnswer({ state: question.status, expiresAt: question.expiresAt }, now) &&
				answers.length < mostAnswers &&
				question.memberId !== viewer.id,
			hide: true,
			report: !isReported && question.memberId !== viewer.id,
		},
	};
}

type Standing = { viewer: Viewer; provider: MatchingProviderFacts; now: Date; hasThread: boolean };

function ownMay(
	held: Pick<Found, 'question' | 'answers'>,
	row: AnswerRow,
	{ viewer, provider, now, hasThread }: Standing,
) {
	const matching = matchingOf(held);
	const may = (move: 'renew' | 'accept' | 'decline' | 'withdraw-answer') =>
		moveRefusal(matching, { move, by: 'provider', answerId: row.id }, now) === undefined;
	const isAdmitted = maySeeQuestion(provider, held.question);
	return {
		...{ renew: isAdmitted && may('renew'), accept: isAdmitted && may('accept') },
		...{ decline: may('decline'), withdraw: may('withdraw-answer') },
		write: hasThread && mayDo(viewer, 'thread.write', provider.organisationId),
	};
}

async function askerOf({ queries, services }: Reading, question: QuestionRow) {
	const member = await findMember(queries, question.memberId);
	const contact = questionContactOf(services.keys, question);
	return member && contact ? { name: `${member.firstName} ${member.lastName}`, contact } : null;
}

/** Whoever reads what is private about somebody's health leaves a trace. */
async function noteRead({ queries, now }: Reading, { question, viewer, provider }: Found): Promise<void> {
	if (!question.isPrivate) return;
	await recordAudit(queries, {
		...{
			event: 'matching.question-read',
			actorId: viewer.id,
			subjectId: question.memberId,
			actor: 'provider',
			at: now,
		},
		subject: ['matching-question', question.id],
		details: { as: 'provider', providerId: provider.id },
	});
}
