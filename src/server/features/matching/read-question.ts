import type { QuestionView } from '#contract/api/matching.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { mayEdit, moveRefusal } from '#domain/matching/matching-machine.ts';
import { admit } from '#domain/member/access.ts';
import { secretHashOf } from '#server/secret.ts';
import { comparisonOf, loadAnswers, shownAnswer, toldAnswer } from './answer-view.ts';
import { chooseForQuestion, findAnswering, keepsSeeing, maySeeQuestion } from './answering.ts';
import { isVisibleAnswer, matchingOf } from './apply-move.ts';
import { findOwnPapers } from './matching-file.repo.ts';
import { cachedAskable, findProviderContacts } from './matching-provider.repo.ts';
import { findAnswerThreads } from './matching-thread.repo.ts';
import { contactCard } from './provider-card.ts';
import { fittingOf } from './put-question.ts';
import { type AnswerRow, findAnswers, findQuestion, type QuestionRow } from './question.repo.ts';
import { hiddenOf, prolongsLeft, questionMay, shownQuestion, toldQuestion, totalsOf } from './question-view.ts';
import { readAsOperator } from './read-as-operator.ts';
import { readAsProvider } from './read-as-provider.ts';
import { usualMinutes } from './read-fit.ts';
import type { Reading } from './reading.ts';
import { hasReported } from './report.repo.ts';
import { questionContactOf } from './sealed-question.ts';
import { findShareByHash, findShares } from './share.repo.ts';
import { shareView } from './share-question.ts';

type Asked = { id: string; language: ContentLocale; share?: string | undefined; provider?: string | undefined };

/** A question as whoever asks may see it; for everybody whom a private one does not concern it does not exist. */
export async function readQuestion(context: Reading, asked: Asked): Promise<Result<QuestionView, 'not-found'>> {
	const { queries, now, viewer } = context;
	const question = await findQuestion(queries, asked.id);
	if (!question) return refuse('not-found');
	const answers = await findAnswers(queries, question.id);
	const { language } = asked;
	if (viewer?.id === question.memberId) return accept(await readAsAsker(context, { question, answers, language }));
	if (asked.share !== undefined) {
		const secretHash = secretHashOf(asked.share);
		const share = await findShareByHash(queries, { questionId: question.id, secretHash, now });
		if (share) return accept(await readAsFamily(context, { question, answers, language, endsAt: share.endsAt }));
	}
	const isOperator = admit('operator', viewer) === 'admitted';
	if (viewer && isOperator && asked.provider === undefined)
		return accept(await readAsOperator(context, { question, answers, language, viewer }));
	const answering = viewer ? await findAnswering(queries, viewer, now) : [];
	const provider = chooseForQuestion(answering, asked.provider, { question, answers });
	if (viewer && provider && keepsSeeing(provider, question, answers))
		return accept(await readAsProvider(context, { question, answers, language, viewer, provider }));
	if (question.isPrivate || question.hiddenAt !== null) return refuse('not-found');
	return accept(await readAsVisitor(context, { question, answers, language }));
}

type Found = { question: QuestionRow; answers: AnswerRow[]; language: ContentLocale };

async function readAsAsker({ queries, services, now, viewer }: Reading, { question, answers, language }: Found) {
	const { keys } = services;
	const memberId = viewer?.id ?? '';
	const visible = answers.filter(isVisibleAnswer);
	const ids = visible.map(({ id }) => id);
	const accepted = answers.filter(({ status }) => status === 'accepted');
	const [loaded, threads, shares, papers, reached, askable] = await Promise.all([
		loadAnswers(queries, visible, { language, now }),
		findAnswerThreads(queries, ids, { role: 'guest', memberId }),
		findShares(queries, question.id, now),
		findOwnPapers(queries, { ids: question.fileIds, ownerId: question.memberId }),
		findProviderContacts(
			queries,
			accepted.map(({ providerId }) => providerId),
		),
		cachedAskable(queries, '', now),
	]);
	const held = { question, answers };
	const matching = matchingOf(held);
	const told = loaded.map((one) => {
		const { row, provider } = one;
		const may = (move: 'pick' | 'take-back' | 'reserve') =>
			moveRefusal(matching, { move, by: 'asker', answerId: row.id, version: row.version }, now) === undefined;
		const answer = toldAnswer(one, { keys, language, now });
		const isAgreed = row.status === 'accepted';
		return {
			...answer,
			isNew: question.lookedAt === null || row.renewedAt > question.lookedAt,
			threadId: threads.get(row.id)?.threadId ?? null,
			contact: isAgreed
				? contactCard(
						provider,
						reached.find(({ id }) => id === provider.id),
						language,
					)
				: null,
			isOffering: provider.isOffering,
			may: {
				...{ pick: may('pick') && maySeeQuestion(provider, question), takeBack: may('take-back') },
				reserve: may('reserve') && provider.isOffering && isReservable(answer),
				...{ write: threads.has(row.id), report: true },
			},
		};
	});
	const fitting = fittingOf(askable, question);
	return {
		...toldQuestion(question, { keys, isOpen: true }),
		role: 'asker' as const,
		contact: questionContactOf(keys, question),
		files: papers,
		prolongsLeft: prolongsLeft(question),
		hidden: hiddenOf(question),
		revision: question.revision,
		answers: told,
		comparison: comparisonOf(told, question.area),
		shares: shares.map((share) => shareView(keys, share)),
		fit: { providers: fitting.length, usualMinutes: usualMinutes(fitting) },
		may: questionMay(held, now, mayEdit(matching)),
	};
}

const isReservable = ({ total, product, reservationId }: ReturnType<typeof toldAnswer>): boolean =>
	total !== null && product !== null && reservationId === null;

async function readAsFamily(
	{ queries, services, now }: Reading,
	{ question, answers, language, endsAt }: Found & { endsAt: Date },
) {
	const { keys } = services;
	const loaded = await loadAnswers(queries, answers.filter(isVisibleAnswer), { language, now });
	const told = loaded.map((one) => {
		// What both have agreed to is theirs alone.
		const covered = { ...one, row: { ...one.row, status: one.row.status } };
		const { reservationId: _, reason: __, ...answer } = toldAnswer(covered, { keys, language, now });
		return { ...answer, text: shownAnswer(one, { keys, language, now }).text };
	});
	return {
		...toldQuestion(question, { keys, isOpen: false }),
		role: 'family' as const,
		answers: told,
		comparison: comparisonOf(
			told.map((answer) => ({ ...answer, reservationId: null, reason: null })),
			question.area,
		),
		endsAt: endsAt.toISOString(),
	};
}

async function readAsVisitor({ queries, services, now, viewer }: Reading, { question, answers, language }: Found) {
	const { keys } = services;
	const loaded = await loadAnswers(queries, answers.filter(isVisibleAnswer), { language, now });
	return {
		...shownQuestion(question, { keys, isOpen: false }),
		role: 'visitor' as const,
		answers: loaded.map((one) => shownAnswer(one, { keys, language, now })),
		totals: totalsOf(question),
		may: { report: viewer !== null && !(await hasReported(queries, { questionId: question.id, memberId: viewer.id })) },
	};
}
