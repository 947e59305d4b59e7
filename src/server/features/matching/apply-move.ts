import { accept, type Result } from '#domain/kernel/result.ts';
import type { AnswerState, DeclineReason } from '#domain/matching/answer.ts';
import { nextDue, stillReminded } from '#domain/matching/due.ts';
import {
	advanceMatching,
	type Matching,
	type MatchingAsked,
	type MatchingRefusal,
} from '#domain/matching/matching-machine.ts';
import { type EndReason, isEnded } from '#domain/matching/question.ts';
import { waitRank } from '#domain/matching/waiting.ts';
import type { VersionState } from '#domain/reservation/agreed-price.ts';
import { settleVersion } from '#server/features/reservation/agreed-price.repo.ts';
import { endVaultShares } from '#server/features/vault/vault-share.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { type AnswerRow, findAnswers, type QuestionRow, updateAnswers, updateQuestion } from './question.repo.ts';

/** A question that is held, and its answers. */
export type Held = { question: QuestionRow; answers: AnswerRow[] };

export const matchingOf = ({ question, answers }: Held): Matching => ({
	state: question.status,
	expiresAt: question.expiresAt,
	prolonged: question.prolonged,
	dueAt: question.dueAt,
	answers: answers.map(({ id, status, version, validUntil }) => ({ id, state: status, version, validUntil })),
});

/** What others see of them: neither what was taken back nor what an operator hid. */
export const isVisibleAnswer = ({ status, hiddenAt }: Pick<AnswerRow, 'status' | 'hiddenAt'>): boolean =>
	status !== 'withdrawn' && hiddenAt === null;

/** What lists tell of the answers without looking at them. */
export function countsOf(answers: readonly Pick<AnswerRow, 'status' | 'hiddenAt' | 'totalWon'>[]) {
	const visible = answers.filter(isVisibleAnswer);
	const totals = visible.flatMap(({ totalWon }) => totalWon ?? []);
	const isSpan = totals.length >= 2;
	return {
		answerCount: visible.length,
		lowestWon: isSpan ? Math.min(...totals) : null,
		highestWon: isSpan ? Math.max(...totals) : null,
	};
}

type Happening = {
	asked: MatchingAsked;
	now: Date;
	endReason?: EndReason;
	reason?: DeclineReason;
	reservationId?: string;
};

/** How a price ends with its answer; null where it goes on. */
const priceEnds: Partial<Record<AnswerState, VersionState>> = { declined: 'declined', withdrawn: 'withdrawn' };

/**
 * Makes a move of the life cycle of what is held (`lockQuestion`): question, answers and prices, all that follows from it.
 * Its caller tells of it.
 */
export async function applyMove(
	work: Transaction,
	held: Held,
	{ asked, now, endReason, reason, reservationId }: Happening,
): Promise<Result<Held, MatchingRefusal>> {
	const next = advanceMatching(matchingOf(held), asked, now);
	if (!next.ok) return next;
	const { state, expiresAt, prolonged, dueAt, answers } = next.value;
	const after = held.answers.map((answer, at): AnswerRow => {
		const status = answers[at]?.state ?? answer.status;
		const isAbout = answer.id === asked.answerId;
		if (status === answer.status && !isAbout) return answer;
		return {
			...answer,
			status,
			touchedAt: now,
			...(isAbout && reason && { reason }),
			...(isAbout && reservationId && { reservationId }),
		};
	});
	await writeAnswers(work, held.answers, after);
	const question: QuestionRow = {
		...held.question,
		...{ status: state, expiresAt, prolonged, dueAt, touchedAt: now, waitRank: waitRank(state) },
		...countsOf(after),
		reminded: stillReminded(held.question.reminded, asked.move),
		...ending(held.question, state, { endReason, now }),
	};
	question.sweepAt = nextDue({ ...question, state, answers: question.answerCount });
	await writeQuestion(work, question);
	// What became a reservation is still prepared for.
	if (isEnded(state) && question.endReason !== 'reserved')
		await endVaultShares(work, { kind: 'matching-question', id: question.id }, now);
	return accept({ question, answers: after });
}

function ending(
	{ endReason: was, endedAt }: QuestionRow,
	state: QuestionRow['status'],
	{ endReason, now }: { endReason: EndReason | undefined; now: Date },
) {
	if (!isEnded(state)) return { endReason: null, endedAt: null };
	return { endReason: endReason ?? was, endedAt: endedAt ?? now };
}

/** Those that changed, one statement a state they came to: three at the most. */
async function writeAnswers(work: Transaction, before: readonly AnswerRow[], after: readonly AnswerRow[]) {
	const changed = after.filter((answer, at) => answer !== before[at]);
	const states = [...new Set(changed.map(({ status }) => status))];
	for (const status of states) {
		const group = changed.filter((answer) => answer.status === status);
		const [first] = group;
		if (!first) continue;
		const ids = group.map(({ id }) => id);
		const own = group.length === 1 ? { reason: first.reason, reservationId: first.reservationId } : {};
		await updateAnswers(work, ids, { status, touchedAt: first.touchedAt, ...own });
		const to = priceEnds[status];
		if (to) await settleVersion(work, subjectOf(first.id), { from: 'open', to, now: first.touchedAt });
	}
}

export const subjectOf = (answerId: string) => ({ subjectKind: 'matching-answer', subjectId: answerId }) as const;

async function writeQuestion(work: Transaction, row: QuestionRow): Promise<void> {
	const { status, expiresAt, prolonged, dueAt, touchedAt, waitRank: rank, reminded, sweepAt } = row;
	const { answerCount, lowestWon, highestWon, endReason, endedAt } = row;
	await updateQuestion(work, row.id, {
		...{ status, expiresAt, prolonged, dueAt, touchedAt, waitRank: rank, reminded, sweepAt },
		...{ answerCount, lowestWon, highestWon, endReason, endedAt },
	});
}

/** The question of an id with its answers, held until the transaction ends. */
export async function holdMatching(
	work: Transaction,
	lock: Promise<QuestionRow | undefined>,
): Promise<Held | undefined> {
	const question = await lock;
	return question && { question, answers: await findAnswers(work, question.id) };
}
