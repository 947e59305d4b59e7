import type { matchingEndpoints } from '#contract/api/matching.ts';
import type { QuestionForm } from '#contract/api/matching-fields.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { accept } from '#domain/kernel/result.ts';
import { mostAnswers } from '#domain/matching/answer.ts';
import { mayEdit } from '#domain/matching/matching-machine.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { heldQuestionBinding } from '#server/keys/seal-bindings.ts';
import { textIn } from '#server/mail/order-data.ts';
import type { MemberContext } from '#server/member-context.ts';
import { isVisibleAnswer, matchingOf } from './apply-move.ts';
import { findHeldOf, type HeldRow } from './held-question.repo.ts';
import { findProviderNames } from './matching-provider.repo.ts';
import { findAnswerThreads } from './matching-thread.repo.ts';
import { type AnswerRow, findAnswersOf, type QuestionRow } from './question.repo.ts';
import { countOwn, findOwn } from './question-list.repo.ts';
import { listedQuestion, questionMay } from './question-view.ts';

type Input = InputOf<(typeof matchingEndpoints)['GET /api/matching/questions/mine']>['query'];

const cursor = cursorOf({ rank: cursorPart.number, at: cursorPart.moment, id: cursorPart.uuid });

/** A member's questions with answers and threads, what waits for them first. */
export async function listOwnQuestions({ queries, services, now, memberId }: MemberContext, asked: Input) {
	const after = cursor.read(asked.cursor);
	if (!after.ok) return after;
	const { language, filter } = asked;
	const [rows, counts, heldRows] = await Promise.all([
		findOwn(queries, memberId, { filter, after: after.value, limit: pageSize + 1 }),
		countOwn(queries, memberId),
		findHeldOf(queries, memberId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ id, waitRank, touchedAt }) =>
		cursor.write({ rank: waitRank, at: touchedAt, id }),
	);
	const found = await findAnswersOf(
		queries,
		shown.map(({ id }) => id),
	);
	const visible = found.filter(isVisibleAnswer);
	const [providers, threads] = await Promise.all([
		findProviderNames(queries, [...new Set(visible.map(({ providerId }) => providerId))]),
		findAnswerThreads(
			queries,
			visible.map(({ id }) => id),
			{ role: 'guest', memberId },
		),
	]);
	const answerView = ({ id, status, providerId, totalWon }: AnswerRow) => {
		const provider = providers.find((one) => one.id === providerId);
		const thread = threads.get(id);
		return {
			...{ id, status, total: totalWon, threadId: thread?.threadId ?? null, unread: thread?.unread ?? 0 },
			provider: {
				id: providerId,
				name: provider ? textIn(provider.name, language) : '',
				portrait: provider?.portrait ?? '',
			},
		};
	};
	const items = shown.map((question) => {
		const own = visible.filter(({ questionId }) => questionId === question.id);
		return ownView(question, own, { answers: own.slice(0, mostAnswers).map(answerView), services, now });
	});
	return accept({
		items,
		total: counts[filter],
		nextCursor,
		counts,
		held: heldRows.map((row) => heldView(services.keys, row)),
	});
}

function heldView(keys: Keyring, { id, sealed, createdAt, isOutdated }: HeldRow) {
	const { area, kind, title, locale }: QuestionForm = JSON.parse(keys.open(sealed, heldQuestionBinding(id)));
	return { id, area, kind, title, locale, createdAt: createdAt.toISOString(), isOutdated };
}

type Viewing<Answers> = { answers: Answers; services: MemberContext['services']; now: Date };

function ownView<Answers>(question: QuestionRow, own: AnswerRow[], { answers, services, now }: Viewing<Answers>) {
	const shown = listedQuestion(question, { keys: services.keys, isOpen: true });
	const { id, area, kind, status, isPrivate, title, createdAt, expiresAt, answerCount, endReason, dueAt } = shown;
	const held = { question, answers: own };
	const { lookedAt } = question;
	return {
		...{ id, area, kind, status, isPrivate, title, createdAt, expiresAt, answerCount, endReason, dueAt },
		...{ locale: shown.locale, waitsFor: shown.waitsFor },
		newAnswers: own.filter(({ renewedAt }) => lookedAt === null || renewedAt > lookedAt).length,
		answers,
		reservationId: own.find(({ reservationId }) => reservationId !== null)?.reservationId ?? null,
		isHidden: question.hiddenAt !== null,
		may: questionMay(held, now, mayEdit(matchingOf(held))),
	};
}
