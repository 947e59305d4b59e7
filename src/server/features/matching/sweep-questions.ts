import { dayMs } from '#domain/kernel/durations.ts';
import { type DueQuestion, dueStep, nextDue, type Reminder } from '#domain/matching/due.ts';
import { isHealthArea } from '#domain/matching/privacy.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { noteErased } from '#server/features/running/erasure.repo.ts';
import { forgetVaultWith } from '#server/features/vault/vault-share.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { Transaction } from '#server/queries.ts';
import { applyMove, type Held, holdMatching } from './apply-move.ts';
import { deleteForgottenPapers, deletePapers } from './matching-file.repo.ts';
import { tellMatching } from './matching-mails.ts';
import { providersClosed } from './move-question.ts';
import { lockQuestion, type QuestionRow, replaceWords, updateQuestion } from './question.repo.ts';
import { eraseVersionWords, findDueQuestions } from './sweep.repo.ts';

const batch = 50;
/** A crowd is worked off over some minutes. */
const mostRounds = 20;
const forgottenMs = 2 * dayMs;

type Sweeping = Pick<TaskContext, 'queries' | 'services' | 'now'>;

/** What time does to questions: reminders, the end, requests nobody accepted, and erasing. */
export async function sweepQuestions({ queries, services, now }: Sweeping): Promise<void> {
	for (let round = 0; round < mostRounds; round += 1) {
		const ids = await findDueQuestions(queries, { now, limit: batch });
		for (const id of ids) {
			const files = await services.transact((work) => sweepOne(work, services, { id, now }));
			if (files.length > 0) await forgetBytes(services, files);
		}
		if (ids.length < batch) break;
	}
}

/** Papers that were uploaded for a question which was never sent. Daily: each paper that is kept is looked at too. */
export async function sweepPapers({ queries, services, now }: Sweeping): Promise<void> {
	const before = new Date(now.getTime() - forgottenMs);
	for (let forgotten: string[] | undefined; forgotten === undefined || forgotten.length === batch; ) {
		forgotten = await deleteForgottenPapers(queries, before, batch);
		if (forgotten.length > 0) await forgetBytes(services, forgotten);
	}
}

const dueOf = (row: QuestionRow): DueQuestion => ({ ...row, state: row.status, answers: row.answerCount });

/** One step of one question; whatever follows is found in the next round. Answers with files whose bytes can go. */
async function sweepOne(
	work: Transaction,
	services: Sweeping['services'],
	{ id, now }: { id: string; now: Date },
): Promise<string[]> {
	const held = await holdMatching(work, lockQuestion(work, id));
	if (!held) return [];
	const step = dueStep(dueOf(held.question), now);
	if (!step) {
		await updateQuestion(work, id, { sweepAt: nextDue(dueOf(held.question)) });
		return [];
	}
	if ('erase' in step) return erase(work, held.question, now);
	if ('remind' in step) await remind(work, services, { held, reminder: step.remind, now });
	else await move(work, services, { held, step: step.move, now });
	return [];
}

type Moving = { held: Held; step: 'expire' | 'lapse' | 'finish'; now: Date };

async function move(work: Transaction, services: Sweeping['services'], { held, step, now }: Moving): Promise<void> {
	const picked = held.answers.find(({ status }) => status === 'picked');
	const moved = await applyMove(work, held, {
		asked: { move: step, by: 'clock', ...(picked && { answerId: picked.id }) },
		now,
		...(step === 'finish' && { endReason: 'over' }),
	});
	if (!moved.ok) throw new Error(`time could not ${step} a question`);
	const about = { question: held.question, actor: 'clock', actorId: null, at: now } as const;
	if (step === 'lapse' && picked)
		await tellMatching(work, services, {
			...{ ...about, kind: 'matching.lapse', answerId: picked.id, providerIds: [picked.providerId] },
			toAsker: { template: 'matching-lapsed' },
			toProviders: { template: 'matching-request-lapsed' },
		});
	if (step === 'expire')
		await tellMatching(work, services, {
			...{ ...about, kind: 'matching.expire', providerIds: providersClosed(held, moved.value) },
			toAsker: { template: 'matching-expired', more: { prolonged: held.question.prolonged } },
			toProviders: { template: 'matching-ended' },
		});
	if (step === 'finish') await tellMatching(work, services, { ...about, kind: 'matching.finish' });
}

type Reminding = { held: Held; reminder: Reminder; now: Date };

async function remind(
	work: Transaction,
	services: Sweeping['services'],
	{ held: { question, answers }, reminder, now }: Reminding,
): Promise<void> {
	const reminded = [...question.reminded, reminder];
	await updateQuestion(work, question.id, { reminded, sweepAt: nextDue({ ...dueOf(question), reminded }) });
	const about = { question, actor: 'clock', actorId: null, at: now } as const;
	if (reminder === 'unanswered')
		await tellMatching(work, services, {
			...{ ...about, kind: 'matching.remind-unanswered' },
			toAsker: { template: 'matching-unanswered' },
			toOperators: 'matching-unanswered-desk',
		});
	if (reminder === 'ending')
		await tellMatching(work, services, {
			...{ ...about, kind: 'matching.remind-ending' },
			toAsker: {
				template: 'matching-ending',
				more: { until: question.expiresAt.toISOString(), prolonged: question.prolonged },
			},
		});
	const picked = answers.find(({ status }) => status === 'picked');
	if (reminder === 'lapsing' && picked)
		await tellMatching(work, services, {
			...{ ...about, kind: 'matching.remind-lapsing', answerId: picked.id, providerIds: [picked.providerId] },
			toProviders: { template: 'matching-request-lapsing', more: { until: question.dueAt?.toISOString() ?? '' } },
		});
}

/** Contact details and papers go; of what is private or about health also the words. The rest stays to be read. */
async function erase(work: Transaction, question: QuestionRow, now: Date): Promise<string[]> {
	const { id, memberId, fileIds } = question;
	const isWordless = question.isPrivate || isHealthArea(question.area);
	await updateQuestion(work, id, {
		...{ sealed: null, fileIds: [], erasedAt: now, sweepAt: null },
		...(isWordless && { title: null, contents: null }),
	});
	if (isWordless) {
		await replaceWords(work, id, []);
		await eraseVersionWords(work, id);
	}
	await noteErased(work, { rule: 'question', now });
	await recordAudit(work, {
		...{ event: 'matching.erased', actorId: null, subjectId: memberId, actor: 'clock', at: now },
		subject: ['matching-question', id],
	});
	const forgotten = await forgetVaultWith(work, { kind: 'matching-question', id }, now);
	return [...forgotten, ...(await deletePapers(work, fileIds))];
}
